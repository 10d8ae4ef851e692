import { UNKNOWN_PAGE } from '../classify/classify-page.js';
import type { Label } from '../labels/label.js';
import { openDocument } from '../open-document.js';
import type { Phrase } from '../page/phrases.js';
import { wholePart } from '../part-passes.js';
import { OF_A_DOCUMENT } from '../pipeline.js';
import { runStages } from '../stage.js';

/** What comes before labels are looked for, or needs more than one page of phrases. */
const WITHOUT = new Set([
  'words',
  'style',
  'tables',
  'labels/without-titles',
  'labels/outside-tables',
  'labels/section-codes',
  'labels/running-text',
  'labels/lone-script',
  'type',
  'fields',
  'readings',
]);

/** The labels among some phrases of a page. */
export function findLabels(phrases: readonly Phrase[]): readonly Label[] {
  const opened = { ...openDocument([], UNKNOWN_PAGE), parts: [wholePart(phrases)] };
  return runStages(OF_A_DOCUMENT, opened, { without: WITHOUT }).parts.flatMap(({ labels }) => labels);
}
