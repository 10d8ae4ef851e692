import type { Papers, Part } from '../../checks/papers.js';

const MASTERS: ReadonlySet<string | null> = new Set(['MBL', 'AWB']);

/** The bills under which the goods came. A master bill beside its houses is no second shipment. */
export interface Bills {
  readonly houses: readonly Part[];
  readonly masters: readonly Part[];
  /** The houses, or the masters where there are none. */
  readonly shipped: readonly Part[];
}

/** Waybills by what they are: a paper that says neither is a house bill where a master stands beside it, else what its numbers say. */
export function billsIn(papers: Papers): Bills {
  const waybills = papers.of('waybill');
  const masters = waybills.filter(isMaster);
  const houses = waybills.filter((bill) => !isMaster(bill));
  return { houses, masters, shipped: houses.length > 0 ? houses : masters };
}

/** A bill between carrier and forwarder: it names no house. */
export function isMaster(bill: Part): boolean {
  return MASTERS.has(bill.record.document_type) && bill.text('house_number') === null;
}

/** The number of a bill, with the field that says it. */
export function numberField(bill: Part): 'bl_number' | 'waybill_number' {
  return bill.text('bl_number') === null ? 'waybill_number' : 'bl_number';
}
