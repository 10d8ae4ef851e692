import type { Answer } from '../../accuracy/score/answer.js';
import { AMOUNT, CODES, DAYS, DESCRIPTION, HS_CODE, LABELS, NUMBERS, UNIT } from './patterns.js';

/**
 * What somebody gets in an afternoon with regular expressions over the text of a paper, where a value stands behind its label or
 * in the line below it: what a reader has to be much better than.
 */
export function readByPatterns(lines: readonly string[]): Answer {
  const text = lines.join('\n');
  const codes = Object.entries(CODES).map(([field, pattern]) => [field, pattern.exec(text)?.[0]] as const);
  const labelled = Object.entries(LABELS).map(([field, label]) => [field, plain(field, valueOf(label, lines))] as const);
  const fields = [...codes, ...labelled].filter(([, value]) => value !== undefined);
  return { doc_type: null, fields: Object.fromEntries(fields), lines: lines.flatMap(goodsOf), confidence: {} };
}

const ANY_LABEL = new RegExp(`^(?:${Object.values(LABELS).join('|')})\\b`, 'i');

function valueOf(label: string, lines: readonly string[]): string | undefined {
  const pattern = new RegExp(`(?:^|\\s{2,})(?:${label})(?:\\s*(?:no\\.?|number|#))?\\s*[:.#]?(?=\\s|$)`, 'i');
  for (const [at, line] of lines.entries()) {
    const found = pattern.exec(line);
    if (!found) continue;
    const begin = found.index + found[0].length - found[0].trimStart().length;
    const behind = firstChunk(line.slice(found.index + found[0].length));
    const below = firstChunk((lines[at + 1] ?? '').slice(Math.max(0, begin - 2)));
    const value = behind === undefined || ANY_LABEL.test(behind) ? below : behind;
    if (value !== undefined && !ANY_LABEL.test(value)) return value;
  }
  return undefined;
}

function firstChunk(text: string): string | undefined {
  const [chunk = ''] = text.trim().split(/\s{2,}/);
  return chunk === '' ? undefined : chunk;
}

/** Numbers without their thousands and units, days as ISO. */
function plain(field: string, value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  if (NUMBERS.has(field)) return /\d[\d,]*(?:\.\d+)?/.exec(value)?.[0].replaceAll(',', '');
  if (!DAYS.has(field)) return value;
  const day = new Date(`${value} UTC`);
  return Number.isNaN(day.getTime()) ? value : day.toISOString().slice(0, 10);
}

/** A row of goods: a description, and three numbers at its end that are a quantity, a price and an amount. */
function goodsOf(line: string): Record<string, string>[] {
  const chunks = line.trim().split(/\s{2,}/);
  const description = chunks.find((chunk) => DESCRIPTION.test(chunk));
  const amounts = chunks.flatMap((chunk) => AMOUNT.exec(chunk)?.groups?.['number']?.replaceAll(',', '') ?? []);
  const [quantity, price, amount] = amounts.slice(-3);
  if (description === undefined || quantity === undefined || price === undefined || amount === undefined) return [];
  const cells: Record<string, string> = { description, quantity, unit_price: price, total_price: amount };
  const [code, unit] = [chunks.find((chunk) => HS_CODE.test(chunk)), chunks.find((chunk) => UNIT.test(chunk))];
  if (code !== undefined) cells['hs_code'] = code.replaceAll('.', '');
  if (unit !== undefined) cells['quantity_unit'] = unit;
  return [cells];
}
