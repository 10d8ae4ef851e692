import type { CustomsMessage } from '@tallyport/contracts/lodgement/customs-message-http';
import type { LodgementMessage, SpokenWord } from '@tallyport/contracts/lodgement/lodgement';
import type { LodgementView } from './fold.js';
import type { CustomsMessageView } from './fold-customs-message.js';

/** A message, and the address of its bytes. */
export interface ExchangedMessage {
  readonly message: CustomsMessage;
  readonly original: string;
}

/**
 * What was exchanged with customs about the lodgements of a job, the newest first: each interchange that was made, each acknowledgement
 * that came as the answer to sending, and each message that came by itself. `idOf` gives the id that follows from an address of bytes.
 */
export function exchangedMessages(
  lodgements: readonly LodgementView[],
  received: readonly CustomsMessageView[],
  idOf: (original: string) => string,
): ExchangedMessage[] {
  const ofLodgements = lodgements.flatMap((lodgement) => [
    ...lodgement.messages.flatMap((message) => sent(lodgement, message, idOf)),
    ...lodgement.words.flatMap((word) => acknowledged(lodgement, word, idOf)),
  ]);
  const byId = new Map(lodgements.map((lodgement) => [lodgement.id, lodgement]));
  const all = [...ofLodgements, ...received.map((message) => receivedMessage(message, byId.get(message.lodgement_id ?? '') ?? null))];
  return all.toSorted((one, other) => (one.message.at < other.message.at ? 1 : -1));
}

function sent(lodgement: LodgementView, { interchange, signed_at: at, ...message }: LodgementMessage, idOf: (original: string) => string) {
  if (interchange === null) return [];
  const { purpose: kind, version, control_reference, bytes } = message;
  const told = { kind, version, control_reference, bytes, unreadable: null, expected: true };
  return [{ original: interchange, message: { id: idOf(interchange), direction: 'sent' as const, at, ...told, ...belonging(lodgement) } }];
}

/** What came by itself has an id of its own, and is listed by that. */
function acknowledged(lodgement: LodgementView, word: SpokenWord, idOf: (original: string) => string) {
  const { original, message_id, recorded_at: at, version, control_reference, expected } = word;
  if (word.event !== 'acknowledged' || original === null || message_id !== null) return [];
  const told = { kind: word.event, version, control_reference, bytes: null, unreadable: null, expected };
  return [{ original, message: { id: idOf(original), direction: 'received' as const, at, ...told, ...belonging(lodgement) } }];
}

function belonging({ id, work_order_id, kind, own_reference }: LodgementView) {
  return { work_order_id, lodgement_id: id, lodged: kind, own_reference };
}

/** A message that came by itself. What it says of a lodgement stands there; of several words the last tells most. */
export function receivedMessage(received: CustomsMessageView, lodgement: LodgementView | null): ExchangedMessage {
  const { id, received_at: at, own_reference, version, bytes, unreadable, work_order_id, lodgement_id, original } = received;
  const word = lodgement?.words.findLast(({ message_id }) => message_id === id);
  const told = { own_reference, version, control_reference: null, bytes, unreadable };
  const said = { kind: word?.event ?? null, expected: word?.expected ?? true };
  const where = { work_order_id, lodgement_id, lodged: lodgement?.kind ?? null };
  return { original, message: { id, direction: 'received', at, ...told, ...said, ...where } };
}
