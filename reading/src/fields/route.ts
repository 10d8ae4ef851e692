import { isCountry } from '@tallyport/domain/values/countries';
import { daysIn } from '@tallyport/domain/values/dates';
import { CERTAINTY } from '../certainty.js';
import type { DocumentText, LabelledValue } from '../document-text.js';
import { heightOf, isSameLine } from '../page/area.js';
import { type Phrase, partOf } from '../page/phrases.js';
import type { Understood } from './field-reading.js';
import { isPlace } from './pick-port.js';
import { ROUTE } from './tuning.js';

/** The journey in one sentence, as many invoices write it: `From XIAMEN To COPENHAGEN by sea`. */
export interface Route {
  readonly from: Understood | null;
  readonly to: Understood | null;
}

const SHIPPED = String.raw`(?:shipped|shipment|despatch(?:ed)?|dispatch(?:ed)?)(?!\p{L})\s*[:：]?\s*(?:(?:by|per|via|on)\s.{2,50}?\s)?`;
const FROM_TO = String.raw`from\s*[:：]?\s+(?<from>[^(].{2,39}?)\s+to\s*[:：]?\s+(?<to>[^(].{2,39}?)`;
const END = String.raw`(?:\s+(?:by|via|per)\s.*|(?<!(?:st|pt|ft|mt))[.;。]\s.*)?$`;
const SENTENCE = new RegExp(String.raw`^\W?(?:${SHIPPED})?${FROM_TO}${END}`, 'iu');
/** The sentence behind a label of the journey: `Loading Port & Destination: From Ningbo, China to Mombasa, Kenya`. */
const BEHIND_LABEL = /[:：]\s*(?=from\s)/iu;

/** The first word of the sentence, for few lines begin with it. */
const BEGINNING = /^\W?(?:shipped|shipment|despatch(?:ed)?|dispatch(?:ed)?|from)(?!\p{L})/iu;

export const routeStartsAt = (text: DocumentText): Understood | null => routeOf(text).from;
export const routeEndsAt = (text: DocumentText): Understood | null => routeOf(text).to;

/** Whether a label is a word of the sentence of the journey: `From HONG KONG To FELIXSTOWE` names no seller. */
export function isOfRoute({ text: words, page, area }: LabelledValue, text: DocumentText): boolean {
  if (!/^\W*(?:from|to)\W*$/iu.test(words)) return false;
  const { from, to } = routeOf(text);
  return [from, to].some((end) => end?.from.some((place) => place.page === page && isSameLine(place.area, area)) === true);
}

export function routeOf(text: DocumentText): Route {
  for (const phrase of text.phrases) {
    const behind = BEHIND_LABEL.exec(phrase.text);
    const own = behind === null ? phrase : partOf(phrase, behind.index + behind[0].length, phrase.text.length);
    if (own === null || !BEGINNING.test(own.text)) continue;
    const line = joinedLine(own, text);
    const match = SENTENCE.exec(line.text);
    if (match?.groups === undefined || daysIn(match[0], text.dayOrder).length > 1) continue; // from one day to another
    return { from: part(line, match.groups.from ?? ''), to: part(line, match.groups.to ?? '') };
  }
  return pairOf(text);
}

/** Both ends at one label: `From / To: Semarang, Indonesia / Le Havre, France`. */
const PAIR =
  /^\W*(?:from|pol|origin|von|de|da|port of loading|loading port|loading)\s*(?:\/|&|-|–|→|and)\s*(?:to|pod|destination|nach|[aà]|para|(?:port of )?discharge|discharge port)(?!\p{L})/iu;
/** `From:` with both ends behind it: `NINGBO TO VANCOUVER`. */
const FROM = /^\W*(?:from|shipment from|von|de|desde|da)\W*$/iu;
const BETWEEN = /\s*(?:\s[/–—-]\s|→|➔|\s(?:to|nach|à|para)\s)\s*/iu;

function pairOf(text: DocumentText): Route {
  for (const label of text.labels.filter(({ text: words }) => PAIR.test(words) || FROM.test(words))) {
    const [line] = label.candidates[0]?.lines ?? [];
    const ends = (line?.text ?? '').replace(/^[\s:：]+/u, '').split(BETWEEN);
    const [from, to] = ends;
    if (line === undefined || ends.length !== 2 || from === undefined || to === undefined || !isPlace(from) || !isPlace(to)) continue;
    return { from: part(line, from), to: part(line, to) };
  }
  return { from: null, to: null };
}

/** Underlined names leave gaps in the sentence: what follows on the line belongs to it. */
function joinedLine(first: Phrase, text: DocumentText): Phrase {
  const rest = text.phrases.filter(
    (phrase) =>
      phrase.page === first.page &&
      isSameLine(phrase.area, first.area) &&
      phrase.area.left > first.area.right &&
      phrase.area.left < first.cell.right &&
      !/[:：]|^per\s/iu.test(phrase.text),
  );
  const near = [first];
  for (const phrase of isWhole(first.text) ? [] : rest.toSorted((a, b) => a.area.left - b.area.left))
    if (isGoingOn(phrase, near.at(-1) ?? first, first)) near.push(phrase);
  const all = near.length === 1 ? [first, ...wrappedOf(first, text)] : near;
  return { ...first, text: all.map((phrase) => phrase.text).join(' '), words: all.flatMap(({ words }) => words) };
}

/** A sentence that tells both ends needs nothing beside it. */
function isWhole(words: string): boolean {
  return SENTENCE.test(words) && !/[,/&-]\s*$/u.test(words);
}

/** What follows on the line stands near its beginning, or near what stands before it. */
function isGoingOn({ area }: Phrase, before: Phrase, { area: first }: Phrase): boolean {
  const height = heightOf(first);
  return area.left - first.right < ROUTE.gap * height || area.left - before.area.right < ROUTE.nextGap * height;
}

/** The second line of the sentence, begun under its first in small letters or with a country: `to Port` over `of Veracruz`, `to VALENCIA,` over `SPAIN`. */
function wrappedOf(first: Phrase, text: DocumentText): Phrase[] {
  const below = text.phrases.find(
    ({ page, area }) =>
      page === first.page &&
      !isSameLine(area, first.area) &&
      Math.abs(area.left - first.area.left) < 2 &&
      area.top > first.area.top &&
      area.top - first.area.bottom < 0.7 * heightOf(first.area),
  );
  const isRest = below !== undefined && (/^\p{Ll}/u.test(below.text) || (/,\s*$/u.test(first.text) && isCountry(below.text)));
  return isRest && !/[:：]/u.test(below.text) ? [below] : [];
}

function part(line: Phrase, name: string): Understood | null {
  const start = line.text.indexOf(name);
  const phrase = partOf(line, start, start + name.length);
  return phrase === null ? null : { value: name.replace(/[\s,.;_]+$/u, ''), from: [phrase], certainty: CERTAINTY.transport.route };
}
