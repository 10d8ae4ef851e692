import {
  type DutyRate,
  MEASURED_PARTS,
  type MeasuredPart,
  type RateStage,
  type ScopedRate,
  SPECIFIC_UNITS,
  type SpecificUnit,
} from './duty-rate.js';
import { TextScanner } from './text-scanner.js';

/** Countries and groups for which Schedule 3 prints rates of its own (Customs Tariff Act 1995, Schedule 1). */
const COUNTRIES = new Set(['NZ', 'PG', 'FI', 'SG', 'CA', 'MY', 'DC', 'DCS', 'DCT', 'LDC']);
const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];

const FROM = new RegExp(`From\\s*(\\d{1,2})\\s*(${MONTHS.join('|')})\\s*(\\d{4})`, 'y');
const SCOPE = /([A-Z]{2,3}(?:\s*\/\s*[A-Z]{2,3})*)(?=\s*(?:Free|[\d$]))/y;
const FREE = /Free/y;
const PERCENT = /(\d+(?:\.\d+)?)\s*%/y;
const AMOUNT = new RegExp(`\\$(\\d[\\d,]*(?:\\.\\d+)?)/(${SPECIFIC_UNITS.join('|')})`, 'y');
const PART = new RegExp(`(?:of )?(${MEASURED_PARTS.join('|')})(?: \\(if any\\))?(?: in the blend)?`, 'y');
const EXCEEDING = /, calculated on that alcohol content by which the percentage by volume of alcohol of the goods exceeds (\d+(?:\.\d+)?)/y;
const AND = /, and|plus/y;
const OR_LOWER = /, or, if lower,/y;
const LESS = /, less/y;

/**
 * Reads the rates that the tariff prints beside a classification: the general one, those of countries, and later stages. Answers what
 * it did not understand instead of a part of it: a rate is never guessed.
 */
export function readDutyRate(text: string): { readonly stages: readonly RateStage[] } | { readonly unread: string } {
  const scanner = new TextScanner(text.replace(/\s+/g, ' ').trim());
  const stages: RateStage[] = [];
  while (!scanner.atEnd) {
    const stage = readStage(scanner, stages.length === 0);
    if (stage === null) return { unread: scanner.rest };
    stages.push(stage);
  }
  return stages.length === 0 ? { unread: text } : { stages };
}

function readStage(scanner: TextScanner, isFirst: boolean): RateStage | null {
  const date = scanner.take(FROM);
  if (date === null && !isFirst) return null;
  const rates: ScopedRate[] = [];
  for (;;) {
    const scope = scanner.take(SCOPE);
    const isGeneral = scope === null;
    if (isGeneral !== (rates.length === 0)) return rates.length > 0 && isGeneral ? { from: isoOf(date), rates } : null;
    const countries = scope?.[1]?.split('/').map((code) => code.trim()) ?? [];
    if (!countries.every((code) => COUNTRIES.has(code))) return null;
    const rate = readRate(scanner);
    if (rate === null) return null;
    rates.push({ scope: isGeneral ? 'general' : [...new Set(countries)], rate });
  }
}

function readRate(scanner: TextScanner): DutyRate | null {
  const first = readSimple(scanner);
  if (first === null) return null;
  const parts = [first];
  while (scanner.take(AND)) {
    const part = readSimple(scanner);
    if (part === null) return null;
    parts.push(part);
  }
  if (parts.length > 1) return { kind: 'sum', parts };
  if (scanner.take(OR_LOWER)) {
    const other = readSimple(scanner);
    return other && { kind: 'lowest', parts: [first, other] };
  }
  if (scanner.take(LESS)) {
    const percent = scanner.take(PERCENT)?.[1];
    return percent === undefined ? null : { kind: 'less', rate: first, percent };
  }
  return first;
}

function readSimple(scanner: TextScanner): DutyRate | null {
  if (scanner.take(FREE)) return { kind: 'free' };
  const percent = scanner.take(PERCENT)?.[1];
  if (percent !== undefined) return { kind: 'ad-valorem', percent };
  const [, amount, unit] = scanner.take(AMOUNT) ?? [];
  if (amount === undefined || unit === undefined) return null;
  const of = scanner.take(PART)?.[1] ?? null;
  const exceeding = scanner.take(EXCEEDING)?.[1] ?? null;
  return { kind: 'specific', amount: amount.replaceAll(',', ''), unit: unit as SpecificUnit, of: of as MeasuredPart | null, exceeding };
}

function isoOf(date: RegExpExecArray | null): string | null {
  if (date === null) return null;
  const [, day = '', month = '', year = ''] = date;
  return `${year}-${String(MONTHS.indexOf(month) + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;
}
