import type { EntryStatus } from '@tallyport/contracts/lodgement/entry-status';
import type { LodgementPurpose } from '@tallyport/contracts/lodgement/values';

/**
 * Which status follows which (domain: import declaration, §6). No public page gives the table, this one is derived from the rules
 * that are public. People are held to it; what customs says is recorded in any case, and marked where the table does not have it.
 */
// biome-ignore format: a table reads best in rows
const TRANSITIONS: Readonly<Record<EntryStatus, readonly EntryStatus[]>> = {
  not_lodged:        ['pre_lodged', 'lodged'],
  pre_lodged:        ['pre_lodged', 'lodged', 'held', 'clear', 'withdrawn'],
  lodged:            ['held', 'clear', 'withdrawn'],
  held:              ['clear', 'authority_to_deal', 'withdrawn'],
  clear:             ['held', 'authority_to_deal', 'withdrawn'],
  authority_to_deal: ['held', 'finalised'],
  finalised:         [],
  withdrawn:         [],
};

/** The statuses in which a message of each purpose may be signed. An amendment leads to no other status. */
// biome-ignore format: a table reads best in rows
const SIGNED_IN: Readonly<Record<LodgementPurpose, (status: EntryStatus) => boolean>> = {
  'pre-lodge': (status) => follows(status, 'pre_lodged'),
  lodge:       (status) => follows(status, 'lodged'),
  amend:       (status) => ['lodged', 'held', 'clear', 'authority_to_deal'].includes(status),
  withdraw:    (status) => follows(status, 'withdrawn'),
};

export function follows(from: EntryStatus, to: EntryStatus): boolean {
  return TRANSITIONS[from].includes(to);
}

export function maySign(purpose: LodgementPurpose, status: EntryStatus): boolean {
  return SIGNED_IN[purpose](status);
}
