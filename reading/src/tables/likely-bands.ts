import { wholeLabel } from '../labels/match-label.js';
import { overlapX } from '../page/area.js';
import type { Phrase } from '../page/phrases.js';
import { type BodyLine, linesOf } from './body-line.js';
import type { ColumnHead } from './column-head.js';
import type { ColumnRole } from './column-roles.js';
import { bandOver } from './proved-bands.js';
import { stackedHeads } from './stacked-heads.js';
import { LIKELY_BANDS } from './tuning.js';

/** What only tables of goods have: amounts stand in tables of taxes and charges, too. */
const OF_GOODS = new Set<ColumnRole>([
  'item',
  'product_code',
  'description',
  'hs_code',
  'quantity',
  'quantity_unit',
  'quantity_and_unit',
  'unit_price',
  'origin_criterion',
  'pieces_per_package',
]);

/**
 * The lines that stand over rows which look like goods: some of their heads are known, and the others may say anything that names no field.
 * Of the rows below each other the first one tells.
 */
export function likelyBands(phrases: readonly Phrase[]): Phrase[][] {
  const lines = linesOf(phrases);
  return lines.flatMap((line, index) => {
    const band = looksLikeGoods(line) ? bandOver(lines, index) : [];
    return band.length > 0 && areHeads(stackedHeads(band), line) ? [band] : [];
  });
}

/** Words beside figures. */
function looksLikeGoods({ phrases }: BodyLine): boolean {
  const figures = phrases.filter(({ text }) => /\d/u.test(text) && !/\p{L}{4}/u.test(text));
  return (
    phrases.length >= LIKELY_BANDS.leastCells &&
    figures.length >= LIKELY_BANDS.leastFigures &&
    phrases.some(({ text }) => /\p{L}{3}/u.test(text))
  );
}

function areHeads(heads: readonly ColumnHead[], row: BodyLine): boolean {
  const known = heads.filter(({ role }) => role !== null && OF_GOODS.has(role));
  const filled = heads.filter(({ area }) => row.phrases.some((phrase) => overlapX(phrase.area, area) > 0));
  return (
    known.length >= LIKELY_BANDS.leastKnown &&
    filled.length >= LIKELY_BANDS.filled * heads.length &&
    !heads.some(({ role, text }) => /[:：]$/u.test(text) || (role === null && wholeLabel(text) !== null))
  );
}
