import ExcelJS from 'exceljs';
import type { Dice } from '../dice.js';
import type { Fact, Paper } from '../paper.js';
import { fillTemplate } from './fresh/office/template-workbook.js';

/** A paper as a spreadsheet: values beside their labels, two pairs in a row, under them, one pair in a row, or labels and values in rows by turns; then the table and its sums. */
export async function workbookOf(paper: Paper, dice: Dice, layout: string): Promise<Buffer> {
  const workbook = new ExcelJS.Workbook();
  // A fixed day keeps the bytes of one seed the same.
  workbook.created = new Date(0);
  workbook.modified = new Date(0);
  const sheet = workbook.addWorksheet(dice.pick(['Sheet1', 'Invoice', '1']));
  const place = PLACES[layout];
  if (place === undefined) fillTemplate(sheet, paper, dice.fork('template'));
  else for (const row of rowsOf(paper, place)) sheet.addRow(row.map((cell) => (cell === '' ? null : cell)));
  for (let column = 1; column <= sheet.columnCount; column++) sheet.getColumn(column).width = dice.between(14, 26);
  return Buffer.from(await workbook.xlsx.writeBuffer());
}

type Rows = readonly (readonly string[])[];

/** Layouts without a template of their own differ in where values stand. */
const PLACES: Readonly<Record<string, (facts: readonly Fact[]) => Rows>> = {
  beside: besideLabels,
  under: underLabels,
  listed,
  across,
  columns: glued,
};

function rowsOf({ title, issuer, facts, table, remarks }: Paper, place: (facts: readonly Fact[]) => Rows): Rows {
  const { parties, references, route, terms, cargo, sums, closing } = facts;
  const header = issuer === null ? [] : [[issuer.name], ...issuer.lines.map((line) => [line])];
  const goods =
    table === null ? [] : [table.columns.map((column) => column.header), ...table.rows, ...(table.totals === null ? [] : [table.totals])];
  const before = Math.max(0, (table?.columns.length ?? 2) - 2);
  const summed = sums.map(({ label, lines }) => [...Array.from({ length: before }, () => ''), label, ...lines]);
  const above = [...place(parties), ...place([...references, ...terms, ...route])];
  return [
    ...header,
    [title],
    [],
    ...above,
    [],
    ...goods,
    ...summed,
    [],
    ...place([...cargo, ...closing]),
    ...remarks.map((remark) => [remark]),
  ];
}

function besideLabels(facts: readonly Fact[]): Rows {
  return inPairs(facts).flatMap((pair) => {
    const height = Math.max(...pair.map(({ lines }) => Math.max(1, lines.length)));
    return Array.from({ length: height }, (_none, line) =>
      pair.flatMap(({ label, lines }) => [line === 0 ? label : '', lines[line] ?? '', '']),
    );
  });
}

function underLabels(facts: readonly Fact[]): Rows {
  return inPairs(facts).flatMap((pair) => {
    const height = Math.max(...pair.map(({ lines }) => lines.length));
    const values = Array.from({ length: height }, (_none, line) => pair.flatMap(({ lines }) => [lines[line] ?? '', '', '']));
    return [pair.flatMap(({ label }) => [label, '', '']), ...values, []];
  });
}

function listed(facts: readonly Fact[]): Rows {
  return facts.flatMap(({ label, lines: [first = '', ...others] }) => [[label, '', first], ...others.map((line) => ['', '', line])]);
}

/** Label and value in one cell. */
function glued(facts: readonly Fact[]): Rows {
  return facts.flatMap(({ label, lines: [first = '', ...others] }) => [[`${label}: ${first}`], ...others.map((line) => [line])]);
}

function across(facts: readonly Fact[]): Rows {
  const starts = facts.flatMap((_fact, index) => (index % 4 === 0 ? [index] : []));
  return starts.flatMap((start) => {
    const some = facts.slice(start, start + 4);
    const height = Math.max(...some.map(({ lines }) => lines.length));
    return [some.map(({ label }) => label), ...Array.from({ length: height }, (_none, line) => some.map(({ lines }) => lines[line] ?? ''))];
  });
}

function inPairs(facts: readonly Fact[]): Fact[][] {
  return facts.flatMap((_fact, index) => (index % 2 === 0 ? [facts.slice(index, index + 2)] : []));
}
