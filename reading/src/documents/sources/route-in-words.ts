import { CERTAINTY } from '../../certainty.js';
import type { DocumentText } from '../../document-text.js';
import type { Understood } from '../../fields/field-reading.js';
import { isInTable } from '../../fields/name-over-address.js';
import { isPlace } from '../../fields/pick-port.js';
import { heightOf, isSameLine } from '../../page/area.js';
import type { Phrase } from '../../page/phrases.js';

const TOWN = String.raw`\p{Lu}[\p{L}'’.-]*(?:\s(?:\p{Lu}|d[aeo]s?\s)[\p{L}'’-]*){0,3}`;
/** A town, at times with its country. */
const PLACE = String.raw`${TOWN}(?:,\s?${TOWN})?`;
/** Where the second place ends: at the next mark, or at what carries the goods there. */
const END = String.raw`(?=\s*(?:[,.;(]|$|\s(?:per|by|via|on|in|with|freight)(?!\p{L})))`;
/** The journey in the midst of a sentence: `one container from Tema to Gothenburg, per "Alder" voy. 240N`, `Ex: Yantian To: Auckland`. */
const FROM_TO = new RegExp(
  String.raw`(?<!\p{L})(?:[Ff]rom|FROM|[Ee]x|EX)\s?[:：]?\s+(?<from>${PLACE}),?\s+(?:[Tt]o|TO)\s?[:：]?\s+(?<to>${PLACE})${END}`,
  'u',
);
/** Without `from` a ship or her kind must follow: `SHIPMENT OF COFFEE, DJIBOUTI TO HAMBURG PER M/V ALDER`. */
const TO_PER = new RegExp(String.raw`[,:：]\s(?<from>${PLACE})\s+(?:[Tt]o|TO)\s+(?<to>${PLACE}),?\s+(?:[Pp]er|PER|[Bb]y|BY)\s`, 'u');

/** Where a sentence of a paper says that its goods begin their journey. */
export const portOfLoadingInWords = (text: DocumentText): Understood | null => journeyIn(text, 'from');
export const portOfDischargeInWords = (text: DocumentText): Understood | null => journeyIn(text, 'to');

function journeyIn(text: DocumentText, end: 'from' | 'to'): Understood | null {
  for (const phrase of text.phrases) {
    if (!/(?<!\p{L})to(?!\p{L})/iu.test(phrase.text) && !/(?<!\p{L})from(?!\p{L})/iu.test(phrase.text)) continue;
    const lines = [phrase, ...nextLine(phrase, text)];
    const words = lines.map((line) => line.text).join(' ');
    const { from, to } = (FROM_TO.exec(words) ?? TO_PER.exec(words))?.groups ?? {};
    if (from === undefined || to === undefined || from === to || !isPlace(from) || !isPlace(to) || isInTable(phrase, text)) continue;
    return { value: end === 'from' ? from : to, from: lines, certainty: CERTAINTY.transport.routeInWords };
  }
  return null;
}

/** The next line of the same text, begun under the first one. */
function nextLine({ page, area }: Phrase, text: DocumentText): Phrase[] {
  const next = text.phrases.find(
    (other) =>
      other.page === page &&
      !isSameLine(other.area, area) &&
      Math.abs(other.area.left - area.left) < heightOf(area) &&
      other.area.top > area.top &&
      other.area.top - area.bottom < heightOf(area),
  );
  return next === undefined ? [] : [next];
}
