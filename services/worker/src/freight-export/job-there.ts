import type { TargetType } from '@tallyport/contracts/freight-export/values';
import type { Reading } from '@tallyport/domain/freight-export/answer/judge-reading';
import { isReadable } from '@tallyport/domain/freight-export/answer/transport-outcome';
import { shipmentRequest, shipmentRequestByReference } from '@tallyport/domain/freight-export/messages/requests';
import { readShipment } from '@tallyport/domain/freight-export/shipment/read-shipment';
import type { FreightShipment, FreightTarget } from '@tallyport/domain/freight-export/shipment/shipment';
import type { Exchange, FreightCaller } from './freight-caller.js';
import type { FreightPlace } from './freight-place.js';

/** What was answered, and the job in it; null where it was not told. */
export interface JobThere {
  readonly reading: Reading & { readonly exchange: Exchange };
  readonly there: FreightShipment | null;
}

/** Reads a job by its key. */
export async function readJob(
  caller: FreightCaller,
  orgId: string,
  place: FreightPlace,
  target: FreightTarget,
  signal: AbortSignal,
): Promise<JobThere> {
  const text = shipmentRequest({ target, owner: place.owner });
  const asked = { type: target.type as TargetType | null, key: target.key };
  const reading = await caller.ask(orgId, place, { text, asked, name: target.key ?? '' }, signal);
  return { reading, there: shipmentIn(reading, target) };
}

/** Reads the job that carries our handle. */
export async function readJobByReference(
  caller: FreightCaller,
  orgId: string,
  place: FreightPlace,
  target: FreightTarget,
  handle: string,
  signal: AbortSignal,
): Promise<JobThere> {
  const reference = { type: place.referenceType, number: handle };
  const text = shipmentRequestByReference({ target, owner: place.owner }, reference);
  const asked = { type: target.type as TargetType | null, key: null };
  const reading = await caller.ask(orgId, place, { text, asked, name: handle }, signal);
  const key = reading.kind === 'there' ? reading.key : null;
  return { reading, there: shipmentIn(reading, { ...target, key }) };
}

function shipmentIn({ kind, exchange: { outcome } }: JobThere['reading'], target: FreightTarget): FreightShipment | null {
  if (kind !== 'there' || outcome.kind !== 'answered' || !isReadable(outcome.document)) return null;
  return readShipment(outcome.document, target);
}
