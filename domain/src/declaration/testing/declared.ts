import type { RecordEdit, RecordEditInput, ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import { recordDecider } from '../../shipping-record/decider.js';
import { foldRecord, type RecordView } from '../../shipping-record/fold.js';
import { envelope } from '../../shipping-record/testing/record-events.js';
import { compileDeclaration } from '../compile/compile-declaration.js';
import { surroundings } from './shipment.js';

const of = {
  recordId: '00000000-0000-4000-8000-000000000777',
  workOrderId: '00000000-0000-4000-8000-000000000001',
  kind: 'declaration' as const,
};
const source = { documentId: null, attempt: null, fromPage: null, toPage: null, documentType: null };

/** The declaration of these papers, then of a person's edits, decided and folded as in the product. */
export function declared(
  papers: readonly ShippingRecord[],
  edits: (declaration: ShippingRecord) => readonly RecordEditInput[] = () => [],
): ShippingRecord {
  const compiled = recordDecider.decide(
    { type: 'extract', ...of, source, ...compileDeclaration(papers, surroundings()) },
    recordDecider.initialState,
  );
  const made = edits(folded(compiled)) as RecordEdit[];
  if (made.length === 0) return folded(compiled);
  const state = compiled.reduce(recordDecider.evolve, recordDecider.initialState);
  return folded([...compiled, ...recordDecider.decide({ type: 'edit', ...of, edits: made }, state)]);
}

function folded(events: ReturnType<typeof recordDecider.decide>): ShippingRecord {
  const view = events.reduce<RecordView | null>((before, event, index) => foldRecord(before, event, envelope(index + 1)), null);
  if (view === null) throw new Error('nothing was compiled');
  return { ...view, lines: [...view.lines] };
}
