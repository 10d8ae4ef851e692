import type { HeaderField } from '@tallyport/contracts/shipping-record/fields';
import { numbersIn } from '@tallyport/domain/values/numbers';
import { Decimal } from 'decimal.js';
import { CERTAINTY } from '../../certainty.js';
import type { DocumentText } from '../../document-text.js';
import type { Understood } from '../../fields/field-reading.js';
import { heightOf, isSameLine } from '../../page/area.js';
import type { Phrase } from '../../page/phrases.js';

/** The first line of rates on an air waybill begins so: pieces, gross weight, K or L, rate class, chargeable weight. */
const RATE_LINE =
  /^\W*(?<pieces>\d{1,3}[,.]\d{3}|\d{1,5})\s+(?<gross>\d[\d,.]*)\s*\W?\s*(?<unit>k|l|kg|lb)\W?\s*\W*(?:(?<rate>[A-Z])\W?\s+)?(?:\d{4}\s+)?(?<chargeable>\d[\d,.]*)?/iu;

/** What a field is in the line of rates. */
export function inRateLine(field: HeaderField<'waybill'>) {
  return (text: DocumentText): Understood | null => rateLineOf(text).get(field) ?? null;
}

/** Pieces, weights and rate class from the line of rates; empty where no line has that form. */
function rateLineOf(text: DocumentText): Map<HeaderField<'waybill'>, Understood> {
  const lines = text.phrases.flatMap((phrase) => {
    const line = lineFrom(phrase, text);
    const groups = RATE_LINE.exec(line.map(({ text: words }) => words).join(' '))?.groups;
    return groups === undefined ? [] : [{ line, groups }];
  });
  const [first] = lines;
  const fields = new Map<HeaderField<'waybill'>, Understood>();
  if (first === undefined) return fields;
  const alike = lines.filter(({ groups, line }) => unitOf(groups) === unitOf(first.groups) && isUnder(line, first.line));
  const all = withoutTotal(alike, (groups) => decimal(groups['gross'] ?? '', text));
  const from = all.flatMap(({ line }) => line.slice(0, 4));
  const total = (name: 'pieces' | 'gross' | 'chargeable'): string => {
    const figures = all.map(
      ({ groups }) => (name === 'pieces' ? groups[name]?.replace(/\D/gu, '') : decimal(groups[name] ?? '', text)) ?? '',
    );
    if (figures.length === 1) return figures[0] ?? '';
    return figures.includes('') ? '' : figures.reduce((sum, figure) => sum.plus(figure), new Decimal(0)).toString();
  };
  put(fields, 'packages', total('pieces'), from);
  put(fields, 'gross_weight', total('gross'), from);
  put(fields, 'weight_unit', unitOf(first.groups), from);
  put(fields, 'rate_class', first.groups['rate'] ?? '', from);
  put(fields, 'chargeable_weight', total('chargeable'), from);
  return fields;
}

interface RateLine {
  readonly line: readonly Phrase[];
  readonly groups: Readonly<Record<string, string>>;
}

/** Below the lines of rates some programs print their sum like one more. */
function withoutTotal(lines: readonly RateLine[], grossOf: (groups: RateLine['groups']) => string): readonly RateLine[] {
  const last = lines.at(-1);
  const others = lines.slice(0, -1);
  const sum = others.reduce((all, { groups }) => all.plus(grossOf(groups) || 0), new Decimal(0));
  return last !== undefined && others.length > 0 && sum.eq(grossOf(last.groups) || -1) ? others : lines;
}

/** Goods of several rates have a line each, below each other. */
function isUnder([one]: readonly Phrase[], [first]: readonly Phrase[]): boolean {
  return (
    one !== undefined && first !== undefined && one.page === first.page && Math.abs(one.area.left - first.area.left) < heightOf(first.area)
  );
}

const unitOf = (groups: Readonly<Record<string, string>>): string => (groups['unit']?.toUpperCase().startsWith('K') === true ? 'KG' : 'LB');

function lineFrom(phrase: Phrase, { phrases }: DocumentText): readonly Phrase[] {
  const beside = phrases.filter(
    (other) => other !== phrase && other.page === phrase.page && isSameLine(other.area, phrase.area) && other.area.left > phrase.area.left,
  );
  return [phrase, ...beside].sort((a, b) => a.area.left - b.area.left);
}

function decimal(printed: string, text: DocumentText): string {
  return numbersIn(printed, text.numberStyle)[0]?.value ?? '';
}

function put(fields: Map<HeaderField<'waybill'>, Understood>, field: HeaderField<'waybill'>, value: string, line: readonly Phrase[]): void {
  if (value !== '') fields.set(field, { value, from: line, certainty: CERTAINTY.transport.rateLine });
}
