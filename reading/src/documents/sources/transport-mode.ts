import { CERTAINTY } from '../../certainty.js';
import type { DocumentText } from '../../document-text.js';
import type { Understood } from '../../fields/field-reading.js';
import { certaintyOf, type ValueReader } from '../../fields/value-readers.js';
import { heightOf, isSameLine } from '../../page/area.js';
import { partOf } from '../../page/phrases.js';

const MODES: readonly (readonly [string, RegExp])[] = [
  ['sea', /\b(?:sea(?:freight)?|ocean|vessel|fcl|lcl|mar[ií]timo)\b|海运|水路/iu],
  ['air', /\b(?:air(?:freight|mail)?|awb|a[eé]reo|aerea|flight)\b|空运|航空/iu],
  ['road', /\b(?:road|truck|terrestre)\b|公路/iu],
  ['rail', /\b(?:rail|train)\b|铁路/iu],
  ['courier', /\b(?:courier|express|post|mail)\b|快递/iu],
];

/** The words `BY SEA`, `BY AIR` that close the sentence of the route. */
export function modeInRoute(text: DocumentText): Understood | null {
  for (const phrase of text.phrases) {
    const match = /(?<!\p{L})by\s+(?:sea|air|road|rail|truck|vessel|courier)(?:\s?freight)?\W*$/iu.exec(phrase.text);
    const part = match === null ? null : partOf(phrase, match.index, match.index + match[0].length);
    const value = part === null ? null : modeIn(part.text);
    if (part !== null && value !== null) return { value, from: [part], certainty: CERTAINTY.transport.mode };
  }
  return null;
}

/** `Sea freight` is a label, too, so that no other label has it for its value: here it is looked for by itself. */
export function modeBesideLabel(text: DocumentText): Understood | null {
  for (const label of text.labels.filter(({ concepts, ending }) => concepts.includes('transport_mode') && ending !== 'loose')) {
    const height = heightOf(label.area);
    const beside = text.phrases.find(
      ({ page, area, text: words }) =>
        page === label.page &&
        /^\W*(?:by\s+)?(?:sea|air|ocean|road|rail|truck|courier|mar[ií]tim|a[eé]re)/iu.test(words) &&
        (isSameLine(area, label.area) ? area.left >= label.area.right - 1 : area.top >= label.area.bottom - 1) &&
        area.top - label.area.bottom < 2 * height &&
        (isSameLine(area, label.area) || Math.abs(area.left - label.area.left) < 2 * height),
    );
    const mode = beside === undefined ? null : modeIn(beside.text);
    if (beside !== undefined && mode !== null) return { value: mode, from: [beside], certainty: CERTAINTY.transport.mode };
  }
  return null;
}

/** `Sea freight` is a way of transport here, and a charge elsewhere. */
export const readMode: ValueReader = ({ lines: [first], relation }) => {
  const mode = first === undefined ? null : modeIn(first.text);
  return first === undefined || mode === null ? null : { value: mode, from: [first], certainty: certaintyOf(relation) };
};

/** A ship with its voyage, whatever it is called: `S.S. HAMBURG EXPRESS V. 2415W` is no courier. */
const SHIP = /^\W*(?:s\.\s?s\.|m\.\s?v\.|m\/v)\s|\sv(?:oy(?:age)?)?\.\s?[a-z]{0,2}\d/iu;

function modeIn(words: string): string | null {
  if (SHIP.test(words)) return 'sea';
  const found = MODES.map(([mode, pattern]) => ({ mode, at: words.search(pattern) })).filter(({ at }) => at >= 0);
  return found.sort((a, b) => a.at - b.at)[0]?.mode ?? null;
}
