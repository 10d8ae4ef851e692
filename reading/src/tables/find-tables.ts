import type { NumberStyle } from '@tallyport/domain/values/numbers';
import { UNKNOWN_PAGE } from '../classify/classify-page.js';
import { openDocument } from '../open-document.js';
import type { Phrase } from '../page/phrases.js';
import { wholePart } from '../part-passes.js';
import { TABLES } from '../pipeline.js';
import { runStages } from '../stage.js';
import type { Table } from './table.js';

/** The tables on consecutive pages of phrases. */
export function findTables(pages: readonly (readonly Phrase[])[], numberStyle: NumberStyle): readonly Table[] {
  const parts = pages.map((printed) => wholePart(printed));
  return runStages([TABLES], { ...openDocument([], UNKNOWN_PAGE), parts, numberStyle }).tables;
}
