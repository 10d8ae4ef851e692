import { CERTAINTY } from '../certainty.js';
import type { DocumentText, LabelledValue } from '../document-text.js';
import { heightOf, isSameLine } from '../page/area.js';
import { type Phrase, partOf } from '../page/phrases.js';
import type { Understood } from './field-reading.js';
import type { Party } from './party.js';
import { STRAIGHT_BILL_PARTY } from './tuning.js';
import { cleaned } from './value-readers.js';

const SIDE = /^\W*(?:to|from)\W*$/iu;
/** The party of a side, printed small behind it. */
const CALLED = /^\W*(?:shipper|consignor|consignee|receiver)(?!\p{L})\W*/iu;
/** The captions before the lines of its address. */
const CAPTION = /^\W*(?:stree\p{L}?|address|origin|destination|city(?:[\s/,]+state)?(?:[\s/,]+zip)?|state|zip(?: code)?)(?!\p{L})\W*/iu;
const ZIP = /\s*(?<![\p{Ll}])zip\s*(?=\d)/iu;

/** The straight bill of lading of North America: `FROM: SHIPPER Alder Millwork` over `STREET 611 Depot St` and `ORIGIN Bend, OR` with `ZIP 97701`. */
export function partyOfStraightBill(label: LabelledValue, text: DocumentText): Party | null {
  const called = label.inline === null || !SIDE.test(label.text) ? 0 : (CALLED.exec(label.inline.text)?.[0].length ?? 0);
  const name = label.inline === null || called === 0 ? null : partOf(label.inline, called, label.inline.text.length);
  if (name === null) return null;
  const rows = addressRows(label, text);
  const value = rows.map((row) => row.map((phrase) => cleaned(phrase.text.replace(CAPTION, '').replace(ZIP, ' '))).join(' ')).join(', ');
  const address: Understood | null = /\p{L}/u.test(value) ? { value, from: rows.flat(), certainty: CERTAINTY.party.ofForm } : null;
  return { name: { value: cleaned(name.text), from: [name], certainty: CERTAINTY.label.inline }, address };
}

/** The lines below a side that begin with a caption, each with what stands beside it in the same half of the form. */
function addressRows({ page, area, phrases: own }: LabelledValue, text: DocumentText): Phrase[][] {
  const beside = text.labels.find(
    (other) => other.page === page && other.area.left > area.right && isSameLine(other.area, area) && SIDE.test(other.text),
  );
  const edge = beside?.area.left ?? Number.POSITIVE_INFINITY;
  const inHalf = text.phrases.filter(
    (phrase) =>
      phrase.page === page && !own.includes(phrase) && phrase.area.left > area.left - 2 * heightOf(area) && phrase.area.right > area.left,
  );
  const rows: Phrase[][] = [];
  for (let last = area; rows.length < STRAIGHT_BILL_PARTY.mostRows; ) {
    const first = inHalf.find(
      ({ area: next, text: words }) =>
        next.left < edge - heightOf(next) &&
        next.top > last.bottom - 0.5 * heightOf(next) &&
        next.top - last.bottom < STRAIGHT_BILL_PARTY.rowGap * heightOf(next) &&
        CAPTION.test(words),
    );
    if (first === undefined) return rows;
    rows.push(
      inHalf.filter(
        (phrase) => isSameLine(phrase.area, first.area) && phrase.area.left < edge - heightOf(phrase.area) && CAPTION.test(phrase.text),
      ),
    );
    last = first.area;
  }
  return rows;
}
