import { CERTAINTY } from '../../certainty.js';
import type { DocumentText } from '../../document-text.js';
import type { Understood } from '../../fields/field-reading.js';
import { cleaned } from '../../fields/value-readers.js';
import { heightOf } from '../../page/area.js';
import { hasSameSides, isClosed } from '../../page/enclosure.js';
import type { Phrase } from '../../page/phrases.js';
import { AIRLINE_NAME } from '../tuning.js';

/** The caption of the box in the head of the form (resolution 600a of the airlines' association): `Air Waybill` over `Issued by`. */
const ISSUED_BY = /(?:^|air ?waybill\s*)issued by\W*$/iu;
const TITLE = /^\W*(?:(?:house|master|neutral)\s+)?air ?way ?bill\W*$/iu;
const NAME = /^\p{L}[\p{L}\d .,&'’()-]{3,48}$/u;

/** The airline, by its name in the box that says who issued an air waybill: right of its caption, else below it. */
export function airlineName(text: DocumentText): Understood | null {
  const caption = text.phrases.find(({ text: words }) => ISSUED_BY.test(words.trim()));
  if (caption === undefined) return null;
  const inBox = text.phrases.filter((phrase) => phrase !== caption && isWith(phrase, caption) && !TITLE.test(phrase.text));
  const beside = inBox.filter(({ area }) => area.left > caption.area.right);
  const [name] = beside.length > 0 ? beside : inBox.filter(({ area }) => area.top > caption.area.top + 2);
  return name === undefined || !NAME.test(name.text.trim())
    ? null
    : { value: cleaned(name.text), from: [name], certainty: CERTAINTY.transport.airBox };
}

/** Whether a text stands in the box of the caption, no further above or below than its address reaches. */
function isWith(phrase: Phrase, caption: Phrase): boolean {
  const isNear = Math.abs(phrase.area.top - caption.area.top) < AIRLINE_NAME.reach * heightOf(caption.area);
  return phrase.page === caption.page && isNear && isClosed(caption.cell) && hasSameSides(phrase.cell, caption.cell);
}
