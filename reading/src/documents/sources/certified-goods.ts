import type { HeaderField } from '@tallyport/contracts/shipping-record/fields';
import { volumeUnitIn, weightUnitIn } from '@tallyport/domain/values/units';
import { Decimal } from 'decimal.js';
import { CERTAINTY } from '../../certainty.js';
import type { DocumentText } from '../../document-text.js';
import type { Understood } from '../../fields/field-reading.js';
import type { Measure } from '../../fields/measure.js';
import { measureIn } from '../../fields/measures.js';
import { cleaned } from '../../fields/value-readers.js';
import { decimalOf } from '../../lines/arithmetic.js';
import type { Known } from '../declaration.js';
import { boxedGoods } from '../lines/boxed-goods.js';
import { weightInWords } from './measures-in-words.js';

type Field = HeaderField<'certificate-of-origin'>;

/** What all lines of a certificate say that say it: the invoice under which all goods are sold, the country from which all come, why they do. */
export function ofAllLines(field: 'invoice_number' | 'invoice_date' | 'country_of_origin' | 'origin_criterion') {
  return (_text: DocumentText, { lines }: Known<Field>): Understood | null => {
    const said = lines.flatMap((line) => line.get(field) ?? []);
    const [first] = said;
    return first !== undefined && new Set(said.map(({ value }) => value)).size === 1 ? first : null;
  };
}

/** All packages of a certificate, where each of its lines counts its own in the same kind. */
export function packagesOfLines(_text: DocumentText, { lines }: Known<Field>): Understood | null {
  const counts = lines.map((line) => decimalOf(line.get('packages') ?? null));
  const kinds = new Set(lines.map((line) => String(line.get('package_type')?.value ?? '').toLowerCase()));
  if (counts.length === 0 || kinds.size !== 1 || counts.some((count) => count === null)) return null;
  const sum = counts.reduce<Decimal>((all, count) => all.plus(count ?? 0), new Decimal(0));
  return {
    value: sum.toString(),
    from: lines.flatMap((line) => line.get('packages')?.from ?? []),
    certainty: CERTAINTY.cargo.packagesOfLines,
    isInferred: true,
  };
}

/** Of what all lines of a certificate count packages. */
export function packageTypeOfLines(_text: DocumentText, { lines }: Known<Field>): Understood | null {
  const kinds = lines.flatMap((line) => line.get('package_type') ?? []);
  const [first] = kinds;
  return first !== undefined && new Set(kinds.map(({ value }) => String(value).toLowerCase())).size === 1 ? first : null;
}

/** What all goods of a certificate weigh by what it says beside its lines: the weight of one of several lines is not that of all. */
export function grossOfAll(text: DocumentText, { lines }: Known<Field>): Measure | null {
  const weight = weightInWords('gross_weight')(text);
  const isOfOne =
    lines.length > 1 && lines.some((line) => weight !== null && decimalOf(line.get('quantity') ?? null)?.eq(String(weight.amount.value)));
  return isOfOne ? null : weight;
}

/** The goods of a certificate that has one line of them. */
export function goodsOfSoleLine(_text: DocumentText, { lines }: Known<Field>): Understood | null {
  const [only, ...more] = lines;
  const described = only?.get('description');
  return described === undefined || more.length > 0 ? null : { ...described, certainty: CERTAINTY.certificate.goodsOfLine };
}

const SAID = {
  gross: /(?<!\p{L})(?:gross|brut(?:to|o)?|lord[oa]|g\.?\s?w)(?!\p{L})/iu,
  net: /(?<!\p{L})(?:nett?o?|net|n\.?\s?w)(?!\p{L})/iu,
};

/** What all goods in the box of a certificate weigh, where each of its lines says gross or net, or the head of its weights does. */
export function weightInBox(kind: 'gross' | 'net') {
  return (text: DocumentText): Measure | null => {
    const goods = boxedGoods(text) ?? [];
    const isHeaded = text.tables.some(({ columns }) => columns.some(({ role }) => role === `${kind}_weight`));
    const weights = goods.flatMap(({ measured }) => {
      const line = measured.find(({ text: words }) => SAID[kind].test(words)) ?? (isHeaded ? measured[0] : undefined);
      const weight = line === undefined ? null : measureIn(line, text, weightUnitIn, volumeUnitIn);
      return line === undefined || weight === null ? [] : [{ line, ...weight }];
    });
    const [first] = weights;
    if (first === undefined || weights.length < goods.length || weights.some(({ unit }) => unit !== first.unit)) return null;
    const from = weights.map(({ line }) => line);
    const value = weights.reduce((sum, { value: own }) => sum.plus(own), new Decimal(0)).toString();
    const certainty = weights.length > 1 ? CERTAINTY.cargo.packagesOfLines : CERTAINTY.cargo.measureInWords;
    return { amount: { value, from, certainty }, unit: first.unit === null ? null : { value: first.unit, from, certainty } };
  };
}

/** What packages are marked with by such a box. */
export function marksInBox(text: DocumentText): Understood | null {
  const from = (boxedGoods(text) ?? []).flatMap(({ marks }) => marks);
  const value = cleaned(from.map(({ text: words }) => words).join(' '));
  return value === '' ? null : { value, from, certainty: CERTAINTY.table.marks };
}
