import type { Fault } from '../rules/fault.js';
import { checkRows } from './check-rows.js';
import type { Group } from './group.js';
import { IMD_HEADER, IMD_INVOICE, IMD_SUMMARY, IMD_TRANSPORT, IMD_WITHDRAWAL } from './imd.js';
import { IMD_TARIFF_LINE } from './imd-tariff-line.js';
import { type ReadImd, startOf } from './read-imd.js';
import type { Row } from './row.js';

const TABLES = { DMS: IMD_INVOICE, LIN: IMD_TRANSPORT, CST: IMD_TARIFF_LINE } as const;
const ORDER = ['DMS', 'LIN', 'CST'] as const;

/** All faults of form of a declaration, in the order of its segments. */
export function checkImd(imd: ReadImd): Fault[] {
  const isWithdrawal = imd.function === '50';
  return [
    ...checkRows(imd.header, isWithdrawal ? IMD_WITHDRAWAL : IMD_HEADER),
    ...imd.details.flatMap((group, place) => [
      ...checkRows(group, isWithdrawal ? [] : tableOf(group)),
      ...checkOrder(group, imd.details[place - 1]),
    ]),
    ...checkRows(imd.summary, IMD_SUMMARY),
    ...counted(imd),
  ];
}

/** A line that is taken away has nothing but its number. */
function tableOf(group: Group): readonly Row[] {
  const start = startOf(group);
  const table = TABLES[start];
  return group.value(start, '2.1') === 'D' && start !== 'DMS' ? table.slice(0, 1) : table;
}

/** Invoices come before transport lines, those before tariff lines, and the numbers of lines rise. */
function checkOrder(group: Group, before: Group | undefined): Fault[] {
  if (before === undefined) return [];
  const [start, last] = [startOf(group), startOf(before)];
  if (start === last) return start !== 'DMS' && (group.line ?? 0) <= (before.line ?? 0) ? [group.fault('lineNumber', start)] : [];
  return ORDER.indexOf(start) < ORDER.indexOf(last) ? [group.fault('order', start)] : [];
}

function counted({ transport, tariff, summary }: ReadImd): Fault[] {
  const packages = transport.reduce((sum, group) => sum + Number(group.value('PAC:67', '1.1')), 0);
  const counts: readonly (readonly [string, number])[] = [
    ['CNT:5', tariff.length],
    ['CNT:11', packages],
  ];
  return counts.flatMap(([key, count]) =>
    summary.has(key) && Number(summary.value(key)) !== count ? [summary.fault('count', key, summary.value(key))] : [],
  );
}
