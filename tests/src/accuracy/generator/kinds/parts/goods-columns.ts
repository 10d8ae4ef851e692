import type { Dice } from '../../dice.js';
import type { Writing } from '../../style/writing.js';
import type { Country } from '../../truth/countries.js';
import type { Words } from '../../words/words.js';
import type { GoodsColumn } from './goods-table.js';

export const ITEM: GoodsColumn = { concept: 'item', share: 4, print: (_line, index) => String(index + 1) };

export const DESCRIPTION: GoodsColumn = {
  concept: 'description',
  share: 30,
  print: ({ description }) => description,
  says: ({ description }) => ({ description }),
};

export const PRODUCT_CODE: GoodsColumn = {
  concept: 'product_code',
  share: 11,
  print: ({ productCode }) => productCode,
  says: ({ productCode }) => ({ product_code: productCode }),
};

/** A description with its HS code and origin in lines of their own below it. */
export function detailedDescription(dice: Dice, words: Words): GoodsColumn {
  const [hsLabel, originLabel] = [dice.pick(words.phrases('hs_label')), dice.pick(words.phrases('origin_label'))];
  return {
    ...DESCRIPTION,
    share: 40,
    print: ({ description, hs, origin }) => `${description}\n${hsLabel}: ${hs}\n${originLabel}: ${origin.name}`,
    says: ({ description, hs, origin }) => ({ description, hs_code: hs, country_of_origin: origin.name }),
  };
}

/** HS codes in one run of digits, or with points after the fourth digit and each second one behind it. */
export function hsColumn(dice: Dice): GoodsColumn {
  const isDotted = dice.happens(0.4);
  return {
    concept: 'hs_code',
    share: 12,
    print: ({ hs }) => (isDotted ? dottedHs(hs) : hs),
    says: ({ hs }) => ({ hs_code: hs }),
  };
}

function dottedHs(hs: string): string {
  return [hs.slice(0, 4), ...(hs.slice(4).match(/\d{2}/g) ?? [])].join('.');
}

export function originColumn(dice: Dice): GoodsColumn {
  const isCode = dice.happens(0.3);
  const printed = ({ code, name }: Country) => (isCode ? code : name);
  return {
    concept: 'country_of_origin',
    share: 10,
    print: ({ origin }) => printed(origin),
    says: ({ origin }) => ({ country_of_origin: printed(origin) }),
  };
}

/** A quantity with its unit in a column of its own, in the same cell, or without one. */
export function quantityColumns(dice: Dice, writing: Writing): GoodsColumn[] {
  const quantity: GoodsColumn = {
    concept: 'quantity',
    share: 9,
    isNumber: true,
    print: (line) => writing.count(line.quantity),
    says: (line) => ({ quantity: line.quantity }),
  };
  const unit: GoodsColumn = {
    concept: 'quantity_unit',
    share: 8,
    print: ({ goods }) => goods.unit,
    says: ({ goods }) => ({ quantity_unit: goods.unit }),
  };
  const together: GoodsColumn = {
    ...quantity,
    share: 12,
    print: (line) => `${writing.count(line.quantity)} ${line.goods.unit}`,
    says: (line) => ({ quantity: line.quantity, quantity_unit: line.goods.unit }),
  };
  return dice.pick([[quantity, unit], [together], [quantity]]);
}

/** A column of money; the header may name the currency. */
export function priceColumn(concept: 'unit_price' | 'total_price', writing: Writing, remark: string | null): GoodsColumn {
  const priceOf = concept === 'unit_price' ? (line: Priced) => line.unitPrice : (line: Priced) => line.totalPrice;
  return {
    concept,
    share: 12,
    isNumber: true,
    ...(remark === null ? {} : { remark }),
    print: (line) => writing.amount(priceOf(line)),
    says: (line) => ({ [concept]: priceOf(line) }),
  };
}

interface Priced {
  readonly unitPrice: number;
  readonly totalPrice: number;
}

export function netWeightColumn(writing: Writing): GoodsColumn {
  return {
    concept: 'net_weight',
    share: 11,
    isNumber: true,
    print: ({ netWeight }) => writing.bareWeight(netWeight),
    says: ({ netWeight }) => ({ net_weight: netWeight }),
  };
}
