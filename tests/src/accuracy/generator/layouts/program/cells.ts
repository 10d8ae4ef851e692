import type { GoldLine } from '../../gold.js';
import { rounded } from '../../truth/rounding.js';
import type { ShippedLine } from '../../truth/shipped-line.js';
import { REBATE } from './retold.js';
import type { Sheet } from './sheet.js';

/** What a column prints of a line, and what that says. */
export interface Cell {
  readonly isNumber?: boolean;
  readonly print: (line: ShippedLine, index: number, sheet: Sheet) => string;
  readonly says?: (line: ShippedLine, index: number, sheet: Sheet) => GoldLine;
}

const number = (print: Cell['print'], says: Cell['says'] = () => ({})): Cell => ({ isNumber: true, print, says });
const words = (print: Cell['print'], says: Cell['says'] = () => ({})): Cell => ({ print, says });
const originOf = ({ origin }: ShippedLine, { dice }: Sheet) => (dice.fork('origin code').happens(0.4) ? origin.code : origin.name);
const dotted = (hs: string) => [hs.slice(0, 4), ...(hs.slice(4).match(/\d{2}/g) ?? [])].join('.');
const hsOf = ({ hs }: ShippedLine, { dice }: Sheet) => (dice.fork('dotted').happens(0.4) ? dotted(hs) : hs);
const described = ({ description }: ShippedLine): GoldLine => ({ description });

/** The cells of goods that layouts choose from. */
export const CELLS = {
  item: number((_line, index) => String(index + 1)),
  item10: number((_line, index) => String((index + 1) * 10)),
  item000: words((_line, index) => String((index + 1) * 10).padStart(6, '0')),
  code: words(
    ({ productCode }) => productCode,
    ({ productCode }) => ({ product_code: productCode }),
  ),
  description: words(({ description }) => description, described),
  /** The number of an article over what it is. */
  codeDescription: words(
    ({ productCode, description }) => `${productCode}\n${description}`,
    ({ productCode, description }) => ({ product_code: productCode, description }),
  ),
  /** `[6204] Deep groove ball bearing`. */
  bracketed: words(
    ({ productCode, description }) => `[${productCode}] ${description}`,
    ({ productCode, description }) => ({ product_code: productCode, description }),
  ),
  quantity: number(
    ({ quantity }, _index, { writing }) => writing.count(quantity),
    ({ quantity }) => ({ quantity }),
  ),
  /** With decimals, as accounting programs print it. */
  quantity2: number(
    ({ quantity }, _index, { writing }) => writing.amount(quantity),
    ({ quantity }) => ({ quantity }),
  ),
  unit: words(
    ({ goods }) => goods.unit,
    ({ goods }) => ({ quantity_unit: goods.unit }),
  ),
  quantityUnit: number(
    ({ quantity, goods }, _index, { writing }) => `${writing.count(quantity)} ${goods.unit}`,
    ({ quantity, goods }) => ({ quantity, quantity_unit: goods.unit }),
  ),
  price: number(
    ({ unitPrice }, _index, { writing }) => writing.amount(unitPrice),
    ({ unitPrice }) => ({ unit_price: unitPrice }),
  ),
  /** `3.20 / PCS`. */
  pricePerUnit: number(
    ({ unitPrice, goods }, _index, { writing }) => `${writing.amount(unitPrice)} / ${goods.unit}`,
    ({ unitPrice }) => ({ unit_price: unitPrice }),
  ),
  priceUnit: words(({ goods }) => `1 ${goods.unit}`),
  priceMoney: number(
    ({ unitPrice }, _index, { writing }) => writing.money(unitPrice),
    ({ unitPrice }) => ({ unit_price: unitPrice }),
  ),
  price100: number(
    ({ unitPrice }, _index, { writing }) => writing.amount(rounded(unitPrice * 100, 2)),
    ({ unitPrice }) => ({ unit_price: rounded(unitPrice * 100, 2) }),
  ),
  discount: number((_line, _index, { dice, writing }) =>
    dice.fork('discount').pick([String(REBATE), `${REBATE}%`, writing.amount(REBATE)]),
  ),
  amount: number(
    ({ totalPrice }, _index, { writing }) => writing.amount(totalPrice),
    ({ totalPrice }) => ({ total_price: totalPrice }),
  ),
  amountMoney: number(
    ({ totalPrice }, _index, { writing }) => writing.money(totalPrice),
    ({ totalPrice }) => ({ total_price: totalPrice }),
  ),
  taxRate: number((_line, _index, { dice }) => dice.fork('tax').pick(['0%', '0', '0.00', '0 %'])),
  taxAmount: number((_line, _index, { writing }) => writing.amount(0)),
  /** What includes a tax of nothing. */
  taxedAmount: number(({ totalPrice }, _index, { writing }) => writing.amount(totalPrice)),
  taxFree: words((_line, _index, { dice }) => dice.fork('tax code').pick(['GST Free', 'No VAT', 'Zero Rated', 'Exempt'])),
  hs: words(hsText, (line, _index, sheet) => ({ hs_code: hsOf(line, sheet) })),
  origin: words(
    (line, _index, sheet) => originOf(line, sheet),
    (line, _index, sheet) => ({ country_of_origin: originOf(line, sheet) }),
  ),
  netWeight: number(
    ({ netWeight }, _index, { writing }) => writing.bareWeight(netWeight),
    ({ netWeight }) => ({ net_weight: netWeight }),
  ),
  grossWeight: number(({ grossWeight }, _index, { writing }) => writing.bareWeight(grossWeight)),
  volume: number(({ volume }, _index, { writing }) => writing.bareVolume(volume)),
  packages: number(({ packages }, _index, { writing }) => writing.count(packages)),
  packagesKind: number(({ packages }, _index, { writing, shipment }) => `${writing.count(packages)} ${shipment.packageType}`),
  perPackage: number(({ perPackage }, _index, { writing }) => writing.count(perPackage)),
  range: words((_line, index, { lines }) => {
    const first = lines.slice(0, index).reduce((sum, { packages }) => sum + packages, 1);
    return `${first}-${first + (lines[index]?.packages ?? 1) - 1}`;
  }),
  size: words((_line, index, { dice }) => {
    const own = dice.fork(`size ${index}`);
    return `${own.between(28, 62)}x${own.between(22, 45)}x${own.between(18, 40)}`;
  }),
  marks: words((_line, index, { shipment }) => (index === 0 ? shipment.marks : '')),
  backOrder: number(() => '0'),
  lot: words((_line, index, { dice }) => `${dice.fork(`lot letter ${index}`).letters(1)}${dice.fork(`lot ${index}`).digits(6)}`),
} satisfies Readonly<Record<string, Cell>>;

export type CellName = keyof typeof CELLS;

function hsText(line: ShippedLine, _index: number, sheet: Sheet): string {
  return hsOf(line, sheet);
}

/** Lines that stand under the description of an item, and what they say. */
export const DETAILS = {
  origin: words(
    (line, _index, sheet) => originOf(line, sheet),
    (line, _index, sheet) => ({ country_of_origin: originOf(line, sheet) }),
  ),
  hs: words(hsText, (line, _index, sheet) => ({ hs_code: hsOf(line, sheet) })),
  code: CELLS.code,
  lot: CELLS.lot,
  serial: words((_line, index, { dice }) => `${dice.fork(`serial ${index}`).digits(8)}`),
  order: words((_line, _index, { dice }) => `${dice.fork('their order').digits(7)}`),
  orderLine: words((_line, index) => String(index + 1).padStart(3, '0')),
  net: words(
    ({ netWeight }, _index, { writing }) => writing.weight(netWeight),
    ({ netWeight }) => ({ net_weight: netWeight }),
  ),
  packages: words(({ packages }, _index, { writing, shipment }) => `${writing.count(packages)} ${shipment.packageType}`),
} satisfies Readonly<Record<string, Cell>>;

export type DetailName = keyof typeof DETAILS;
