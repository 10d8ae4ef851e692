import { randomUUID } from 'node:crypto';
import { LODGEMENT_PURPOSES } from '@tallyport/contracts/lodgement/values';
import type { AnyLodgementCommand } from '@tallyport/domain/lodgement/commands';

const [ORG, JOB, LODGEMENT] = [randomUUID(), randomUUID(), randomUUID()];
const CONTROL_REFERENCES = ['AAAAAAAAAAAAA1', 'AAAAAAAAAAAAA2'];

function oneOf<T>(dice: () => number, values: readonly T[]): T {
  return values[Math.floor(dice() * values.length)] as T;
}

/** Anything that a lodgement may be told: by a broker, by the way to customs, or by customs. */
export function lodgementCommand(dice: () => number): AnyLodgementCommand {
  const envelope = {
    orgId: ORG,
    workOrderId: JOB,
    lodgementId: LODGEMENT,
    commandId: randomUUID(),
    correlationId: randomUUID(),
    actor: { kind: 'person' as const, userId: ORG },
    issuedAt: '2026-03-14T02:00:00.000Z',
  };
  const controlReference = oneOf(dice, CONTROL_REFERENCES);
  const roll = dice();
  if (roll < 0.3) {
    return {
      type: 'request-lodgement',
      ...envelope,
      kind: 'declaration',
      purpose: oneOf(dice, LODGEMENT_PURPOSES),
      snapshot: { streamPosition: 1, hash: oneOf(dice, ['a', 'b']).repeat(64) },
      ownReference: 'SYD-000001-7K2Q',
      controlReference,
      signedBy: { userId: ORG, name: 'Mei Harper', licenceNumber: '01234' },
      sender: { siteId: 'SITE1', ownerSiteId: 'OWNER1' },
      confirmed: [],
      reason: 'so',
      timeZone: 'Australia/Sydney',
    };
  }
  if (roll < 0.45) return { type: 'record-built', ...envelope, controlReference, hash: 'c'.repeat(64), bytes: 1 };
  if (roll < 0.55) return { type: 'record-send-unknown', ...envelope, controlReference, attempt: oneOf(dice, [1, 2]), reason: 'timeout' };
  if (roll < 0.7) return { type: 'record-sent', ...envelope, controlReference, attempt: 1, learntBy: 'question', acknowledgement: null };
  if (roll < 0.75) return { type: 'record-send-failed', ...envelope, controlReference, reason: 'turned-away', detail: 'no' };
  if (roll < 0.8) return { type: 'finalise-lodgement', ...envelope };
  if (roll < 0.82) return { type: 'mark-edited-outside', ...envelope, reason: null };
  const spoken = {
    ownReference: 'SYD-000001-7K2Q',
    version: oneOf(dice, [1, 2]),
    messageTime: `2026-03-14T02:0${oneOf(dice, [1, 2, 3, 4])}:00Z`,
    icsIdentifier: 'ICS1',
  };
  const advice = { entryStatus: oneOf(dice, ['held', 'clear', 'authority_to_deal'] as const), cargoStatus: null, dutyPaid: null };
  const response = { outcome: oneOf(dice, ['accepted', 'pre-lodged', 'rejected'] as const), questions: [], amounts: [], errors: [] };
  const word =
    dice() < 0.5
      ? ({ kind: 'advice', ...spoken, ...advice, referralCodes: [], lineStatus: [] } as const)
      : ({ kind: 'response', ...spoken, ...response } as const);
  return { type: 'record-word', ...envelope, messageId: randomUUID(), original: 'd'.repeat(64), word };
}
