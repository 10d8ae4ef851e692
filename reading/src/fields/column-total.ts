import { numbersIn } from '@tallyport/domain/values/numbers';
import { Decimal } from 'decimal.js';
import { CERTAINTY, DOUBT } from '../certainty.js';
import type { DocumentText, LabelledValue } from '../document-text.js';
import { type Area, heightOf, isSameLine, overlapX } from '../page/area.js';
import type { Phrase } from '../page/phrases.js';
import type { Understood } from './field-reading.js';
import { COLUMN_TOTAL } from './tuning.js';

interface Figure {
  readonly phrase: Phrase;
  readonly value: Decimal;
}

/**
 * What a figure under a label comes to where more figures stand below it: the label heads a column of rows, and the whole paper has their
 * total, or their sum where none is printed.
 */
export function columnTotal(amount: Understood, label: LabelledValue, text: DocumentText): Understood {
  const [first] = amount.from;
  const [head] = label.phrases;
  if (first === undefined || head === undefined || first.area.top < label.area.bottom - 0.5 * heightOf(label.area)) return amount;
  const figures = figuresFrom(first, text);
  const last = figures.at(-1);
  if (figures.length < COLUMN_TOTAL.leastRows || last === undefined) return amount;
  const rows = figures.slice(0, -1);
  const sum = sumOf(rows);
  const named = figures.find(({ phrase }) => text.phrases.some((other) => isOnLine(other, phrase) && TOTAL.test(other.text)));
  if (named !== undefined) return { ...amount, value: named.value.toString(), from: [named.phrase], certainty: CERTAINTY.table.total };
  if (sum.eq(last.value)) return { ...amount, value: last.value.toString(), from: [last.phrase], certainty: CERTAINTY.table.total };
  const from = figures.map(({ phrase }) => phrase);
  return { ...amount, value: sumOf(figures).toString(), from, certainty: amount.certainty * DOUBT.amongOthers, isInferred: true };
}

const TOTAL =
  /(?<!\p{L})(?:(?:sub|grand)?\s?tot(?:al|ale|aal|alt|ales|ali|aux)s?|gesamt|summe?|suma|sum|razem|итого|合计|合計|总计|總計)(?!\p{L})/iu;
/** A figure with at most a unit behind it. */
const FIGURE = /^\W{0,2}\d[\d.,'’ ]*(?:\s?\p{L}{1,4}\.?)?\W{0,2}$/u;

/** The figures below each other in one column, up to anything else in it or a wide gap. */
function figuresFrom(first: Phrase, text: DocumentText): Figure[] {
  const below = text.phrases
    .filter(({ page, area }) => page === first.page && area.top >= first.area.top && isInColumn(area, first.area))
    .toSorted((a, b) => a.area.top - b.area.top);
  const figures: Figure[] = [];
  for (const phrase of below) {
    const before = figures.at(-1)?.phrase.area ?? phrase.area;
    const [number, ...more] = numbersIn(phrase.text, text.numberStyle);
    const isFar = phrase.area.top - before.bottom > COLUMN_TOTAL.rowGap * heightOf(before);
    if (isFar || !FIGURE.test(phrase.text) || number === undefined || more.length > 0) break;
    figures.push({ phrase, value: new Decimal(number.value) });
  }
  return figures;
}

function isInColumn(area: Area, first: Area): boolean {
  const wide = Math.min(area.right - area.left, first.right - first.left);
  return overlapX(area, first) > COLUMN_TOTAL.overlap * wide;
}

function isOnLine(other: Phrase, { page, area }: Phrase): boolean {
  return other.page === page && isSameLine(other.area, area);
}

function sumOf(figures: readonly Figure[]): Decimal {
  return figures.reduce((sum, { value }) => sum.plus(value), new Decimal(0));
}
