import type { MessageName } from '@tallyport/contracts/customs-table/message-tables';
import type { CustomsDialogue, DialogueTurn } from '@tallyport/contracts/lodgement/dialogue';
import type { LodgementEvent } from '@tallyport/contracts/lodgement/events';
import { DatedTables } from '../../../customs-table/dated-tables.js';
import { bytesOfText, textOfBytes } from '../../../edifact/character-set.js';
import type { CustomsWord } from '../../customs-word.js';
import { dayOfCustoms } from '../../day-of-customs.js';
import type { LodgementView } from '../../fold.js';
import type { FrozenRecord } from '../../frozen-record.js';
import { MessageEncoder } from '../../messages/encode-message.js';
import { type MessageLayout, messageLayout } from '../../messages/layout.js';
import { outboundInterchange } from '../../messages/outbound-interchange.js';
import { type CustomsReading, readCustomsInterchange } from '../../messages/read-customs-interchange.js';
import { sendingOf } from '../../sending-of.js';

interface SignedTurn {
  readonly data: Extract<LodgementEvent, { type: 'lodgement.requested' }>['data'];
  readonly record: FrozenRecord;
  /** The lodgement as it stood when it was signed. */
  readonly lodgement: LodgementView;
}

/** Writes and reads the messages of a dialogue by its own rows. */
export class DialogueMessages {
  private readonly tables: DatedTables;
  private readonly signed = new Map<string, SignedTurn>();

  constructor(private readonly dialogue: CustomsDialogue) {
    this.tables = new DatedTables([['segment', dialogue.segments]]);
  }

  sign({ event, snapshot }: DialogueTurn, lodgement: LodgementView | null): void {
    if (event.type !== 'lodgement.requested' || snapshot === null || lodgement === null) return;
    this.signed.set(event.data.controlReference, { data: event.data, record: snapshot, lodgement });
  }

  /** The interchange as it is made now; null where nothing is known of what was signed. */
  encoded(controlReference: string): string | null {
    const { customs, outcome } = this.dialogue;
    const signed = this.signed.get(controlReference);
    if (signed === undefined || customs === null) return null;
    const { data, record, lodgement } = signed;
    const layout = messageLayout(this.tables, outcome.kind === 'declaration' ? 'IMD' : 'SEACR', dayOfCustoms(data.signedAt));
    const message = new MessageEncoder(layout).encode(record, sendingOf(data, lodgement), this.acceptedBefore(lodgement));
    const sites = { site: data.sender.siteId, ownerSite: data.sender.ownerSiteId, customsSite: customs.site };
    return textOfBytes(outboundInterchange(message, { ...sites, controlReference, preparedAt: data.signedAt, isTest: customs.is_test }));
  }

  /** What a message says; null where it cannot be read, or only acknowledges. */
  word(turn: DialogueTurn): CustomsWord | null {
    const reading = this.read(turn);
    return reading?.outcome === 'read' && reading.said.kind !== 'acknowledgement' ? reading.said : null;
  }

  /** Whether a message says that this interchange was understood. */
  acknowledges(turn: DialogueTurn, controlReference: string): boolean {
    const reading = this.read(turn);
    if (reading?.outcome !== 'read' || reading.said.kind !== 'acknowledgement') return false;
    return reading.said.controlReference === controlReference && reading.said.errors.length === 0;
  }

  private read({ message, received_at, recorded_at }: DialogueTurn): CustomsReading | null {
    if (message === null) return null;
    const day = dayOfCustoms(received_at ?? recorded_at);
    const layout = (name: MessageName): MessageLayout => messageLayout(this.tables, name, day);
    const isDeclaration = this.dialogue.outcome.kind === 'declaration';
    return readCustomsInterchange(bytesOfText(message), {
      answer: layout('CUSRES'),
      acknowledgement: layout('CONTRL'),
      declaration: isDeclaration ? layout('IMD') : NOT_SPOKEN_OF,
      cargoReport: isDeclaration ? NOT_SPOKEN_OF : layout('SEACR'),
    });
  }

  /** What customs had accepted then, which a change is a change of. */
  private acceptedBefore({ messages, accepted_version }: LodgementView): FrozenRecord | null {
    const accepted = messages.findLast(({ version, phase }) => version === accepted_version && phase === 'accepted');
    return this.signed.get(accepted?.control_reference ?? '')?.record ?? null;
  }
}

const NOT_SPOKEN_OF: MessageLayout = { message: 'IMD', blocks: [] };
