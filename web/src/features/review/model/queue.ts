import { FIELDS_ABOUT_OTHERS } from '@tallyport/contracts/shipping-record/fields';
import type { RecordFlag } from '@tallyport/contracts/shipping-record/flags-http';
import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import { ASKING, type Asking, askOf } from '@tallyport/domain/shipping-record/ask-of';
import { verdictOf, WRONG_FIELDS } from '@tallyport/domain/shipping-record/line-verdict';
import { filledValues, isFilled, keyOf, lineValue, type ReadValue, valueOfKey } from './read-values.js';
import { byPlace } from './reading-order.js';
import { sectionOf } from './sections.js';

/** A value that a person is asked about, and why. */
export interface Doubt {
  readonly value: ReadValue;
  readonly mark: 'fails' | Asking;
  /** What is known against it from elsewhere, where that is why. */
  readonly flag?: RecordFlag;
}

const ORDER: readonly Doubt['mark'][] = ['fails', ...ASKING];

/** What of these records wants to be looked at, the worst first, money before the rest, and then as it stands on the page. */
export function doubtsOf(records: readonly ShippingRecord[], flags: readonly RecordFlag[]): Doubt[] {
  const broken = records.flatMap(brokenLines);
  const isBroken = new Set(broken.map(({ value }) => value.key));
  const failing = [...broken, ...flagged(records, flags).filter(({ value }) => !isBroken.has(value.key))];
  const isFailing = new Set(failing.map(({ value }) => value.key));
  const asking = filledValues(records).flatMap((value): Doubt[] => {
    const mark = FIELDS_ABOUT_OTHERS.has(value.field) ? null : askOf(value.shown);
    return mark === null || isFailing.has(value.key) ? [] : [{ value, mark }];
  });
  return [...failing, ...asking].toSorted(
    (a, b) => ORDER.indexOf(a.mark) - ORDER.indexOf(b.mark) || stakeOf(a.value) - stakeOf(b.value) || byPlace(a.value, b.value),
  );
}

/** The value to look at of each line that breaks a rule. Who wrote or confirmed it has seen the rule and is not asked twice. */
function brokenLines(record: ShippingRecord): Doubt[] {
  return record.lines.flatMap((line, index) => {
    const { problem } = verdictOf(record, line);
    const field = problem && WRONG_FIELDS[problem].find((wrong) => problem === 'unit' || line.fields[wrong] !== undefined);
    const value = field ? lineValue(record, index, field) : null;
    return value && !isSeen(value) ? [{ value, mark: 'fails' }] : [];
  });
}

/** Who wrote or confirmed a value that is flagged knows better than the flag. */
function flagged(records: readonly ShippingRecord[], flags: readonly RecordFlag[]): Doubt[] {
  return flags.flatMap((flag): Doubt[] => {
    const value = flag.record_id === null ? null : valueOfKey(records, keyOf(flag.record_id, flag.line_id, flag.field));
    return value && isFilled(value) && !isSeen(value) ? [{ value, mark: 'fails', flag }] : [];
  });
}

function isSeen(value: ReadValue): boolean {
  return isFilled(value) && (value.shown?.by != null || value.shown?.confirmed != null);
}

/** What an error would cost: money first, then measures, then names. */
function stakeOf({ field, form }: ReadValue): number {
  if (form === 'decimal') return sectionOf(field) === 'goods' ? 1 : 0;
  return form === 'text' || form === 'long text' ? 3 : 2;
}

/** The other doubts of a record that stand on the very same print and say the same: a buyer who is the consignee, too. */
export function twinsOf(queue: readonly Doubt[], doubt: Doubt | null): Doubt[] {
  const place = doubt?.value.shown?.place;
  if (doubt?.mark !== 'doubtful' || !place) return [];
  const print = JSON.stringify([doubt.value.recordId, doubt.value.lineId, doubt.value.shown?.value, place]);
  return queue.filter(
    ({ mark, value: { key, recordId, lineId, shown } }) =>
      mark === 'doubtful' && key !== doubt.value.key && JSON.stringify([recordId, lineId, shown?.value, shown?.place]) === print,
  );
}

/** The order in which doubts were first seen: new ones come at the end, so that nothing jumps under the hand. */
export function grownOrder(order: readonly string[], doubts: readonly Doubt[]): readonly string[] {
  const unknown = doubts.map(({ value }) => value.key).filter((key) => !order.includes(key));
  return unknown.length === 0 ? order : [...order, ...unknown];
}

/** The doubts in that order. */
export function inOrder(order: readonly string[], doubts: readonly Doubt[]): Doubt[] {
  return order.flatMap((key) => doubts.find(({ value }) => value.key === key) ?? []);
}

/** The order with one put off to the end. */
export function putOff(order: readonly string[], key: string): readonly string[] {
  return [...order.filter((other) => other !== key), key];
}

/** The doubt after this one, around the end; null where there is no other. */
export function neighbour(queue: readonly Doubt[], key: string | null, by: 1 | -1): Doubt | null {
  if (queue.length === 0) return null;
  const at = queue.findIndex(({ value }) => value.key === key);
  if (at === -1) return queue[by === 1 ? 0 : queue.length - 1] ?? null;
  return queue[(at + by + queue.length) % queue.length] ?? null;
}
