import type { ExplainedSegment } from '@tallyport/contracts/lodgement/customs-message-http';
import type { SentSegment, SentValue } from '@tallyport/contracts/lodgement/lineage';
import type { FrozenRecord } from '../frozen-record.js';
import { amountOfAll, amountOfLine } from './amount-lineage.js';
import { MessagePlaces } from './message-places.js';
import { said } from './said-of-value.js';
import { person, sentField, signed } from './sent-field.js';
import type { SentMessage } from './sent-message.js';

type Explained = ExplainedSegment['values'][number];
type Origin = Pick<SentValue, 'fields' | 'adds_up' | 'ends'>;

/**
 * Where each value of a message comes from, and what customs said of it: of the segments that are asked for, among `all` of the message.
 * What a person or a row did not put there ends at whoever signed, and nothing is guessed.
 */
export function lineageOf(sent: SentMessage, asked: readonly ExplainedSegment[], all: readonly ExplainedSegment[]): SentSegment[] {
  const places = new MessagePlaces(sent.frozen);
  return asked.map((segment) => {
    const { place, text, part, item, row } = segment;
    const values = segment.values.map((value): SentValue => {
      const origin = originOf({ sent, places, all }, segment, value);
      const hasEnd = origin.ends.length > 0 || origin.fields.some(({ ends }) => ends.length > 0);
      return { ...value, ...origin, ends: hasEnd ? origin.ends : [signed(sent)], ...said(sent.message, segment, value) };
    });
    return { place, text, part, item, row, values };
  });
}

/** The segments that say a field of the record: of the lines that this one is declared with, or of the header for null. */
export function segmentsSaying(
  frozen: FrozenRecord,
  segments: readonly ExplainedSegment[],
  lineId: string | null,
  field: string,
): ExplainedSegment[] {
  const places = new MessagePlaces(frozen);
  return segments.filter((segment) =>
    segment.values.some(({ name }) => {
      const place = name === field || name.endsWith(`.${field}`) ? places.of(segment, name) : null;
      if (place?.field !== field) return false;
      return lineId === null ? place.lineIds === null : (place.lineIds?.includes(lineId) ?? false);
    }),
  );
}

interface Around {
  readonly sent: SentMessage;
  readonly places: MessagePlaces;
  /** The whole message. */
  readonly all: readonly ExplainedSegment[];
}

function originOf(around: Around, segment: ExplainedSegment, { name }: Explained): Origin {
  const { sent, places, all } = around;
  const place = places.of(segment, name);
  if (place !== null) {
    const fields = (place.lineIds ?? [null]).flatMap((id) => sentField(sent, id, place.field) ?? []);
    return { fields, adds_up: [], ends: [] };
  }
  const [scope = '', rest = ''] = name.split('.');
  const nothing: Origin = { fields: [], adds_up: [], ends: [] };
  if (scope === 'amounts') {
    const line = segment.part === 'goods' ? places.lineOf(segment) : null;
    return line === null ? amountOfAll(sent, rest) : amountOfLine(sent, rest, line);
  }
  if (scope === 'answer') {
    const question = segment.values.find((value) => value.name === 'answer.question')?.value ?? '';
    const by = sent.answeredBy(question);
    return by === null ? nothing : { ...nothing, ends: [person(by, 'answered')] };
  }
  if (name === 'count.packages') return { ...nothing, fields: packagesIn(around) };
  if (name === 'message_type') {
    const row = all.find((one) => one.row !== null)?.row ?? null;
    return row === null ? nothing : { ...nothing, ends: [{ kind: 'row', table: 'segment', id: row }] };
  }
  return nothing;
}

/** The packages that a message counts are those of its own lines. */
function packagesIn({ sent, places, all }: Around): SentValue['fields'] {
  const counted = all.filter(({ part, values }) => part === 'transport' && values.some(({ name }) => name === 'packages'));
  return counted.flatMap((segment) => (places.lineOf(segment)?.lineIds ?? []).flatMap((id) => sentField(sent, id, 'packages') ?? []));
}
