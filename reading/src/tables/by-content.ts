import { anyOf } from '@tallyport/domain/any-of';
import { isCountry, isCountryCode } from '@tallyport/domain/values/countries';
import { isQuantityUnit } from '@tallyport/domain/values/quantity-units';
import { isTariffCode } from '@tallyport/domain/values/tariff-headings';
import { isWordy } from './cell-forms.js';
import type { ColumnRole } from './column-roles.js';
import type { Column } from './columns.js';
import { areCountedCodes } from './counted-codes.js';
import { countsUp } from './group-lines.js';
import type { TableRow } from './rows.js';
import { BY_CONTENT } from './tuning.js';
import { NO_UNITS } from './words/no-units.js';

/** Columns in which the rows have the same kind of thing: nearly all that say something there. */
export function byContent(columns: readonly Column[], printed: readonly Column[], rows: readonly TableRow[]): Column[] {
  const has = (role: ColumnRole) => columns.some((column) => column.role === role);
  const lettersAt = columns.map(({ role }, index) => (role === null ? lettersUnder(printed[index], rows) : 0));
  const isDescribed = has('description') || has('packages_and_description');
  const wordiest = isDescribed ? -1 : lettersAt.indexOf(Math.max(...lettersAt));
  const isCounted = columns.some(({ role }, index) => (role === null || COUNTING.has(role)) && hasFigures(printed[index], rows));
  const isCount = (index: number) => {
    const { role = null } = columns[index] ?? {};
    return (role === 'quantity' || role === 'packages') && hasFigures(printed[index], rows);
  };
  return columns.map((column, index) => {
    const source = printed[index];
    if (column.role !== null || source === undefined) return column;
    const texts = rows.map((row) => row.cells.get(source)?.text.trim() ?? '').filter((text) => text !== '');
    if (texts.length < BY_CONTENT.most * rows.length) return column;
    const areMostly = (is: (text: string) => boolean) => texts.filter(is).length >= BY_CONTENT.nearlyAll * texts.length;
    if (!has('item') && texts.length > 1 && texts.every((text) => COUNTER.test(text)) && countsUp(texts))
      return { ...column, role: 'item' };
    if (!has('quantity_unit') && isCounted && (areMostly(isUnit) || areUnits(texts))) return { ...column, role: 'quantity_unit' };
    if (!has('quantity_unit') && index !== wordiest && (isCount(index - 1) || isCount(index + 1)) && areBesideCounts(texts))
      return { ...column, role: 'quantity_unit' };
    if (!has('hs_code') && areMostly(isTariffCode)) return { ...column, role: 'hs_code' };
    if (!has('product_code') && texts.length > 1 && areCountedCodes(texts)) return { ...column, role: 'product_code' };
    if (!has('country_of_origin') && areMostly((text) => isCountry(text) || isCountryCode(text)))
      return { ...column, role: 'country_of_origin' };
    if (index === wordiest && texts.filter(isWordy).length >= BY_CONTENT.most * texts.length) return { ...column, role: 'description' };
    return column;
  });
}

/** The number of a row, alone in its cell. */
const COUNTER = /^\d{1,4}[.)]?$/u;

/** What units may stand beside. */
const COUNTING = new Set<ColumnRole>(['quantity', 'packages', 'pieces_per_package', 'other']);

function hasFigures(column: Column | undefined, rows: readonly TableRow[]): boolean {
  return column !== undefined && rows.some((row) => /^\d[\d.,' ]*$/u.test(row.cells.get(column)?.text.trim() ?? ''));
}

/** A unit, in one language or in two: `CAJAS / BOXES`. */
function isUnit(text: string): boolean {
  if (/^\p{Lu}+\d*\s\p{L}+$/u.test(text)) return isQuantityUnit(text.split(' ').at(-1) ?? ''); // `C48 cartons`
  return isQuantityUnit(text) || (/^\p{L}+\s?\/\s?\p{L}+$/u.test(text) && text.split('/').some((part) => isQuantityUnit(part.trim())));
}

/** Short words, at least half of which are known units: `szt`, `kg`, and `para` beside them. */
function areUnits(texts: readonly string[]): boolean {
  return texts.every((text) => UNIT.test(text)) && texts.filter(isQuantityUnit).length * 2 >= texts.length;
}

/**
 * Short words right beside counts, whatever they are called: `u`, `BID`, `bac 24`, `tūkst. vnt.` Single capitals that are no units tell of taxes or
 * sizes, and some are colours.
 */
function areBesideCounts(texts: readonly string[]): boolean {
  const isNone = (text: string) => isCountry(text) || NO_UNIT.test(text) || (/^\p{Lu}$/u.test(text) && !isQuantityUnit(text));
  const areLetters = texts.every((text) => /^\p{Lu}$/u.test(text));
  return texts.length > 0 && !areLetters && !texts.every(isCountryCode) && texts.every((text) => SHORT.test(text) && !isNone(text));
}

/** A word with what is in it, or two. */
const SHORT = /^\p{L}[\p{L}²³]{0,7}\.?(?:\s(?:\d{1,3}|\p{L}{2,5}\.?))?$/u;

const NO_UNIT = new RegExp(`^${anyOf(NO_UNITS)}$`, 'iu');

const UNIT = /^\p{L}[\p{L}²³]{0,7}\.?$/u;

function lettersUnder(column: Column | undefined, rows: readonly TableRow[]): number {
  const texts = column === undefined ? [] : rows.flatMap((row) => row.cells.get(column)?.text ?? []);
  return texts.join('').replace(/\P{L}/gu, '').length;
}
