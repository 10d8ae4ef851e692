import type { LineageEnd, SentField, SentSegment, SentValue } from '@tallyport/contracts/lodgement/lineage';
import { declaredGoodsOf } from '../../../declaration/declared-goods.js';
import type { FrozenLine } from '../../frozen-record.js';
import { keyOfEnd, keyOfHand, type PlantedEnd } from './planted-end.js';
import { placeKey } from './planted-origins.js';
import { ANSWERER, rowOfStep, type SentSample, SIGNER, STEP_OF } from './sent-sample.js';

/** Values that are said of the message itself. */
const OF_MESSAGE = /^(sending|line)\.|^count\.(goods|containers)$/;

/** What is wrong with the lineage of a message, by what was planted behind it. */
export function lineageFaults(sample: SentSample, segments: readonly SentSegment[]): string[] {
  return segments.flatMap((segment) => {
    const isAround = segment.part === 'envelope' || /^UN[AHTZ]/.test(segment.text);
    const faults = segment.values.flatMap((value) => faultsOf(sample, segment, value).map((fault) => `${value.name}: ${fault}`));
    return [...(isAround || segment.row !== null ? [] : ['is of no row']), ...faults].map((fault) => `${segment.text} ${fault}`);
  });
}

function faultsOf(sample: SentSample, segment: SentSegment, value: SentValue): string[] {
  const { name, fields } = value;
  const ends = [...value.ends, ...fields.flatMap((field) => field.ends)];
  const only = (end: PlantedEnd) => (same(ends, [end]) ? [] : [`does not end at ${end} alone`]);
  const ofFields = [...(ends.length === 0 ? ['has no end'] : []), ...fields.flatMap((field) => faultsOfField(sample, field))];
  if (name === 'message_type') return value.ends[0]?.kind === 'row' ? [] : ['is of no row'];
  if (segment.part === 'envelope' || OF_MESSAGE.test(name)) return only(keyOfHand(SIGNER, 'signed'));
  if (name.startsWith('answer.')) return only(keyOfHand(ANSWERER, 'answered'));
  if (name.startsWith('amounts.')) return [...ofFields, ...faultsOfAmount(sample, segment, value)];
  if (name.startsWith('count.')) return ofFields;
  return [...ofFields, ...faultsOfSaid(sample, segment, value)];
}

/** The ends of a value of the record are those that were planted, none missing and none beside them. */
function faultsOfField({ planted }: SentSample, { line_id, field, ends }: SentField): string[] {
  const expected = (planted.ends.get(placeKey(line_id, field)) ?? []).map((end) => (end === 'signer' ? keyOfHand(SIGNER, 'signed') : end));
  return same(ends, expected) ? [] : [`${line_id} ${field} ends at ${ends.map(keyOfEnd).join()}`];
}

/** A value of the record is that of its field, of the line that the segment speaks of. */
function faultsOfSaid({ sent }: SentSample, { part, item }: SentSegment, { name, value, fields: [first] }: SentValue): string[] {
  const [scope = '', rest] = name.split('.');
  if (first === undefined) return ['is no field'];
  const line = sent.frozen.lines.find(({ lineIds }) => lineIds.includes(first.line_id ?? ''));
  const isCounted = part === 'goods' || part === 'transport';
  const isOfLine =
    rest !== undefined
      ? line?.type !== part
      : part === 'header'
        ? line === undefined
        : line?.type === part && (!isCounted || line.number === item);
  const said = line === undefined ? sent.frozen.fields : line.fields;
  return [
    ...(first.field === (rest ?? name) ? [] : ['is another field']),
    ...(isOfLine && (scope !== 'header' || line === undefined) ? [] : ['is of another line']),
    ...((said as Readonly<Record<string, string>>)[first.field]?.includes(value) ? [] : ['says otherwise']),
  ];
}

/** An amount of a line ends at rows of that line alone, its own step among them; one of all lines at those of each. */
function faultsOfAmount({ sent }: SentSample, { part, item }: SentSegment, { name, ends, adds_up, fields }: SentValue): string[] {
  const amount = name.slice('amounts.'.length);
  const rows = ends.flatMap((end) => (end.kind === 'row' ? [end.id] : []));
  if (amount === 'charges' || amount === 'due') return rows.join() === 'charge/1/1' ? [] : ['is not of the charge'];
  const isTotal = part === 'header';
  const line: FrozenLine | undefined = isTotal ? undefined : sent.frozen.lines.find(({ type, number }) => type === part && number === item);
  const numbers = declaredGoodsOf(sent.record)
    .filter(({ lines }) => isTotal || line?.lineIds.includes(lines[0]?.line_id ?? ''))
    .map(({ number }) => number);
  const own = numbers.map((number) => rowOfStep(number, STEP_OF[amount] ?? ''));
  return [
    ...own.filter((row) => !rows.includes(row)).map((row) => `lacks ${row}`),
    ...rows.filter((row) => !numbers.some((number) => row.startsWith(rowOfStep(number, '')))).map((row) => `made up ${row}`),
    ...(adds_up.join() === (isTotal ? name : '') ? [] : ['adds up something else']),
    ...(isTotal || amount === 'dumping_duty' || fields.some(({ field }) => field === 'price') ? [] : ['is without its price']),
  ];
}

function same(ends: readonly LineageEnd[], expected: readonly PlantedEnd[]): boolean {
  return ends.map(keyOfEnd).toSorted().join() === [...expected].toSorted().join();
}
