import type { BlobStore } from '@tallyport/blob-store/blob-store';
import { isReadable } from '@tallyport/domain/freight-export/answer/transport-outcome';
import type { ReadOrganisation } from '@tallyport/domain/freight-export/messages/master-data-layout';
import { organisationsQuery } from '@tallyport/domain/freight-export/messages/native-query';
import { readOrganisations } from '@tallyport/domain/freight-export/messages/read-master-data';
import type { PageRead, SyncPage } from '@tallyport/workflows/freight-sync/activities';
import type { FreightCaller } from './freight-caller.js';
import type { FreightPlace } from './freight-place.js';
import type { OrganisationRow, OrganisationRows } from './organisation-rows.js';
import { failedBy, isEmptyAnswer } from './sync-failure.js';

export interface OrganisationPorts {
  readonly blobs: Pick<BlobStore, 'putFile'>;
  readonly caller: FreightCaller;
  readonly organisations: OrganisationRows;
}

/** Codes are read by how they begin, since no public page tells of another way to read them in parts. */
const BEGINNINGS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'.split('');

/** Reads the organisations whose codes begin with the next character. After the last one, those that were not told of become inactive. */
export async function readOrganisationPage(
  ports: OrganisationPorts,
  page: SyncPage,
  place: FreightPlace,
  signal: AbortSignal,
): Promise<PageRead> {
  const { orgId, after, counts } = page;
  const [began, done] = after === null ? [await ports.organisations.now(), null] : (after.split(' ') as [string, string]);
  const next = BEGINNINGS[done === null ? 0 : BEGINNINGS.indexOf(done) + 1];
  if (next === undefined) {
    const gone = await ports.organisations.forgetOlder(orgId, place.systemId, began);
    return { kind: 'finished', counts, gone, result: null, fingerprint: null, lines: [], milliseconds: 0 };
  }
  const question = { text: organisationsQuery({ beginsWith: next }), asked: { type: null, key: null }, name: next };
  const reading = await ports.caller.ask(orgId, place, question, signal);
  const { outcome } = reading.exchange;
  const read =
    reading.kind === 'there' && outcome.kind === 'answered' && isReadable(outcome.document) ? readOrganisations(outcome.document) : null;
  const isEmpty = reading.kind === 'not-there' || (read === null && isEmptyAnswer(reading));
  if (read === null && !isEmpty) return failedBy(ports.blobs, orgId, reading, reading.exchange);
  const rows = (read?.rows ?? []).map(rowOf);
  const kept = await ports.organisations.keep(orgId, place.systemId, rows);
  const all = {
    read: counts.read + rows.length,
    fresh: counts.fresh + kept.fresh,
    changed: counts.changed + kept.changed,
    same: counts.same + kept.same,
  };
  return { kind: 'more', counts: all, after: `${began} ${next}` };
}

function rowOf({ code, name, isActive, isConsignee, isConsignor, isForwarder, isBroker }: ReadOrganisation): OrganisationRow {
  const flags = { consignee: isConsignee, consignor: isConsignor, forwarder: isForwarder, broker: isBroker };
  return {
    code: code ?? '',
    full_name: name ?? code ?? '',
    flags: Object.entries(flags).flatMap(([flag, said]) => (said === 'Y' ? [flag] : [])),
    is_active: isActive !== 'N',
  };
}
