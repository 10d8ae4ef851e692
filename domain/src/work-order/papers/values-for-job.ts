import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import type { FollowPapers } from '@tallyport/contracts/work-order/commands';
import { knownParty } from './known-party.js';
import { PARTY_FIELDS, type SaidOfJob, saidOfJob } from './said-of-job.js';

type Value = FollowPapers['values'][number];

interface Party {
  readonly id: string;
  readonly name: string;
}

/** The names of parties that the papers of a job say: of these alone the organisation's own have to be known. */
export function partyNamesIn(said: readonly SaidOfJob[]): string[] {
  return said.filter(({ field }) => PARTY_FIELDS.has(field)).map(({ text }) => text);
}

/**
 * What the papers say, as a job takes it: a party by its id, where the organisation has one of that name. A paper that seems to be
 * of another job says nothing: who takes all values at once must not take those of another shipment.
 */
export function valuesForJob(
  records: readonly ShippingRecord[],
  parties: readonly Party[],
  isStrayPaper: (documentId: string) => boolean,
): Value[] {
  const ofThisJob = saidOfJob(records).filter(({ from }) => !isStrayPaper(from.documentId));
  return ofThisJob.flatMap(({ field, text, from }): Value[] => {
    if (!PARTY_FIELDS.has(field)) return [{ field, value: text, name: null, from }];
    const party = knownParty(text, parties);
    return party === null ? [] : [{ field, value: party.id, name: party.name, from }];
  });
}
