import { CERTAINTY } from '../../certainty.js';
import type { DocumentText } from '../../document-text.js';
import type { Understood } from '../../fields/field-reading.js';
import { type Area, heightOf, isSameLine } from '../../page/area.js';
import type { Phrase } from '../../page/phrases.js';
import { FORM_NUMBER } from '../tuning.js';

/** Forms whose number is a letter and figures: EUR.1, EUR-MED, A.TR. */
const IS_MOVEMENT = /(?<![\p{L}\d])(?:EUR\W{0,2}(?:1|MED)|A\.?\s?TR\.?)(?![\p{L}\d])/u;

/** A number behind its sign, or behind a letter or two: `EUR.1 No A 884 0152`, `C 4471902`, `N°2219407`. */
const NUMBERED =
  /^(?:(?:EUR\W{0,2}(?:1|MED)|A\.?\s?TR\.?|CMR)\W*)?(?:(?<sign>N(?:[oº°rR]|um)?[.°º:]*|№)\s*)?(?<number>(?<letters>[A-Z]{1,2}\s?)?\d(?:\s?\d){5,8})$/u;

/** The number that is printed in the head of a form, without a label: chambers, customs and carriers buy their forms numbered. */
export function formNumberOf(text: DocumentText): Understood | null {
  const [first] = text.phrases;
  if (first === undefined) return null;
  const onPage = text.phrases.filter(({ page }) => page === first.page);
  const [top, bottom] = [Math.min(...onPage.map(({ area }) => area.top)), Math.max(...onPage.map(({ area }) => area.bottom))];
  const head = onPage.filter(({ area }) => area.top < top + FORM_NUMBER.head * (bottom - top));
  const taken = takenBy(text);
  const found = head
    .filter((phrase) => !taken.has(phrase))
    .flatMap((phrase) => numberIn([phrase]) ?? besideOf(phrase, head).flatMap((other) => numberIn([phrase, other]) ?? []));
  const [number] = found;
  if (number === undefined || new Set(found.map(({ value }) => value)).size > 1) return null;
  const isMovement = text.phrases.some(({ text: words }) => IS_MOVEMENT.test(words));
  return { ...number, certainty: isMovement ? CERTAINTY.number.inHeadOfBill : CERTAINTY.number.bare };
}

function numberIn(from: Phrase[]): Omit<Understood, 'certainty'> | null {
  const { sign, letters, number } = NUMBERED.exec(from.map(({ text }) => text.trim()).join(' '))?.groups ?? {};
  return number === undefined || (sign === undefined && letters === undefined) ? null : { value: number, from };
}

/** What stands right behind something on its line, where a wider gap parts the letter of a number from its figures. */
function besideOf({ area }: Phrase, phrases: readonly Phrase[]): Phrase[] {
  const gap = (other: Area) => (other.left - area.right) / heightOf(area);
  return phrases.filter((other) => isSameLine(other.area, area) && gap(other.area) > -0.5 && gap(other.area) < FORM_NUMBER.mostGap);
}

/** The lines that labels have for their values: a number of theirs is none of the form. */
function takenBy({ labels }: DocumentText): ReadonlySet<Phrase> {
  return new Set(
    labels.flatMap(({ concepts, candidates }) => (concepts.length > 0 ? candidates.slice(0, 1).flatMap(({ lines }) => lines) : [])),
  );
}
