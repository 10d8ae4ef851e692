import { randomUUID } from 'node:crypto';
import type { DomainEvent } from '@tallyport/contracts/events';

/** The life of a declaration with customs: pre-lodged with a question, refused once, lodged, held, cleared, and taken back or closed. */
export function sampleLodgement(lodgementId: string, workOrderId: string, random: () => number): DomainEvent[] {
  const place = { lodgementId, workOrderId };
  const message = (version: number) => ({ ...place, ownReference: 'SYD-000001-7K2Q', version });
  const interchange = (version: number) => ({ ...message(version), controlReference: `CONTROL${version}` });
  const word = (version: number, minute: number) => {
    const messageTime = `2026-03-14T01:${String(minute).padStart(2, '0')}:00Z`;
    return { ...message(version), messageTime, messageId: randomUUID(), original: 'c'.repeat(64), expected: true };
  };
  const signed = (purpose: 'pre-lodge' | 'lodge' | 'withdraw', version: number): DomainEvent => ({
    type: 'lodgement.requested',
    data: {
      ...interchange(version),
      kind: 'declaration',
      purpose,
      snapshot: { streamPosition: version, hash: 'a'.repeat(64) },
      signedBy: { userId: randomUUID(), name: 'Mei Harper', licenceNumber: '01234' },
      signedAt: '2026-03-14T00:41:05.120Z',
      sender: { siteId: 'SITE1', ownerSiteId: 'OWNER1' },
      confirmed: [],
      reason: purpose === 'withdraw' ? 'the wrong owner' : null,
    },
  });
  const sending = (version: number, isLost: boolean): DomainEvent[] => [
    { type: 'lodgement.message-built', data: { ...interchange(version), hash: 'b'.repeat(64), bytes: 900 } },
    ...(isLost
      ? [{ type: 'lodgement.send-unknown' as const, data: { ...interchange(version), attempt: 1, reason: 'timeout' as const } }]
      : []),
    { type: 'lodgement.sent', data: { ...interchange(version), attempt: 1, learntBy: isLost ? 'question' : 'answer' } },
    { type: 'lodgement.acknowledged', data: { ...interchange(version), original: 'd'.repeat(64) } },
  ];
  const amounts = [{ qualifier: '9', amount: '7214.06', currency: 'AUD' }];
  const advised = (entryStatus: 'held' | 'clear' | 'authority_to_deal', minute: number): DomainEvent => ({
    type: 'lodgement.customs-answer-recorded',
    data: {
      ...word(2, minute),
      entryStatus,
      cargoStatus: null,
      icsIdentifier: 'ICS1',
      dutyPaid: entryStatus !== 'held',
      referralCodes: entryStatus === 'held' ? ['EVA HOLD'] : [],
      lineStatus: [entryStatus === 'held' ? 'YNYY' : 'YYYY'],
    },
  });
  const end: DomainEvent[] =
    random() < 0.5
      ? [
          signed('withdraw', 3),
          ...sending(3, false),
          { type: 'lodgement.withdrawn', data: { ...word(3, 40), icsIdentifier: 'ICS1' } },
          { type: 'lodgement.edited-outside', data: { ...place, reason: null } },
        ]
      : [advised('authority_to_deal', 30), { type: 'lodgement.finalised', data: place }];
  const errors = [
    { code: 'IMD0001', words: 'Not known', place: 'goods' as const, line: 1, segment: 'RFF:ABD', field: 'tariff_classification' },
  ];
  return [
    signed('pre-lodge', 1),
    { type: 'lodgement.send-failed', data: { ...interchange(1), reason: 'not-built', detail: 'the owner is missing' } },
    signed('pre-lodge', 1),
    ...sending(1, random() < 0.5),
    { type: 'lodgement.rejected', data: { ...word(1, 1), purpose: 'pre-lodge', errors } },
    signed('pre-lodge', 1),
    ...sending(1, false),
    { type: 'lodgement.accepted', data: { ...word(1, 2), purpose: 'pre-lodge', icsIdentifier: 'ICS1', amounts } },
    { type: 'lodgement.questions-asked', data: { ...word(1, 2), questions: [{ questionId: 'Q1', text: 'Any timber?' }] } },
    { type: 'lodgement.questions-answered', data: { ...place, answers: [{ questionId: 'Q1', answer: 'N', reason: null }] } },
    signed('lodge', 2),
    ...sending(2, random() < 0.5),
    advised('held', 20),
    { type: 'lodgement.accepted', data: { ...word(2, 3), purpose: 'lodge', icsIdentifier: 'ICS1', amounts } },
    advised('clear', 25),
    ...end,
  ];
}

/** What customs sent to the address of the organisation; of no job. */
export function sampleCustomsMessage(messageId: string, isReadable: boolean): DomainEvent {
  const reference = isReadable ? { ownReference: 'SYD-000001-7K2Q', version: 1 } : null;
  const unreadable = isReadable ? null : 'no UNB segment';
  return { type: 'customs-message.received', data: { messageId, hash: 'c'.repeat(64), bytes: 400, reference, unreadable } };
}
