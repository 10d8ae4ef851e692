import type { BlobStore } from '@tallyport/blob-store/blob-store';
import type { LodgementEvent } from '@tallyport/contracts/lodgement/events';
import type { LodgementMessage } from '@tallyport/contracts/lodgement/lodgement';
import { parseEvent } from '@tallyport/contracts/parse-event';
import { foldLodgement, type LodgementView } from '@tallyport/domain/lodgement/fold';
import type { FrozenRecord } from '@tallyport/domain/lodgement/frozen-record';
import type { EventStore } from '@tallyport/event-store/event-store';
import type { InterchangeRef } from '@tallyport/workflows/lodgement/activities';
import { lodgementStreamId } from '@tallyport/workflows/lodgement/messages';

type Requested = Extract<LodgementEvent, { type: 'lodgement.requested' }>['data'];

/** A signed message with all that it is made from, as it stood when it was signed. */
export interface SignedMessage {
  readonly requested: Requested;
  readonly lodgement: LodgementView;
  readonly record: FrozenRecord;
  /** What customs had accepted, which a change is a change of. */
  readonly before: FrozenRecord | null;
  /** The address of the interchange, where it is made. */
  readonly interchange: string | null;
}

/** The message that goes by this control reference. Throws where nothing of that kind was signed: a defect of whoever asks. */
export async function signedMessage(store: Pick<EventStore, 'load'>, blobs: BlobStore, ref: InterchangeRef): Promise<SignedMessage> {
  const { orgId, lodgementId, controlReference } = ref;
  const events = await store.load(orgId, lodgementStreamId(lodgementId));
  let atSigning: LodgementView | null = null;
  let requested: Requested | null = null;
  let view: LodgementView | null = null;
  for (const envelope of events) {
    const event = parseEvent(envelope);
    view = foldLodgement(view, event, envelope);
    if (event?.type !== 'lodgement.requested' || event.data.controlReference !== controlReference) continue;
    [requested, atSigning] = [event.data, view];
  }
  if (requested === null || atSigning === null) throw new TypeError('no such message was signed');
  const frozen = async (hash: string) => JSON.parse((await blobs.read(orgId, hash)).toString('utf8')) as FrozenRecord;
  const accepted = acceptedMessage(atSigning);
  const interchange = view?.messages.find((message) => message.control_reference === controlReference)?.interchange ?? null;
  return {
    requested,
    lodgement: atSigning,
    record: await frozen(requested.snapshot.hash),
    before: accepted === null ? null : await frozen(accepted.snapshot),
    interchange,
  };
}

function acceptedMessage({ messages, accepted_version }: LodgementView): LodgementMessage | null {
  return messages.findLast(({ version, phase }) => version === accepted_version && phase === 'accepted') ?? null;
}
