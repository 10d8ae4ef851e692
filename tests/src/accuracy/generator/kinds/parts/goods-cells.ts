import type { Writing } from '../../style/writing.js';
import { rounded, sumOf } from '../../truth/rounding.js';
import type { ShippedLine } from '../../truth/shipped-line.js';
import { type HeaderName, headersOf } from '../../words/fresh/goods-headers.js';
import type { PaperContext } from '../paper-context.js';
import {
  DESCRIPTION,
  detailedDescription,
  hsColumn,
  ITEM,
  netWeightColumn,
  originColumn,
  PRODUCT_CODE,
  priceColumn,
} from './goods-columns.js';
import type { GoodsColumn } from './goods-table.js';

/** The columns that families with goods tables of their own choose from, under the headers of one issuer. */
export function goodsCells(context: PaperContext) {
  const { dice, words, writing, shipment } = context;
  const headerOf = headersOf(dice.fork('heads'), shipment.seller.country.code);
  const under = <Column extends GoodsColumn>(name: HeaderName, column: Column) => ({ ...column, header: headerOf(name) });
  const aside = (name: HeaderName, share: number, print: GoodsColumn['print']): GoodsColumn => ({
    concept: null,
    header: headerOf(name),
    share,
    print,
  });
  const [currency, total] = [shipment.currency, totalsOf(context)];
  const totalWord = { text: dice.fork('total word').pick(['TOTAL', 'Total', 'Grand total', 'TOTALS', 'Total :']), says: {} };
  const remark = dice.fork('weight case').pick([`${writing.weightUnit}S`, writing.weightUnit, writing.weightUnit.toLowerCase()]);
  const net: GoodsColumn = { ...netWeightColumn(writing), remark, ...total.net };
  const gross: GoodsColumn = {
    concept: 'gross_weight',
    share: 11,
    isNumber: true,
    remark,
    print: ({ grossWeight }) => writing.bareWeight(grossWeight),
    ...total.gross,
  };
  const weights = { span: `${dice.fork('weights').pick(['Weight', 'WEIGHT', 'Weights'])} (${remark})`, share: 9 };
  const amount = { ...priceColumn('total_price', writing, null), ...total.amount };
  const tens = dice.fork('item steps').pick([1, 1, 10]);
  return {
    item: under('item', {
      ...ITEM,
      print: (_line: ShippedLine, index: number) => String((index + 1) * tens).padStart(tens === 10 ? 6 : 1, '0'),
    }),
    code: under('code', PRODUCT_CODE),
    description: under('description', { ...DESCRIPTION, share: dice.fork('room').pick([30, 30, 15]), total: totalWord }),
    /** With HS code and origin below it. */
    detailed: under('description', { ...detailedDescription(dice.fork('details'), words), total: totalWord }),
    hs: under('hs', hsColumn(dice.fork('hs'))),
    origin: under('origin', originColumn(dice.fork('origin'))),
    ...quantities(context, headerOf),
    price: under('price', priceColumn('unit_price', writing, null)),
    /** `USD 3.20/PC`. */
    priceWithUnit: under('price', {
      ...priceColumn('unit_price', writing, null),
      share: 15,
      print: ({ unitPrice, goods }: ShippedLine) => `${currency} ${writing.amount(unitPrice)}/${goods.unit}`,
    }),
    perHundred: pricePer(100, writing, headerOf('perHundred')),
    perThousand: pricePer(1000, writing, headerOf('perThousand')),
    list: {
      ...aside('list', 11, ({ unitPrice }) => writing.amount(rounded(unitPrice / (1 - REBATE), currency === 'JPY' ? 0 : 2))),
      isNumber: true,
    },
    discount: { ...aside('discount', 7, () => dice.fork('rebate').pick(['20', '20 %', '20.00'])), isNumber: true },
    taxable: { ...under('taxable', priceColumn('total_price', writing, null)), says: () => ({}) },
    taxRate: { ...aside('taxRate', 7, () => dice.fork('rate').pick(['0', '0%', '0.00'])), isNumber: true },
    tax: { ...aside('tax', 8, () => writing.amount(0)), isNumber: true },
    amount: under('amount', amount),
    /** `USD 1,234.00`. */
    amountWithCurrency: under('amount', {
      ...amount,
      share: 15,
      print: ({ totalPrice }: ShippedLine) => `${currency} ${writing.amount(totalPrice)}`,
    }),
    net: under('net', net),
    gross: under('gross', gross),
    /** Both under one header that names the unit. */
    weights: [
      { ...withoutRemark(net), ...weights, header: headerOf('netShort') },
      { ...withoutRemark(gross), ...weights, header: headerOf('grossShort') },
    ],
    volume: under<GoodsColumn>('volume', {
      concept: 'volume',
      share: 9,
      isNumber: true,
      print: ({ volume }) => writing.bareVolume(volume),
      ...total.volume,
    }),
    packages: under<GoodsColumn>('packages', {
      concept: 'packages',
      share: 8,
      isNumber: true,
      print: ({ packages }) => writing.count(packages),
      ...total.packages,
    }),
    kind: aside('kind', 9, (_line, index) =>
      index === 0 ? shipment.packageType : dice.fork('ditto').pick(['"', '-do-', '〃', 'do.', ',,']),
    ),
    range: { ...aside('range', 11, (_line, index) => rangeOf(shipment.lines, index)), concept: 'package_range' as const },
    each: { ...aside('each', 9, ({ perPackage }) => writing.count(perPackage)), isNumber: true },
    lot: aside('lot', 12, (_line, index) => `${dice.fork(`letter ${index}`).letters(1)}${dice.fork(`lot ${index}`).digits(6)}`),
    produced: aside('produced', 11, (_line, index) => monthOf(shipment.references.orderDay, index, 0)),
    expiry: aside('expiry', 11, (_line, index) => monthOf(shipment.references.orderDay, index, 2)),
    colour: aside('colour', 10, (_line, index) => dice.fork(`colour ${index}`).pick(['BLACK', 'NAVY', 'ECRU', 'RED', '001 WHITE', 'Tan'])),
  };
}

function withoutRemark({ remark: _remark, ...column }: GoodsColumn): GoodsColumn {
  return column;
}

/** Taken off the list price. */
const REBATE = 0.2;

/** Quantity and unit in two columns, in one cell (`12 PCS`), or with the unit in the header where all lines have the same. */
function quantities({ writing, shipment: { lines } }: PaperContext, headerOf: (name: HeaderName) => string) {
  const units = new Set(lines.map(({ goods }) => goods.unit));
  const [unit = ''] = units;
  const sum = (some: readonly ShippedLine[]) =>
    units.size > 1
      ? ''
      : writing.count(
          sumOf(
            some.map(({ quantity }) => quantity),
            0,
          ),
        );
  const quantity: GoodsColumn = {
    concept: 'quantity',
    header: headerOf('quantity'),
    share: 9,
    isNumber: true,
    print: (line) => writing.count(line.quantity),
    says: (line) => ({ quantity: line.quantity }),
    sum,
    total: { text: sum(lines), says: {} },
  };
  const unitColumn: GoodsColumn = {
    concept: 'quantity_unit',
    header: headerOf('unit'),
    share: 7,
    print: ({ goods }) => goods.unit,
    says: ({ goods }) => ({ quantity_unit: goods.unit }),
  };
  const glued: GoodsColumn = {
    ...quantity,
    share: 12,
    print: (line) => `${writing.count(line.quantity)} ${line.goods.unit}`,
    says: (line) => ({ quantity: line.quantity, quantity_unit: line.goods.unit }),
  };
  const inHeader: GoodsColumn = { ...quantity, remark: unit, says: (line) => ({ quantity: line.quantity, quantity_unit: unit }) };
  return { quantity, unit: unitColumn, glued, quantityWithUnit: units.size === 1 ? [inHeader] : [quantity, unitColumn] };
}

/** The price of so many units, which is what the gold has: it is what is printed. */
function pricePer(count: number, writing: Writing, header: string): GoodsColumn {
  const priceOf = ({ unitPrice }: ShippedLine) => rounded(unitPrice * count, 2);
  return {
    concept: 'unit_price',
    header,
    share: 13,
    isNumber: true,
    print: (line) => writing.amount(priceOf(line)),
    says: (line) => ({ unit_price: priceOf(line) }),
  };
}

/** What the columns that can be summed up print below, and say of the whole paper. */
function totalsOf({ writing, shipment }: PaperContext) {
  const { goodsTotal, netWeight, grossWeight, volume, packages, currency } = shipment;
  const summed = (print: (value: number) => string, of: (line: ShippedLine) => number, places: number) => (lines: readonly ShippedLine[]) =>
    print(sumOf(lines.map(of), places));
  return {
    amount: {
      sum: summed(writing.amount, ({ totalPrice }) => totalPrice, currency === 'JPY' ? 0 : 2),
      total: { text: writing.amount(goodsTotal), says: {} },
    },
    net: {
      sum: summed(writing.bareWeight, (line) => line.netWeight, 1),
      total: { text: writing.bareWeight(netWeight), says: { net_weight: netWeight, weight_unit: writing.weightUnit } },
    },
    gross: {
      sum: summed(writing.bareWeight, (line) => line.grossWeight, 1),
      total: { text: writing.bareWeight(grossWeight), says: { gross_weight: grossWeight } },
    },
    volume: {
      sum: summed(writing.bareVolume, (line) => line.volume, 2),
      total: { text: writing.bareVolume(volume), says: { volume } },
    },
    packages: {
      sum: summed(writing.count, (line) => line.packages, 0),
      total: { text: writing.count(packages), says: { packages } },
    },
  };
}

/** Packages are numbered on from line to line. */
function rangeOf(lines: readonly ShippedLine[], index: number): string {
  const first = lines.slice(0, index).reduce((sum, { packages }) => sum + packages, 1);
  return `${first}-${first + (lines[index]?.packages ?? 1) - 1}`;
}

/** A month some months behind the day, and so many years later. */
function monthOf(day: string, index: number, years: number): string {
  return `${String((index % 12) + 1).padStart(2, '0')}/${Number(day.slice(0, 4)) + years}`;
}
