import { isCompanyName, isOnlyForm } from '@tallyport/domain/values/company-names';
import { isCountry } from '@tallyport/domain/values/countries';
import type { Understood } from '../fields/field-reading.js';
import { isTownLine } from '../fields/town-line.js';
import type { OpenDocument } from '../open-document.js';
import { heightOf } from '../page/area.js';
import type { Phrase } from '../page/phrases.js';
import { type Check, fails, holds } from './check.js';
import { kindOfField, type ValueKind } from './kinds-of-fields.js';
import { IS_WHOLE } from './tuning.js';

/** Kinds of values that end where a word ends. */
const OF_WORDS = new Set<ValueKind>(['name', 'address', 'place', 'number', 'vessel']);

/** What a value goes on with in the line below: an address with a town or a country, a place with a country, a name with its end. */
const GOES_ON: Partial<Record<ValueKind, (line: string, value: string) => boolean>> = {
  address: (line) => isCountry(line) || isTownLine(line),
  place: (line) => isCountry(line),
  name: (line, name) => !/\d/u.test(line) && (isOnlyForm(line) || (!isCompanyName(name) && isCompanyName(`${name} ${line}`))),
};

/** Whether a value is all that is printed of it: it ends with a word, and an address with its country. */
export function isWhole(field: string, value: Understood, document: OpenDocument): Check | null {
  const kind = kindOfField(field);
  if (typeof value.value !== 'string' || value.from.length === 0) return null;
  if (kind === null || OF_WORDS.has(kind)) {
    const around = wordAround(value.value, value.from, document);
    if (around !== null) return fails('whole', `on the paper it is a part of “${around}”`);
  }
  const goesOn = kind === null ? undefined : GOES_ON[kind];
  if (goesOn === undefined) return null;
  const below = lineBelow(value.from, document, (line) => goesOn(line, String(value.value)));
  if (below !== null) return fails('whole', `below it stands “${below}”, which may belong to it`);
  return holds('whole', 'no further line of it stands below');
}

/** Two letters or two figures: between them no value ends. */
const LETTERS = /^(?:\p{L}\p{L}|\d\d)$/u;

/** The printed word of which a value on one line is only a part. */
function wordAround(value: string, from: readonly Phrase[], { phrases }: OpenDocument): string | null {
  const [only, ...more] = from;
  if (only === undefined || more.length > 0 || value.length < 3) return null;
  const around = phrases.find(
    ({ page, area, text }) =>
      page === only.page &&
      text.includes(value) &&
      Math.abs(area.top - only.area.top) < 2 &&
      area.left <= only.area.left + 1 &&
      area.right >= only.area.right - 1,
  );
  if (around === undefined) return null;
  const at = around.text.indexOf(value);
  const [before, behind] = [around.text.slice(0, at), around.text.slice(at + value.length)];
  const isPart =
    LETTERS.test(before.slice(-1) + value.slice(0, 1)) || LETTERS.test(value.slice(-1) + behind.slice(0, 1)) || /^[/-]\p{Lu}/u.test(behind);
  return isPart && !/\p{Script=Han}/u.test(value) ? wordAt(around.text, at) : null;
}

function wordAt(text: string, at: number): string {
  const start = text.lastIndexOf(' ', at) + 1;
  const end = text.indexOf(' ', at);
  return text.slice(start, end < 0 ? text.length : end);
}

/** The line right under a value that was not taken into it although it may belong to it. */
function lineBelow(from: readonly Phrase[], { phrases }: OpenDocument, goesOn: (line: string) => boolean): string | null {
  const last = from.at(-1);
  if (last === undefined) return null;
  const height = heightOf(last.area);
  const next = phrases.find(
    ({ page, area, text }) =>
      page === last.page &&
      area.top >= last.area.bottom - 0.3 * height &&
      area.top - last.area.bottom < IS_WHOLE.nextLine * height &&
      Math.abs(area.left - last.area.left) < 0.5 * height &&
      goesOn(text),
  );
  return next === undefined || from.some((line) => line.text === next.text) ? null : next.text;
}
