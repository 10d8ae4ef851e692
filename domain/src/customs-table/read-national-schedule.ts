import { readDutyRate } from '../duty/read-duty-rate.js';
import type { FileFinding } from './read-customs-rows.js';

/** A row of Schedule 3 as it is published, by its column names. */
export type ScheduleRow = Readonly<Record<string, string>>;

export interface NationalSchedule {
  /** Rows for the table of tariff rates, without their days. */
  readonly rows: readonly Readonly<Record<string, string>>[];
  /** Rates that were not understood, each with its line and text: their goods have no row, so that nothing is computed by a guess. */
  readonly unread: readonly FileFinding[];
  /** How many rows print a rate at all. */
  readonly printed: number;
}

const COLUMNS = ['tariff_item', 'stat_code', 'unit', 'description', 'duty_rate'] as const;
const FIRST_LINE = 2;

/** Whether a file with these columns is a national schedule. */
export function isNationalSchedule(columns: readonly string[]): boolean {
  return COLUMNS.every((column) => columns.includes(column));
}

/** Takes rates of duty out of the national schedule: one row for each classification of eight digits that prints one. */
export function readNationalSchedule(lines: readonly ScheduleRow[]): NationalSchedule {
  const rows = new Map<string, Readonly<Record<string, string>>>();
  const unread: FileFinding[] = [];
  let printed = 0;
  lines.forEach((line, index) => {
    const rate = line['duty_rate']?.trim() ?? '';
    if (rate === '') return;
    printed += 1;
    const item = (line['tariff_item'] ?? '').replace(/\D/g, '');
    const read = readDutyRate(rate);
    if ('unread' in read || item.length !== 8) unread.push({ line: index + FIRST_LINE, text: `${line['tariff_item']}: "${rate}"` });
    else if (!rows.has(item)) rows.set(item, rowOf(item, rate, line));
  });
  return { rows: [...rows.values()], unread, printed };
}

function rowOf(tariff_item: string, rate: string, { stat_code = '', unit = '', description = '' }: ScheduleRow): Record<string, string> {
  const statistical_code = /^\d{2}$/.test(stat_code) ? stat_code : '';
  const text = description.replace(/^[-\s]+/, '');
  return { tariff_item, rate_number: '', statistical_code, unit, description: text, rate, wine: '', luxury_car: '' };
}
