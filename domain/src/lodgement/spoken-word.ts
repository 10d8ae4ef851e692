import type { LodgementEvent } from '@tallyport/contracts/lodgement/events';
import type { SpokenWord } from '@tallyport/contracts/lodgement/lodgement';

const EVENTS = {
  'lodgement.acknowledged': 'acknowledged',
  'lodgement.accepted': 'accepted',
  'lodgement.rejected': 'rejected',
  'lodgement.withdrawn': 'withdrawn',
  'lodgement.questions-asked': 'questions-asked',
  'lodgement.customs-answer-recorded': 'advice',
} as const;

type WordEvent = Extract<LodgementEvent, { type: keyof typeof EVENTS }>;

/** What customs said by this event, or null where it was not customs that spoke. */
export function spokenWord(event: LodgementEvent, recordedAt: string): SpokenWord | null {
  if (!isWord(event)) return null;
  const { version, original } = event.data;
  const { messageTime = null, messageId = null, expected = true } = 'expected' in event.data ? event.data : {};
  const { entryStatus = null, cargoStatus = null, referralCodes = [] } = 'referralCodes' in event.data ? event.data : {};
  return {
    event: EVENTS[event.type],
    recorded_at: recordedAt,
    message_time: messageTime,
    message_id: messageId,
    original,
    version,
    control_reference: 'controlReference' in event.data ? event.data.controlReference : null,
    expected,
    entry_status: entryStatus,
    cargo_status: cargoStatus,
    referral_codes: referralCodes,
  };
}

function isWord(event: LodgementEvent): event is WordEvent {
  return event.type in EVENTS;
}
