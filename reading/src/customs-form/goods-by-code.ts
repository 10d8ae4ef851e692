import { currencyIn } from '@tallyport/domain/values/currencies';
import { numbersIn } from '@tallyport/domain/values/numbers';
import { quantityUnitIn } from '@tallyport/domain/values/quantity-units';
import { weightUnitIn } from '@tallyport/domain/values/units';
import { CERTAINTY } from '../certainty.js';
import type { DocumentText } from '../document-text.js';
import type { Line } from '../lines/invoice-line.js';
import { type Area, isSameLine } from '../page/area.js';
import { isClosed } from '../page/enclosure.js';
import { type Phrase, partOf } from '../page/phrases.js';
import { type CustomsLineField, isProduct, isWeighed } from './goods.js';
import { joinedPhrase } from './label-cells.js';
import { GOODS_BY_CODE, LABEL_CELLS } from './tuning.js';

const CODE = /^(?:\d{1,2}\s+)?(?<code>\d{10}|\d{13})(?!\d)/u;

/** The goods of a customs form whose heads cannot be read: each begins with its code; its numbers are those that multiply to one another. */
export function goodsByCode(text: DocumentText): Line[] {
  const starts = text.phrases.filter((phrase) => CODE.test(phrase.text));
  return starts.flatMap((start, index) => {
    const next = starts[index + 1];
    const end =
      next !== undefined && next.page === start.page ? next.area.top : start.area.top + 4.5 * (start.area.bottom - start.area.top);
    const block = text.phrases.filter(
      ({ page, area }) => page === start.page && area.top >= start.area.top - 3 && area.bottom < end + 2 && area.left >= start.area.left,
    );
    const line = lineOf(start, inRuledRow(start, text) ?? block, text);
    return line === null ? [] : [line];
  });
}

/** All that stands between the same two rules as a code, cell by cell; null where the goods are not ruled so. */
function inRuledRow(start: Phrase, { phrases }: DocumentText): Phrase[] | null {
  if (!isClosed(start.cell)) return null;
  const row = phrases.filter(
    ({ page, cell }) => page === start.page && isClosed(cell) && sharesRules(cell, start.cell) && cell.left >= start.cell.left,
  );
  const cells = Map.groupBy(row, ({ cell }) => cell.left);
  if (cells.size < GOODS_BY_CODE.leastCells) return null;
  return [...cells].toSorted(([a], [b]) => a - b).map(([, lines]) => joinedPhrase(lines));
}

function sharesRules(one: Area, other: Area): boolean {
  return Math.abs(one.top - other.top) < LABEL_CELLS.sameRule && Math.abs(one.bottom - other.bottom) < LABEL_CELLS.sameRule;
}

interface FoundNumber {
  readonly value: string;
  readonly unit: string | null;
  readonly from: Phrase;
}

function lineOf(start: Phrase, block: readonly Phrase[], text: DocumentText): Line | null {
  const code = CODE.exec(start.text)?.groups?.['code'] ?? '';
  const name = nameOf(start, block, code);
  const numbers = block.filter((phrase) => phrase !== start).flatMap((phrase) => numbersOf(phrase, text));
  const triple = tripleOf(numbers);
  if (name === null || triple === null) return null;
  const [quantity, price, total] = triple;
  const line: Line = new Map();
  const put = (field: CustomsLineField, value: string | null, from: Phrase): void => {
    if (value !== null) line.set(field, { value, from: [from], certainty: CERTAINTY.customsForm.goodsByCode });
  };
  const item = /^\d{1,2}(?=\s)/u.exec(start.text)?.[0] ?? null;
  put('item', item, start);
  put('hs_code', code, start);
  put('name', name.text, name);
  put('description', name.text, name);
  put('quantity', quantity.value, quantity.from);
  put('quantity_unit', quantity.unit, quantity.from);
  put('unit_price', price.value, price.from);
  put('total_price', total.value, total.from);
  const behind = block.filter(({ area }) => area.left > total.from.area.right);
  const currency = behind.find(({ text: words }) => currencyIn(words) !== null);
  if (currency !== undefined) put('currency', currency.text.trim(), currency);
  const legal = numbers.find(({ unit, from }) => unit !== null && weightUnitIn(unit) !== null && from !== quantity.from);
  if (legal !== undefined) {
    put('legal_quantity', legal.value, legal.from);
    put('legal_quantity_unit', legal.unit, legal.from);
  }
  const weighed = numbers.find(isWeighed);
  if (weighed !== undefined) put('net_weight', weighed.value, weighed.from);
  const places = isClosed(start.cell) ? behind.filter(({ text: words }) => IS_HAN_NAME.test(words.trim())) : [];
  const beside = [price.from, total.from].find(({ text: words }) => NAME_BEHIND.test(words));
  const [origin, final, source] = beside === undefined ? places : [beside, ...places];
  const country = origin ?? [price.from, ...rightOf(price.from, block)].find(({ text: words }) => HAN_NAME.test(words));
  if (country !== undefined) put('country_of_origin', HAN_NAME.exec(country.text)?.[0] ?? null, country);
  if (final !== undefined) put('final_destination', final.text.trim(), final);
  if (source !== undefined) put('domestic_source', source.text.trim(), source);
  return line;
}

const HAN_NAME = /\p{Script=Han}{2,}/u;
/** A country in the next column that touches the figure before it. */
const NAME_BEHIND = /\d\s+(?!.*(?:元|镑|币|法郎))\p{Script=Han}{2,}(?:\s*[(（][A-Z]{3}[)）])?$/u;
const IS_HAN_NAME = /^\p{Script=Han}{2,}(?:[(（][^)）]*[)）])?$/u;

function rightOf(phrase: Phrase, block: readonly Phrase[]): Phrase[] {
  const beside = block.filter(({ area }) => isSameLine(area, phrase.area) && area.left > phrase.area.right);
  return beside.toSorted((a, b) => a.area.left - b.area.left).slice(0, 1);
}

function nameOf(start: Phrase, block: readonly Phrase[], code: string): Phrase | null {
  const rest = partOf(start, start.text.indexOf(code) + code.length, start.text.length);
  if (rest !== null && /\p{L}/u.test(rest.text)) return rest;
  const beside = block.filter((phrase) => phrase !== start && isSameLine(phrase.area, start.area) && /^\p{L}/u.test(phrase.text));
  return beside.toSorted((a, b) => a.area.left - b.area.left)[0] ?? null;
}

function numbersOf(phrase: Phrase, text: DocumentText): FoundNumber[] {
  const printed = phrase.text.replace(/(?<=\d)\.\s+(?=\d)/gu, '.');
  const found = numbersIn(printed, text.numberStyle);
  return found.map(({ value, end }, index) => ({ value, unit: quantityUnitIn(printed.slice(end, found[index + 1]?.start)), from: phrase }));
}

/** A quantity with its unit, a price and a total that is their product. */
function tripleOf(numbers: readonly FoundNumber[]): readonly [FoundNumber, FoundNumber, FoundNumber] | null {
  const counted = numbers.filter(({ unit }) => unit !== null);
  const plain = numbers.filter(({ unit }) => unit === null);
  for (const quantity of counted.toReversed()) {
    for (const price of plain) {
      const total = plain.find(
        (other) => other !== price && Number(other.value) > 1 && isProduct(quantity.value, price.value, other.value),
      );
      if (total !== undefined && quantity.value !== '1') return [quantity, price, total];
    }
  }
  return null;
}
