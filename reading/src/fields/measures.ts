import { numbersIn, plainDecimal } from '@tallyport/domain/values/numbers';
import { isOfGoods, packagesIn, packageTypeIn } from '@tallyport/domain/values/package-types';
import { volumeUnitIn, weightUnitIn } from '@tallyport/domain/values/units';
import { CERTAINTY, DOUBT } from '../certainty.js';
import type { DocumentText, LabelledValue } from '../document-text.js';
import type { Concept } from '../labels/concepts.js';
import type { ValueCandidate } from '../labels/label-values.js';
import { isSameLine } from '../page/area.js';
import type { Phrase } from '../page/phrases.js';
import { columnTotal } from './column-total.js';
import type { Understood } from './field-reading.js';
import { jointWeight } from './joint-weights.js';
import type { Measure } from './measure.js';
import { certaintyOf } from './value-readers.js';

type UnitFinder = (text: string) => string | null;

/** The first weight at a label for one of these things. */
export function pickWeight(text: DocumentText, concepts: readonly Concept[]): Measure | null {
  const [concept] = concepts;
  const joint = concept === 'net_weight' || concept === 'gross_weight' ? jointWeight(text, concept) : null;
  return joint ?? pickMeasure(text, concepts, weightUnitIn, volumeUnitIn);
}

/** The first volume at a label for one of these things. */
export function pickVolume(text: DocumentText, concepts: readonly Concept[]): Measure | null {
  return pickMeasure(text, concepts, cubicUnitIn, weightUnitIn);
}

/** Beside a volume a scan that shows square metres has misread cubic ones. */
const cubicUnitIn: UnitFinder = (words) => volumeUnitIn(words.replaceAll('m²', 'm³'));

/** A count of packages with their kind, where it is printed with the count. */
export function pickPackages(text: DocumentText, concepts: readonly Concept[]): Measure | null {
  return firstAt(text, concepts, ({ lines, relation }, label) => {
    const [first] = lines;
    if (first === undefined || (relation === 'right' && label.ending !== 'colon' && isOfGoods(label.text.trim()))) return null; // `pcs` beside an amount counts goods
    const counted = packagesIn(first.text);
    const certainty = certaintyOf(relation);
    if (counted !== null)
      return { amount: { value: counted.count, from: [first], certainty }, unit: { value: counted.type, from: [first], certainty } };
    const count = COUNT.exec(first.text)?.[1];
    if (count === undefined) return null;
    const type = packageTypeIn(
      lines
        .slice(1, 2)
        .map(({ text: other }) => other)
        .join(' '),
    );
    return {
      amount: { value: String(Number(count)), from: [first], certainty },
      unit: type === null ? kindInLabel(label, first) : { value: type, from: lines.slice(1, 2), certainty },
    };
  });
}

/** A count alone, or before what else a line tells: `5, gross weight 981 kg`, `14 (gross 231 kg)`, `60 Weight:`. */
const COUNT = /^[\s:=#]*(\d{1,6})\s*(?:$|[,;(|](?!\d)|\p{Lu}[\p{L}\s.]*:)/u;

/** `Total Cartons` says what is counted; packages, pieces and units may be anything. */
function kindInLabel({ text }: LabelledValue, from: Phrase): Understood | null {
  const kind = packageTypeIn(text);
  return kind === null || /^(?:packages?|pkgs?|pieces?|pcs|units?|items?|parcels?|colli|collis|kolli|bultos)$/iu.test(kind)
    ? null
    : { value: kind, from: [from], certainty: CERTAINTY.table.packageInHead };
}

/** A measure in a phrase: the number beside a unit of the right kind, else its only number. A unit of another kind speaks against it. */
export function measureIn(
  phrase: Phrase,
  text: DocumentText,
  unitOf: UnitFinder,
  otherUnitOf: UnitFinder,
): { value: string; unit: string | null } | null {
  const numbers = numbersIn(phrase.text, text.numberStyle);
  for (const [index, number] of numbers.entries()) {
    const unit = unitOf(phrase.text.slice(number.end, numbers[index + 1]?.start ?? phrase.text.length));
    if (unit !== null) return { value: inThousandths(phrase.text.slice(number.start, number.end), unit) ?? number.value, unit };
  }
  const [only, ...more] = numbers;
  if (only === undefined || more.length > 0 || otherUnitOf(phrase.text) !== null) return null;
  const rest = phrase.text.slice(0, only.start) + phrase.text.slice(only.end);
  if (/\p{L}{3,}/u.test(rest.replace(/net|gross|n\.?w|g\.?w/giu, ''))) return null;
  const unit = unitOf(rest);
  const isVolume = otherUnitOf === weightUnitIn;
  const thousandths = unit === null && !isVolume ? null : inThousandths(phrase.text.slice(only.start, only.end), unit ?? 'm3');
  return { value: thousandths ?? only.value, unit };
}

/** Cubic metres, in which volumes without a unit are told, go to thousandths: `6,700 CBM` are not seven thousand of them, however others are printed. */
function inThousandths(printed: string, unit: string): string | null {
  return /^(?:m3|m³|cbm|cu\.?\s?m|mtq)/iu.test(unit) && /^\d{1,3}[.,]\d{3}$/u.test(printed)
    ? plainDecimal(printed.replace(',', '.'))
    : null;
}

function pickMeasure(text: DocumentText, concepts: readonly Concept[], unitOf: UnitFinder, otherUnitOf: UnitFinder): Measure | null {
  return firstAt(text, concepts, ({ lines, relation }, label) => {
    for (const [index, line] of lines.slice(0, 2).entries()) {
      const measure = measureIn(line, text, unitOf, otherUnitOf);
      // A form that is left blank prints zeros in its boxes.
      if (measure === null || Number(measure.value) === 0) continue;
      const certainty = certaintyOf(relation) * (isAmongOthers(line, lines) ? DOUBT.amongOthers : 1);
      const unit = unitAround(measure.unit, label, lines.slice(index + 1, index + 2), unitOf);
      const inLabel = measure.unit === null && unit !== null ? inThousandths(line.text.trim(), unit) : null;
      return {
        amount: { value: inLabel ?? measure.value, from: [line], certainty },
        unit: unit === null ? null : { value: unit, from: [line], certainty },
      };
    }
    return null;
  });
}

/** Whether other figures stand beside one: of several columns in one box it may be that of another. */
function isAmongOthers(line: Phrase, lines: readonly Phrase[]): boolean {
  return lines.some((other) => other !== line && isSameLine(other.area, line.area) && /^\W*\d[\d.,' ]*$/u.test(other.text));
}

/** The unit stands with the number, behind it, or in the label: `Weight (kg)`. A label that has both, `Weight (lbs) (kgs)`, leaves it open. */
function unitAround(unit: string | null, label: LabelledValue, behind: readonly Phrase[], unitOf: UnitFinder): string | null {
  return (
    unit ??
    behind.map(({ text }) => unitOf(text)).find((found) => found !== null) ??
    (OF_EITHER.test(label.text) ? null : unitOf(label.text.replace(/\bor\b.*/iu, '')))
  );
}

/** Kilograms and pounds in one label, of which one is ticked or struck out. */
const OF_EITHER = /kgs?\W+(?:or\s+)?lbs?(?!\p{L})|lbs?\W+(?:or\s+)?kgs?(?!\p{L})/iu;

function firstAt(
  text: DocumentText,
  concepts: readonly Concept[],
  read: (candidate: ValueCandidate, label: LabelledValue) => Measure | null,
): Measure | null {
  for (const concept of concepts) {
    const labels = text.labels.filter(({ concepts: named }) => named.includes(concept));
    for (const label of labels.toSorted((a, b) => Number(a.isGuess === true) - Number(b.isGuess === true))) {
      for (const candidate of label.candidates) {
        const measure = read(candidate, label);
        if (measure === null) continue;
        const whole = { ...measure, amount: columnTotal(measure.amount, label, text) };
        return label.isGuess === true ? guessed(whole, label) : whole;
      }
    }
  }
  return null;
}

/** At a label whose words only let guess what it names, a number without a unit is doubted, and no measure where they ask for a count or a price. */
function guessed({ amount, unit }: Measure, label: LabelledValue): Measure | null {
  if (/(?<!\p{L})(?:qty|quantity|price|value|amount)(?!\p{L})/iu.test(label.text)) return null;
  return unit === null ? { amount: { ...amount, certainty: amount.certainty * DOUBT.guessedLabel }, unit } : { amount, unit };
}
