import type { RecordedEvent } from '@tallyport/contracts/envelope';
import type { CustomsDialogue, DialogueTurn } from '@tallyport/contracts/lodgement/dialogue';
import type { LodgementEvent } from '@tallyport/contracts/lodgement/events';
import type { Lodgement } from '@tallyport/contracts/lodgement/lodgement';
import type { DatedTables } from '../../customs-table/dated-tables.js';
import { textOfBytes } from '../../edifact/character-set.js';
import { readInterchange } from '../../edifact/read-interchange.js';
import { componentOf } from '../../edifact/segment.js';
import { dayOfCustoms } from '../day-of-customs.js';
import { bytesNamedBy } from './named-bytes.js';

/** What a dialogue is made of: the facts of a lodgement, what they name, and by which rows messages are written and read. */
export interface DialogueSources {
  readonly events: readonly { readonly event: LodgementEvent; readonly envelope: Pick<RecordedEvent, 'recordedAt'> }[];
  /** By address; bytes that are gone are not there. */
  readonly bytes: ReadonlyMap<string, Uint8Array>;
  /** When a message of customs came, by its id. */
  readonly receivedAt: ReadonlyMap<string, string>;
  readonly segments: DatedTables;
  readonly outcome: Lodgement;
}

const TEST_INDICATOR = 10;
const RECIPIENT = 2;

/** The whole dialogue as one file. */
export function customsDialogue({ events, bytes, receivedAt, segments, outcome }: DialogueSources): CustomsDialogue {
  const turns = events.map(({ event, envelope }): DialogueTurn => {
    const content = bytes.get(bytesNamedBy(event) ?? '');
    const isSigned = event.type === 'lodgement.requested';
    const messageId = 'messageId' in event.data ? event.data.messageId : null;
    return {
      recorded_at: envelope.recordedAt,
      received_at: (messageId !== null && receivedAt.get(messageId)) || null,
      event,
      snapshot: isSigned && content ? (JSON.parse(new TextDecoder().decode(content)) as DialogueTurn['snapshot']) : null,
      message: isSigned || !content ? null : textOfBytes(content),
    };
  });
  const messages: readonly string[] = [outcome.kind === 'declaration' ? 'IMD' : 'SEACR', 'CUSRES', 'CONTRL'];
  const days = new Set(turns.map(({ recorded_at }) => dayOfCustoms(recorded_at)));
  const rows = [...days].flatMap((day) => segments.all('segment', day)).filter(({ values }) => messages.includes(values.message));
  return {
    format: 'tallyport-customs-dialogue/1',
    customs: customsOf(events.flatMap(({ event }) => (event.type === 'lodgement.message-built' ? (bytes.get(event.data.hash) ?? []) : []))),
    segments: [...new Map(rows.map((row) => [row.id, row])).values()],
    turns,
    outcome,
  };
}

/** Whom the first interchange that still is there was sent to, and whether it was a test. */
function customsOf([first]: readonly Uint8Array[]): CustomsDialogue['customs'] {
  const reading = first && readInterchange(first);
  if (reading?.outcome !== 'read') return null;
  const { header } = reading.interchange;
  return { site: componentOf(header, RECIPIENT), is_test: componentOf(header, TEST_INDICATOR) === '1' };
}
