import { isQuantityUnit, quantityUnitIn } from '@tallyport/domain/values/quantity-units';
import { isTariffCode } from '@tallyport/domain/values/tariff-headings';
import { volumeUnitIn } from '@tallyport/domain/values/units';
import { isCode, isPackageRange, isWordy } from './cell-forms.js';
import type { ColumnRole } from './column-roles.js';
import type { Column } from './columns.js';
import { areCountedCodes } from './counted-codes.js';
import { countsUp } from './group-lines.js';
import type { TableRow } from './rows.js';
import { MISNOMERS } from './tuning.js';

const DESCRIBING = new Set<ColumnRole>(['description', 'packages_and_description', 'model', 'description_english']);

/** What a table of goods has, and one of cargo has not. */
const OF_GOODS = new Set<ColumnRole>(['quantity', 'unit_price', 'total_price', 'net_weight']);

/**
 * Heads that say less than their column shows: `No.` over codes heads codes, `Material` over several words a description, `Measure` over
 * units the unit, `Item` over numbers of lines and codes behind them codes, `Item` over numbers and goods these goods, `Code` over units
 * the unit, units over counts with their unit these counts, over amounts the price of one, a count over ranges of packages these ranges,
 * `Volumes` over counts the packages, as in Portuguese, and of two columns of codes only one holds those of the tariff.
 */
export function withoutMisnomers(columns: readonly Column[], printed: readonly Column[], rows: readonly TableRow[]): Column[] {
  const textsOf = (column: Column, among = rows) => {
    const source = printed[columns.indexOf(column)];
    return source === undefined ? [] : among.flatMap((row) => row.cells.get(source)?.text.trim() ?? []);
  };
  const has = (role: ColumnRole) => columns.some((column) => column.role === role);
  // Rows of which nothing is counted are remarks, fees or left over from another paper.
  const counts = printed[columns.findIndex(({ role }) => role === 'quantity')];
  const counted = counts === undefined ? rows : rows.filter(({ cells }) => /\d/u.test(cells.get(counts)?.text ?? ''));
  const isDescribed = columns.some(({ role }) => role !== null && DESCRIBING.has(role));
  const isToldInWords = columns.some(({ role }) => role !== null && role !== 'model' && DESCRIBING.has(role));
  const isCodedTwice = columns.filter(({ role }) => role === 'product_code').length > 1;
  const isDescribedTwice = columns.filter(({ role }) => role === 'description').length > 1;
  // Codes that are the same in each row tell of taxes or the like where the number of the article has a column of its own.
  const isMarked =
    columns.some((column) => column.role === 'product_code' && areAlike(textsOf(column))) &&
    columns.some((column) => column.role === 'item' && areArticles(textsOf(column)));
  const named = oneDescribing(
    columns.filter(({ role }) => role === 'description'),
    (column) => textsOf(column).length >= MISNOMERS.most * rows.length,
  );
  const coded = columns.filter(({ role }) => role === 'hs_code');
  const isCargo =
    (has('gross_weight') || has('volume') || has('weight')) && !columns.some(({ role }) => role !== null && OF_GOODS.has(role));
  // `Item` over codes or numbers, beside a column of words that says what the goods are; cargo that nobody counts has its marks there.
  const isToldBeside = (column: Column) =>
    !isCargo &&
    columns.some((other) => other !== column && (other.role === null || other.role === 'description') && isMostly(textsOf(other), isWordy));
  const meant = (column: Column, texts: readonly string[]): ColumnRole | null => {
    if (column.role === 'item' && !has('hs_code') && has('product_code') && texts.every(isTariffCode) && !countsUp(texts)) return 'hs_code';
    const areTold = texts.length > 1 ? !countsUp(texts) : texts.every((text) => !/^0*\d{1,4}$/u.test(text));
    if (column.role === 'item' && !has('product_code') && areTold && texts.every(isCode)) return 'product_code';
    if (column.role === 'item' && !has('product_code') && areTold && (texts.every(isArticle) || areArticles(texts))) return 'product_code';
    if (column.role === 'item' && !has('product_code') && areTold && isDescribed && areMostlyCodes(texts)) return 'product_code';
    if (column.role === 'item' && !has('product_code') && areTold && isToldInWords && areNames(texts)) return 'product_code';
    if (column.role === 'description' && isDescribedTwice && !has('product_code') && texts.every(isBareCode)) return 'product_code';
    if (column.role === 'description' && isToldBeside(column) && countsUp(texts)) return 'item';
    if (column.role === 'description' && isToldBeside(column) && areSingleCodes(texts))
      return has('product_code') ? 'other' : 'product_code';
    if (column.role === 'item' && areTold && isMarked) return 'product_code';
    if (column.role === 'product_code' && isMarked && areAlike(texts)) return 'other';
    if (column.role === 'item' && !has('product_code') && areCountedCodes(texts)) return 'product_code';
    if (column.role === 'item' && !isDescribed && isMostly(texts, isCountedGoods)) return 'description';
    if (column.role === 'product_code' && !has('quantity_unit') && texts.every(isQuantityUnit)) return 'quantity_unit';
    if (column.role === 'quantity_unit' && !has('quantity') && isMostly(texts, isCounted)) return 'quantity';
    if (column.role === 'quantity_unit' && has('quantity') && !has('unit_price') && texts.every(isMoney)) return 'unit_price';
    if (column.role === 'pieces_per_package' && !has('unit_price') && texts.every(isMoney)) return 'unit_price';
    if (column.role === 'quantity' && (texts.every(isPart) || (texts.length > 1 && isMostly(texts, isPiece)))) return 'other';
    if (column.role === 'packages' && !has('package_range') && isMostly(texts, isPackageRange)) return 'package_range';
    if (column.role === 'product_code' && !isDescribed && (isMostly(texts, isWordy) || texts.every(isWord))) return 'description';
    if (column.role === 'product_code' && isCodedTwice && !isToldInWords && isMostly(texts, isWordy)) return 'description';
    if (column.role === 'package_type' && !has('packages') && texts.every(isCount)) return 'packages';
    if (column.role === 'volume' && !has('packages') && /^volumes$/iu.test(column.head) && texts.every(isCount)) return 'packages';
    if (column.role === 'volume' && has('quantity') && !has('quantity_unit') && texts.every(isCountingUnit)) return 'quantity_unit';
    if (column.role === 'hs_code' && !has('product_code') && texts.every((text) => isCode(text) && !isTariffCode(text)))
      return 'product_code';
    if (column.role === 'description' && isDescribedTwice && named !== null && column !== named) return 'other';
    const isOther = column.role === 'hs_code' && coded.length === 2 && column !== ofTariff(coded, textsOf);
    return isOther && !has('product_code') ? 'product_code' : column.role;
  };
  return columns.map((column) => {
    const texts = column.role === 'item' ? textsOf(column, counted) : textsOf(column);
    const role = texts.length * 2 <= (column.role === 'item' ? counted : rows).length ? column.role : meant(column, texts);
    return role === column.role ? column : { ...column, role };
  });
}

/** What a column of descriptions is called in the languages of the trade, whatever else stands beside it. */
const DESCRIPTIONS = /descri|d[eé]signation|bezeichnung|beschreibung|omschrijving|beskriv|benämning|opis|popis|megnevez|açıklama|uraian/iu;

/** Of several columns that may say what the goods are the one that is called so, where all rows say something there: others name kinds or sorts. */
function oneDescribing(columns: readonly Column[], isFilled: (column: Column) => boolean): Column | null {
  const named = columns.filter(({ head }) => DESCRIPTIONS.test(head));
  const [only] = named;
  return only !== undefined && named.length === 1 && isFilled(only) ? only : null;
}

/** Codes of the tariff have its form, and more digits than other codes of that form. */
function ofTariff(coded: readonly Column[], textsOf: (column: Column) => readonly string[]): Column | undefined {
  const digitsOf = (column: Column) => {
    const codes = textsOf(column).filter(isTariffCode);
    return codes.join('').replace(/\D/gu, '').length / Math.max(1, textsOf(column).length);
  };
  return coded.toSorted((one, other) => digitsOf(other) - digitsOf(one))[0];
}

/** Single words, most of them with figures or signs among their letters: codes, where other words say what they name. */
function areSingleCodes(texts: readonly string[]): boolean {
  return texts.every((text) => /^\S+$/u.test(text)) && isMostly(texts, (text) => /\d|\p{L}[-_/.]\p{L}/u.test(text));
}

function isBareCode(text: string): boolean {
  return isCode(text) && !isWordy(text);
}

/** `4010`: more than a number of a line has. */
function isArticle(text: string): boolean {
  return /^\d{4,}$/u.test(text);
}

/** Codes of one word each, and among them words in capitals: the article of a fee is called `GEBYR`. */
function areArticles(texts: readonly string[]): boolean {
  return texts.every((text) => /^[\p{Lu}\d][\p{L}\d./_-]{2,}$/u.test(text)) && isMostly(texts, (text) => /\d|\p{Lu}-\p{Lu}/u.test(text));
}

/** Single words in capitals, several with a figure, beside what they are called: `MB-CR38T`, `MB-GR-K`. */
function areMostlyCodes(texts: readonly string[]): boolean {
  const coded = texts.filter((text) => /\d/u.test(text));
  return (
    coded.length > 1 && coded.length * 2 > texts.length && texts.every((text) => /^(?=.*\p{Lu})[\p{Lu}\d][\p{Lu}\d./_-]{3,}$/u.test(text))
  );
}

/** Single words beside what the goods are, each another one, and no numbers of lines: shops call their articles as they like (`adhesive-c2`, `[23423]`). */
function areNames(texts: readonly string[]): boolean {
  const areWords = texts.every((text) => /^(?=.*(?:\p{L}{2}|\d{4}))\S{3,}$/u.test(text) && !isQuantityUnit(text));
  return texts.length > 1 && areWords && new Set(texts).size > MISNOMERS.most * texts.length;
}

/** Whether several cells say the same. */
function areAlike(texts: readonly string[]): boolean {
  return texts.length > 1 && new Set(texts).size === 1;
}

/** `120PCE`: how many, and of what. */
function isCounted(text: string): boolean {
  return /^\d[\d.,]*\s?\p{L}/u.test(text) && quantityUnitIn(text) !== null;
}

/** `$31.50`: an amount with cents, which counts nothing. */
function isMoney(text: string): boolean {
  return /^(?:\p{Sc}|[A-Z]{3})?\s?\d[\d.,']*[.,]\d{2,4}\s?(?:\p{Sc}|[A-Z]{3})?$/u.test(text);
}

/** `/ 12`: which one of several, as a number behind a stroke tells. */
function isPart(text: string): boolean {
  return /^\/\s?\d+$/u.test(text);
}

/** `30421/001`: which piece of a lot. */
function isPiece(text: string): boolean {
  return /^[\p{L}\d]{3,}[/-]\d{2,}$/u.test(text);
}

function isCount(text: string): boolean {
  return /^\d{1,5}$/u.test(text);
}

/** `Waternipple`, `Ivermectininj.50ml`: small letters behind each other, as names have them and codes do not. */
function isWord(text: string): boolean {
  return /\p{Ll}{4}/u.test(text);
}

function isCountingUnit(text: string): boolean {
  return isQuantityUnit(text) && volumeUnitIn(text) === null;
}

/** `1 Wooden ruler`: the number of a line before what it is. */
function isCountedGoods(text: string): boolean {
  return /^\d{1,4}\s+(?=.*\p{L}{3})/u.test(text);
}

function isMostly(texts: readonly string[], is: (text: string) => boolean): boolean {
  return texts.filter(is).length > MISNOMERS.most * texts.length;
}
