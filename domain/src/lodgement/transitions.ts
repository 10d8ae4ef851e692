import type { EntryStatus } from '@tallyport/contracts/lodgement/entry-status';
import type { LodgementPurpose } from '@tallyport/contracts/lodgement/values';
import type { DatedTables } from '../customs-table/dated-tables.js';

/** Pairs of a status and one that may follow it. */
export type Transitions = [EntryStatus, EntryStatus][];

/** What a command brings: the pairs that held on its day. */
interface Held {
  readonly transitions?: Transitions | undefined;
}

// biome-ignore format: a table reads best in rows
const BEFORE_THE_TABLE: Readonly<Record<EntryStatus, readonly EntryStatus[]>> = {
  not_lodged:        ['pre_lodged', 'lodged'],
  pre_lodged:        ['pre_lodged', 'lodged', 'held', 'clear', 'withdrawn'],
  lodged:            ['held', 'clear', 'withdrawn'],
  held:              ['clear', 'authority_to_deal', 'withdrawn'],
  clear:             ['held', 'authority_to_deal', 'withdrawn'],
  authority_to_deal: ['held', 'finalised'],
  finalised:         [],
  withdrawn:         [],
};

/** The statuses that an amendment leaves as they are. */
const AMENDED_IN: readonly EntryStatus[] = ['lodged', 'held', 'clear', 'authority_to_deal'];

const LEADS_TO = { 'pre-lodge': 'pre_lodged', lodge: 'lodged', withdraw: 'withdrawn' } as const;

/** What the rows of customs say on a day; nothing follows anything where none holds. */
export function transitionsOn(tables: DatedTables, day: string): Transitions {
  return tables.all('transition', day).map(({ values }) => [values.from_status, values.to_status]);
}

/**
 * Whether a status may follow another (domain: import declaration, §6). No public page gives the table, so it is rows; commands from
 * before they were bring none, and are held to what stood in their place. People are held to it; what customs says is recorded in any
 * case, and marked where the table does not have it.
 */
export function follows({ transitions }: Held, from: EntryStatus, to: EntryStatus): boolean {
  if (transitions === undefined) return BEFORE_THE_TABLE[from].includes(to);
  return transitions.some(([one, next]) => one === from && next === to);
}

/** Whether a message of this purpose may be signed. An amendment leads to no other status. */
export function maySign(held: Held, purpose: LodgementPurpose, status: EntryStatus): boolean {
  return purpose === 'amend' ? AMENDED_IN.includes(status) : follows(held, status, LEADS_TO[purpose]);
}
