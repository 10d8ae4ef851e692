import { anyOf } from '@tallyport/domain/any-of';
import type { DocumentText } from '../../document-text.js';
import type { Understood } from '../../fields/field-reading.js';
import { decimalOf } from '../../lines/arithmetic.js';
import { goodsLine, type Line } from '../../lines/invoice-line.js';
import { FEE_WORDS } from '../sources/words/fee-words.js';
import { FREIGHT_LINES, FREIGHT_WORDS } from '../sources/words/freight-words.js';

const OF_FREIGHT = new RegExp(String.raw`^\W*${anyOf(FREIGHT_WORDS)}(?!\p{L})`, 'iu');

/** A word for carriage that is all that a row says: `Port`, `Versandkosten`. */
const IS_FREIGHT = new RegExp(String.raw`^\W*${anyOf(FREIGHT_LINES)}\W*$`, 'iu');

/** A row among the goods that asks for their carriage, once: `Frete marítimo Leixões – Sydney, 1, 1.480,00`. It is none of the goods. */
export function isFreight(line: Line): boolean {
  const quantity = decimalOf(line.get('quantity'));
  const described = String(line.get('description')?.value ?? '');
  const isCalledSo = OF_FREIGHT.test(described) || (quantity === null && IS_FREIGHT.test(described));
  return isCalledSo && line.has('total_price') && (quantity === null || quantity.eq(1));
}

const CHARGES =
  /(?<!\p{L})(?:insurance|freight|postage|shipping|handling|versicherung|assurance|seguro|assicurazione|verzekering)(?!\p{L})/iu;

/** A row that counts nothing and names a charge among its words: `UPS & insurance, 11.62`. What it is added to is more than the goods. */
export function isCharge(line: Line): boolean {
  return !line.has('quantity') && !line.has('unit_price') && CHARGES.test(String(line.get('description')?.value ?? ''));
}

const OF_FEES = new RegExp(String.raw`^\W*${anyOf(FEE_WORDS)}(?!\p{L})`, 'iu');

/** What tells of a part of the amount above it. */
const OF_WHICH = /^\W*(?:dont|davon|waarvan|di cui|of which|incl\.?)(?!\p{L})/iu;

/** A remark among the goods on a fee of the law that belongs to those above it: `dont éco-contribution DEEE`, `Éco-participation DEEE 0,25 x 3`. */
export function isFee(line: Line): boolean {
  const described = String(line.get('description')?.value ?? '');
  return OF_FEES.test(described) && (OF_WHICH.test(described) || !line.has('unit_price'));
}

/** What the only such row asks for. */
export function freightInRows(text: DocumentText): Understood | null {
  const lines = text.tables.flatMap(({ rows }) => rows.map((row) => goodsLine(row, text))).filter(({ size }) => size > 0);
  const [freight, ...others] = lines.filter(isFreight);
  return freight === undefined || others.length > 0 || lines.length < 2 ? null : (freight.get('total_price') ?? null);
}
