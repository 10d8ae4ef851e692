import type { LineField, RecordField } from '@tallyport/contracts/shipping-record/fields';
import { isCountry } from '@tallyport/domain/values/countries';
import { currencyIn } from '@tallyport/domain/values/currencies';
import { numbersIn } from '@tallyport/domain/values/numbers';
import { isQuantityUnit } from '@tallyport/domain/values/quantity-units';
import { volumeUnitIn, weightUnitIn } from '@tallyport/domain/values/units';
import { CERTAINTY, DOUBT } from '../certainty.js';
import type { DocumentText } from '../document-text.js';
import type { Understood } from '../fields/field-reading.js';
import { measureIn } from '../fields/measures.js';
import { type Phrase, partOf } from '../page/phrases.js';
import { figureIn } from '../tables/cell-figure.js';
import { codeAt } from '../tables/counted-codes.js';
import { cellOf, type TableCell, type TableRow } from '../tables/rows.js';
import { isArticleNumber, withoutArticleNumber } from './article-numbers.js';
import { textIn } from './cell-values.js';
import { codeAndOrigin } from './code-and-origin.js';
import { leadingCode } from './leading-code.js';
import { quantityOf } from './line-quantity.js';
import { priceOfOne } from './price-of-one.js';
import { detailsOf, type RowDetails } from './row-details.js';
import { withoutSecondCode } from './second-codes.js';

/** A line of a record: field name to understood value. */
export type Line = Map<RecordField | 'name', Understood>;

/** Understands a row of goods. Empty where the row names no goods. */
export function goodsLine(row: TableRow, text: DocumentText): Line {
  const line = anyLine(row, text);
  return isNamed(line) ? line : new Map();
}

/** Whether a line says what the goods are. */
export function isNamed(line: Line): boolean {
  return line.has('description') || line.has('product_code');
}

const NAMED_CODE = /^(?:model|item|art(?:icle)?|part|sku|ref|p\/n|code)\.?(?:\s?(?:no|nr|number|#)\.?)?\s*[:#]?\s+(?<code>\S*\d\S*)$/iu;
/** Electronic invoices say whose code it is: `INT: GU-NBR-40`. */
const OWNED_CODE = /^\p{L}[\p{L} ._/-]{0,18}[:：]\s*(?<code>\S*\d\S*)$/u;

/** `Model BT-20` is the code `BT-20`: what the code is called is no part of it. */
function codeAlone(code: Understood | null): Understood | null {
  const text = String(code?.value ?? '');
  const alone = NAMED_CODE.exec(text) ?? OWNED_CODE.exec(text);
  if (code !== null && alone === null && /^\D*\p{Ll}\D*\s\D*$/u.test(text)) return null; // words, and no number: `Spare parts`
  return code === null || alone === null ? code : { ...code, value: alone.groups?.['code'] ?? code.value };
}

/** Below goods the number of an article may have a name that means a code of the tariff elsewhere: `Standard varenr. (GTIN): 5705831000124`. */
function ofTariff(code: Phrase | undefined): Phrase | null {
  return code === undefined || (/^\d{13}$/u.test(code.text.trim()) && isArticleNumber(code.text.trim())) ? null : code;
}

/** `USA origin` and `Made in Italy` name a country. */
function originAlone(origin: Understood | null): Understood | null {
  const country = String(origin?.value ?? '').replace(/^(?:made|produced|product)\s+(?:in|of)\s+|\s+origin$/giu, '');
  return origin === null || !isCountry(country) ? origin : { ...origin, value: country };
}

/** Understands a row, whether it names the goods or only counts what is named elsewhere. */
export function anyLine(row: TableRow, text: DocumentText): Line {
  const line: Line = new Map();
  const put = (field: LineField<'invoice'>, understood: Understood | null) => {
    if (understood !== null) line.set(field, understood);
  };
  const coded = cellOf(row, 'product_code');
  const told = cellOf(row, 'description') ?? cellOf(row, 'packages_and_description') ?? cellOf(row, 'model');
  const described = told ?? (coded !== null && isProse(coded) ? coded : null);
  const lead = told === null || coded !== null ? null : leadingCode(told);
  const details = described === null ? null : detailsOf(lead?.goods ?? described);
  const besides = toldBeside(row, described);
  const english = cellOf(row, 'description_english');
  put('description', textIn(english ?? details?.goods ?? null));
  if (english !== null) put('description_zh', textIn(details?.goods ?? null));
  put(
    'product_code',
    coded === described
      ? null
      : codeAlone(textIn(lead?.code ?? withoutSecondCode(withoutCounter(withoutArticleNumber(coded))) ?? details?.code ?? null)),
  );
  put('model', described === null ? null : textIn(cellOf(row, 'model')));
  const both = codeAndOrigin(cellOf(row, 'hs_code') ?? cellOf(row, 'country_of_origin'));
  put(
    'hs_code',
    codeIn(
      both?.code ??
        cellOf(row, 'hs_code') ??
        ofTariff(details?.labelled.get('hs_code')) ??
        details?.hsCode ??
        besides.get('hs_code') ??
        null,
    ),
  );
  put(
    'country_of_origin',
    originAlone(
      textIn(
        both?.origin ??
          cellOf(row, 'country_of_origin') ??
          details?.labelled.get('country_of_origin') ??
          besides.get('country_of_origin') ??
          null,
      ),
    ),
  );
  const { quantity, unit } = quantityOf(row, text);
  put('quantity', quantity);
  put('quantity_unit', unit);
  put('unit_price', priceOfOne(priceIn(cellOf(row, 'unit_price'), text)));
  const total = cellOf(row, 'total_price');
  const joint = total === null ? null : countryBeside(total);
  put('total_price', priceIn(joint?.figure ?? total, text));
  if (joint !== null && !line.has('country_of_origin')) put('country_of_origin', textIn(joint.country));
  put('net_weight', weightIn(cellOf(row, 'net_weight') ?? details?.labelled.get('net_weight') ?? null, text));
  put('currency', currencyOf(row));
  return doubted(line, row);
}

/** Codes and origins in a second column of words beside that of the goods: `Maple syrup` before `Case of 12. HTS 1702.20.2290. Origin USA`. */
function toldBeside(row: TableRow, described: TableCell | null): RowDetails['labelled'] {
  const others = [...row.cells].filter(([{ role }, cell]) => (role === 'description' || role === 'model') && cell !== described);
  return new Map(others.flatMap(([, cell]) => [...detailsOf(cell).labelled]));
}

/** What goods are, in a column that has only the head of their codes: so many words are no code. */
function isProse({ text }: Phrase): boolean {
  return (text.match(/\p{L}{3,}/gu)?.length ?? 0) >= 4;
}

/** Some forms print the number of the line and the code in one column: `3 KT-4471`. */
function withoutCounter(cell: Phrase | null): Phrase | null {
  const start = cell === null ? 0 : codeAt(cell.text);
  return cell === null || start === 0 ? cell : partOf(cell, start, cell.text.length);
}

/** What stands in columns whose heads are only guessed is less sure. */
function doubted(line: Line, row: TableRow): Line {
  const guessed = new Set([...row.cells].flatMap(([column, cell]) => (column.isGuess === true ? cell.words : [])));
  if (guessed.size === 0) return line;
  const isGuessed = ({ from }: Understood): boolean => from.some(({ words }) => words.some((word) => guessed.has(word)));
  return new Map(
    [...line].map(([field, value]) => [field, isGuessed(value) ? { ...value, certainty: DOUBT.guessedColumn * value.certainty } : value]),
  );
}

/** A weight in a cell, whatever unit stands with it. */
export function weightIn(cell: Phrase | null, text: DocumentText): Understood | null {
  const measure = cell === null ? null : measureIn(cell, text, weightUnitIn, volumeUnitIn);
  return cell === null || measure === null ? null : { value: measure.value, from: [cell], certainty: CERTAINTY.table.column };
}

/** By a letter or two or a star behind its amount a line says how it is taxed: `154.80T`, `38.40 SR`; or in what it is paid: `58,5 TL`. */
const TAX_LETTER = /^\s?(?:[A-Z]{1,2}|\*{1,2})$/u;

/** For what a price is, behind it in its cell: `412,00 EUR / 1 TO`, `63,80 1 ST`. */
const FOR_ONE = /\s*(?:\/|per|je|pro|par|por)?\s+1\s?\p{L}{1,5}\.?$/iu;

/** `31.40 ea` and `4,20 per kg` say for what a price is. */
function withoutUnit(behind: string): string {
  return isQuantityUnit(behind.trim().replace(/^(?:per|je|pro|par|por|pr\.?)\s+/iu, '')) ? '' : behind;
}

/** A price in a cell. What a stroke or a blot leaves of a number (`00`, letters) is no price. */
export function priceIn(whole: Phrase | null, text: DocumentText): Understood | null {
  const cell = whole === null ? null : figureLine(whole, text);
  if (cell === null) return null;
  const [first, ...others] = numbersIn(cell.text, text.numberStyle);
  if (first === undefined || others.length > 1) return null;
  const printed = cell.text.slice(first.start, first.end);
  const behind = withoutUnit(cell.text.slice(first.end).replace(FOR_ONE, '').replace(TAX_LETTER, ''));
  const rest = (cell.text.slice(0, first.start) + behind).replace(/\/\s?\p{L}+/gu, '');
  const isWorded = /[\p{L}]/u.test(rest.replace(/[A-Z]{3}|US/gu, '')) && currencyIn(rest) === null;
  const isStray = /^0\d/.test(printed) || isWorded || /[#�█]/u.test(rest);
  return isStray ? null : { value: first.value, from: [cell], certainty: CERTAINTY.table.column };
}

/** What is left of a price above it in its cell: `Net: 60.00` below `Gross: 65.00`. */
const NET = /^\W*nett?o?\W*(?=\d)/iu;

/** The line of a cell on which its figure stands; a cell with no more than two numbers stays whole. */
function figureLine(cell: Phrase & { readonly lines?: readonly Phrase[] }, text: DocumentText): Phrase {
  const { lines = [] } = cell;
  if (lines.length < 2 || numbersIn(cell.text, text.numberStyle).length < 2) return cell;
  const net = lines.find((line) => NET.test(line.text));
  if (net !== undefined) return partOf(net, NET.exec(net.text)?.[0].length ?? 0, net.text.length) ?? net;
  const figure = figureIn(cell.text, lines, text.numberStyle);
  return figure === null ? cell : (lines.find((line) => numbersIn(line.text, text.numberStyle).length > 0) ?? cell);
}

/** An amount and a country whose narrow columns stand so close that they are read as one: `3,395.73 China`. */
function countryBeside(cell: Phrase): { figure: Phrase; country: Phrase } | null {
  const at = /^\d[\d.,']*(?=\s+\p{L})/u.exec(cell.text)?.[0].length ?? 0;
  if (at === 0 || !isCountry(cell.text.slice(at).trim())) return null;
  const [figure, country] = [partOf(cell, 0, at), partOf(cell, at, cell.text.length)];
  return figure === null || country === null ? null : { figure, country };
}

function codeIn(cell: Phrase | null): Understood | null {
  const digits = cell === null ? '' : cell.text.replace(/\D/g, '');
  return cell === null || digits.length < 4 || digits.length > 13
    ? null
    : { value: digits, from: [cell], certainty: CERTAINTY.table.column };
}

function currencyOf(row: TableRow): Understood | null {
  const cell = cellOf(row, 'currency');
  const code = cell === null ? null : (currencyIn(cell.text) ?? (/^[$€£¥]$/u.test(cell.text.trim()) ? cell.text.trim() : null));
  return cell === null || code === null ? null : { value: code, from: [cell], certainty: CERTAINTY.table.column };
}
