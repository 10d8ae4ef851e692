import type { Check, Finding } from '../check.js';
import { declaredLines } from '../declared.js';
import { judged, withoutRow } from '../findings.js';
import type { Part } from '../papers.js';
import type { RuleRows } from '../rule-rows.js';

/**
 * The concession order, by-law or determination that a line rests its treatment on holds on the day of its duty, and is for goods of its
 * classification (domain: optional line fields, family 4). Whether its words cover these goods, a person says.
 */
export const instrumentCovers: Check = {
  code: 'instrument-covers',
  version: 1,
  category: 'Prefer',
  severity: 'error',
  run: (papers, rows) =>
    declaredLines(papers).flatMap(({ declaration, line }) =>
      ofLine(line, rows, line.text('effective_duty_date') ?? declaration.text('duty_date')),
    ),
};

function ofLine(line: Part, rows: RuleRows, day: string | null): Finding[] {
  const [number, type] = [line.text('treatment_instrument_no'), line.text('treatment_instrument_type')];
  if (number === null || type === null) return [];
  const values = line.checked('treatment_instrument_no', 'treatment_instrument_type', 'tariff_classification');
  const item = line.text('tariff_classification');
  if (item === null) return [{ outcome: 'cannot say', values, missing: line.missing('tariff_classification') }];
  const instrument = rows.on(day).instrument(number, type);
  if (instrument === 'unknown') return [withoutRow('instrument', `${number} ${type}`, values)];
  if (instrument === 'not then') return [judged(false, values, day)];
  return [judged(item.startsWith(instrument.tariff_item), values, instrument.tariff_item)];
}
