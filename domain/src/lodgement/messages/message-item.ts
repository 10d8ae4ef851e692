import type { MessagePart } from '@tallyport/contracts/customs-table/message-tables';
import type { FrozenLine, FrozenRecord, FrozenValues } from '../frozen-record.js';
import type { LineAction, QuestionAnswer, Sending } from './sending.js';

type Values = Readonly<Record<string, string | undefined>>;

/** What a block of a message is repeated for, with all values that its rows may ask for. */
export interface MessageItem {
  /** Its own, of the record. */
  readonly fields: Values;
  readonly amounts: Values;
  /** By their full names: `sending.version`, `line.action`. */
  readonly others: Values;
  readonly header: Values;
  /** The invoice that a line of goods names. */
  readonly invoice: Values;
}

export interface ActedLine {
  readonly line: FrozenLine;
  readonly action: LineAction;
}

const NOTHING: Values = {};

/** A record as the blocks of a message go through it. */
export class MessageItems {
  private readonly invoices: ReadonlyMap<string | undefined, FrozenValues>;
  private readonly header: MessageItem;

  constructor(
    private readonly record: FrozenRecord,
    private readonly sending: Sending,
    /** The lines of goods, transport and containers that stand in this message. */
    private readonly acted: readonly ActedLine[],
  ) {
    this.invoices = new Map(this.linesOf('invoice').map(({ fields }) => [fields.invoice_number, fields]));
    const others = { ...sendingValues(sending), ...countsOf(acted) };
    this.header = { fields: record.fields, amounts: record.amounts, others, header: record.fields, invoice: NOTHING };
  }

  /** The items of a part, below one of another part where it stands there. */
  of(part: MessagePart, above: MessageItem | null): readonly MessageItem[] {
    switch (part) {
      case 'header':
        return [this.header];
      case 'answer':
        return this.sending.answers.map((answer) => this.item({ others: answerValues(answer) }));
      case 'invoice':
        return this.linesOf('invoice').map((line) => this.item(line));
      case 'charge':
        return this.linesOf('charge')
          .filter(({ fields }) => fields.invoice_number === above?.fields['invoice_number'])
          .map((line) => this.item(line));
      case 'transport':
      case 'goods':
      case 'container':
        return this.acted.filter(({ line }) => line.type === part).map((acted) => this.lineItem(acted));
      default:
        return [];
    }
  }

  lineItem({ line, action }: ActedLine): MessageItem {
    const others = { 'line.number': String(line.number), 'line.action': action };
    return this.item({ ...line, others, invoice: this.invoices.get(line.fields.invoice_number) ?? NOTHING });
  }

  private item(own: Partial<MessageItem>): MessageItem {
    const { fields = NOTHING, amounts = NOTHING, others = NOTHING, invoice = NOTHING } = own;
    return { fields, amounts, others, header: this.record.fields, invoice };
  }

  private linesOf(type: FrozenLine['type']): readonly FrozenLine[] {
    return this.record.lines.filter((line) => line.type === type);
  }
}

function sendingValues({ reference, version, function: does, step, customsId, reason, broker }: Sending): Values {
  return {
    'sending.reference': reference,
    'sending.version': String(version),
    'sending.function': does,
    'sending.step': step,
    'sending.customs_id': customsId ?? '',
    'sending.reason': reason ?? '',
    'sending.licence': broker?.licence ?? '',
    'sending.broker_name': broker?.name ?? '',
  };
}

function answerValues({ question, answer, reason }: QuestionAnswer): Values {
  return { 'answer.question': question, 'answer.answer': answer, 'answer.reason': reason ?? '' };
}

function countsOf(acted: readonly ActedLine[]): Values {
  const ofType = (type: FrozenLine['type']) => acted.filter(({ line }) => line.type === type);
  const packages = ofType('transport').filter(({ action }) => action !== 'delete');
  return {
    'count.goods': String(ofType('goods').length),
    'count.packages': String(packages.reduce((sum, { line }) => sum + Number(line.fields.packages ?? 0), 0)),
    'count.containers': String(ofType('container').length),
  };
}
