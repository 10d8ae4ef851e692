import type { Readings } from '@tallyport/contracts/document-extraction/readings';
import type { Line } from '@tallyport/contracts/shipping-record/events';
import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import { Papers } from '../../checks/papers.js';
import { goodsLinesOf } from './goods.js';
import { headerOf } from './header.js';
import { invoiceLinesOf } from './invoices.js';
import type { Surroundings } from './surroundings.js';
import { transportLinesOf } from './transport.js';

/** What papers say, as a declaration says it. */
export interface CompiledDeclaration {
  readonly fields: Readings;
  readonly lines: readonly Line[];
}

/**
 * A declaration from the records of a job, each value with the value of a paper that it was taken from. The same records give the same
 * declaration, with the same line ids: goods keep the id of their invoice's line.
 */
export function compileDeclaration(records: readonly ShippingRecord[], surroundings: Surroundings): CompiledDeclaration {
  const papers = new Papers(records);
  return {
    fields: headerOf(papers, surroundings),
    lines: [...invoiceLinesOf(papers, surroundings), ...transportLinesOf(papers, surroundings), ...goodsLinesOf(papers, surroundings)],
  };
}
