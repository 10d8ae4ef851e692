import type { DomainEvent } from '@tallyport/contracts/events';
import { type EntryStatus, lineStatusOf } from '@tallyport/contracts/lodgement/entry-status';
import type { LodgementEvent } from '@tallyport/contracts/lodgement/events';
import type { Lodgement } from '@tallyport/contracts/lodgement/lodgement';
import type { LodgedState } from '@tallyport/contracts/lodgement/lodgement-state';
import type { Fold } from '../fold.js';
import { amountsDifference } from './amounts-difference.js';
import { foldMessages } from './fold-messages.js';
import { type NewestWords, NOTHING_SAID, newestWords } from './newest-words.js';
import { spokenWord } from './spoken-word.js';
import { declarationStatus, evolveLodgement, type LodgementProgress, NEVER_LODGED } from './state.js';

/** A lodgement as on the wire, with what the fold remembers for itself. */
export interface LodgementView extends Lodgement {
  readonly lodgement_state: LodgedState;
  readonly progress: LodgementProgress;
  readonly newest: NewestWords;
}

/** `lodgement/<id>`. A lodgement has the id of the record that it lodges, and begins with its first signed message. */
export const foldLodgement: Fold<LodgementView> = (view, event, { streamId, streamPosition, recordedAt }) => {
  if (!isOfLodgement(event)) return view && { ...view, stream_position: streamPosition };
  const progress = evolveLodgement(view?.progress ?? NEVER_LODGED, event);
  const newest = newestWords(view?.newest ?? NOTHING_SAID, event, recordedAt);
  const messages = foldMessages(view?.messages ?? [], event, progress);
  const word = spokenWord(event, recordedAt);
  return {
    ...shownOf(progress, newest, messages),
    id: streamId.slice('lodgement/'.length),
    work_order_id: event.data.workOrderId,
    messages,
    words: word === null ? (view?.words ?? []) : [...(view?.words ?? []), word],
    created_at: view?.created_at ?? recordedAt,
    stream_position: streamPosition,
    progress,
    newest,
  };
};

function isOfLodgement(event: DomainEvent | null): event is LodgementEvent {
  return event?.type.startsWith('lodgement.') ?? false;
}

type Shown = Omit<LodgementView, 'progress' | 'newest' | 'id' | 'work_order_id' | 'messages' | 'words' | 'created_at' | 'stream_position'>;

function shownOf(progress: LodgementProgress, newest: NewestWords, messages: Lodgement['messages']): Shown {
  const { kind, isEdiEnded, ownReference, accepted } = progress;
  const status = declarationStatus(progress);
  const advice = newest.advice?.value;
  const signed = messages.findLast((message) => message.version === accepted?.version && message.phase === 'accepted');
  return {
    kind: kind ?? 'declaration',
    declaration_status: status,
    lodgement_state: lodgementState(status, accepted?.purpose ?? null),
    edi_ended: isEdiEnded,
    own_reference: ownReference,
    accepted_version: accepted?.version ?? null,
    accepted_position: signed?.record_position ?? null,
    ics_identifier: newest.icsIdentifier?.value ?? null,
    duty_paid: advice?.dutyPaid ?? null,
    cargo_status: advice?.cargoStatus ?? null,
    referral_codes: advice?.referralCodes ?? [],
    questions: newest.questions?.value ?? [],
    amounts: signed?.amounts ?? [],
    difference: amountsDifference(messages),
    n10_data: {
      entry_status: entryStatus(status),
      ics_identifier: newest.icsIdentifier?.value ?? null,
      last_dsa_history_info: advice ? { parsed_data: { line_status: advice.lineStatus.map(lineStatusOf) } } : null,
    },
  };
}

/** The entry stays clear after the authority to deal, and when it is closed. */
function entryStatus(status: EntryStatus): EntryStatus {
  return status === 'authority_to_deal' || status === 'finalised' ? 'clear' : status;
}

function lodgementState(status: EntryStatus, accepted: string | null): LodgedState {
  if (status === 'not_lodged' || status === 'withdrawn') return 'not_yet_lodged';
  return status === 'pre_lodged' || accepted === 'pre-lodge' ? 'pre_lodged_with_ics' : 'lodged_with_ics';
}
