import type { HeaderField } from '@tallyport/contracts/shipping-record/fields';
import { Decimal } from 'decimal.js';
import { CERTAINTY } from '../../certainty.js';
import type { DocumentText } from '../../document-text.js';
import type { Understood } from '../../fields/field-reading.js';
import type { Measure } from '../../fields/measure.js';
import { decimalOf } from '../../lines/arithmetic.js';
import type { Known } from '../declaration.js';
import { weightInWords } from './measures-in-words.js';

type Field = HeaderField<'certificate-of-origin'>;

/** What all lines of a certificate say that say it: the invoice under which all goods are sold, the country from which all come. */
export function ofAllLines(field: 'invoice_number' | 'invoice_date' | 'country_of_origin') {
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
  if (counts.length < 2 || kinds.size !== 1 || counts.some((count) => count === null)) return null;
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
