import { type Place, valueAt } from '../edifact/segment.js';
import { changed, firstTariffLine, inserted, type MessageSegments, placeOf, valueIn, withValue } from './edit-message.js';

/** A message made wrong, or null where it has nothing that could be broken like this. */
export type Mutation = (message: MessageSegments) => MessageSegments | null;

/** Where something stands; -1 where it does not. */
export type Where = (message: MessageSegments) => number;

/** The first segment of this key anywhere. */
export const first =
  (key: string): Where =>
  (message) =>
    placeOf(message, key);

/** The segment of this key on the first line of goods. */
export const onLine =
  (key: string): Where =>
  (message) => {
    const start = firstTariffLine(message);
    const place = start < 0 ? -1 : placeOf(message, key, start);
    const end = placeOf(message, 'CST', start + 1);
    return end >= 0 && place >= end ? -1 : place;
  };

/** Another value at a place, or one made from the old. */
export const put =
  (where: Where, place: Place, value: string | ((old: string) => string)): Mutation =>
  (message) =>
    changed(message, where(message), (segment) =>
      withValue(segment, place, typeof value === 'string' ? value : value(valueAt(segment, place))),
    );

export const drop =
  (where: Where): Mutation =>
  (message) =>
    changed(message, where(message), () => null);

/** As `drop`, and no harm done where it is not there. */
export const clear =
  (where: Where): Mutation =>
  (message) =>
    drop(where)(message) ?? message;

/** A segment more, before another one. */
export const add =
  (text: string, before: Where): Mutation =>
  (message) =>
    inserted(message, before(message), text);

/** One after the other. */
export const all =
  (...mutations: readonly Mutation[]): Mutation =>
  (message) =>
    mutations.reduce<MessageSegments | null>((last, mutate) => last && mutate(last), message);

/** Only where a segment has a value: the mode, the function, the nature. */
export const when =
  (key: string, place: Place, value: string, mutate: Mutation): Mutation =>
  (message) =>
    valueIn(message, key, place) === value ? mutate(message) : null;

/** A segment and its neighbour change places. */
export const swap =
  (where: Where): Mutation =>
  (message) => {
    const place = where(message);
    const [one, other] = [message[place], message[place + 1]];
    return one === undefined || other === undefined ? null : message.toSpliced(place, 2, other, one);
  };

/** The last digit, one further. */
export function nextDigit(text: string): string {
  return text.replace(/\d$/u, (digit) => String((Number(digit) + 1) % 10));
}
