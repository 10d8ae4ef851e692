import type { ExportState } from '@tallyport/contracts/freight-export/export-standing';

/** Something that is sent of a job, and where it comes to a stand. */
export interface DemoExport {
  /** The shipment, by its key. */
  readonly of: string;
  readonly what: 'send' | 'update' | 'edocs' | 'customs';
  readonly comesTo: ExportState;
}

/** Met in a way of their own, one after the other: the simulator misbehaves for the next shipment that comes. */
export const MISBEHAVED: readonly (DemoExport & { readonly system: string; readonly misbehaviour: string })[] = [
  { of: 'withdrawn', what: 'send', comesTo: 'done_with_warnings', system: 'LBYSYD', misbehaviour: 'warning' },
  // The connection breaks before anything is saved: it is looked for until no late call can arrive any more.
  { of: 'mixed', what: 'send', comesTo: 'unknown', system: 'LBYSYD', misbehaviour: 'cut-before-commit' },
];

const send = (of: string, comesTo: ExportState): DemoExport => ({ of, what: 'send', comesTo });
const done = (of: string, what: DemoExport['what'], comesTo: ExportState = 'done'): DemoExport => ({ of, what, comesTo });

/** What goes out in any order, and what follows it. */
export const SENT: readonly DemoExport[] = [
  ...['overdue', 'rejected', 'to-declare'].map((of) => send(of, 'done')),
  // Sydney does not know the importer by this code.
  ...['amended', 'does-not-add-up', 'downlights', 'spotlights', 'drivers'].map((of) => send(of, 'waiting_for_person')),
  // It has no unit for the dozen pair.
  ...['socks', 'more-socks'].map((of) => send(of, 'waiting_for_person')),
  // Melbourne refuses the log-in.
  ...['held', 'authority-to-deal', 'compile'].map((of) => send(of, 'held')),
  // Nobody is there in Brisbane.
  ...['towels', 'sheets'].map((of) => send(of, 'retry_planned')),
  ...['held', 'authority-to-deal', 'overdue', 'rejected', 'to-declare', 'withdrawn', 'mixed'].map((of) => done(of, 'customs')),
];

/** What follows on a job that is there. */
export const FOLLOWING: readonly DemoExport[] = [
  ...['overdue', 'rejected', 'to-declare', 'withdrawn'].map((of) => done(of, 'edocs')),
  done('rejected', 'update'),
];

/** What a person holds. */
export const HELD = 'sheets';
