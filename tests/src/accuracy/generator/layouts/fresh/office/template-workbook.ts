import type { CellValue, Worksheet } from 'exceljs';
import type { Dice } from '../../../dice.js';
import type { Fact, Paper, PaperTable } from '../../../paper.js';

/** Columns that a template has beside each other; those of the goods may be fewer or more. */
const WIDE = 8;

/**
 * A template of an office: titles merged over the page, boxes of merged cells, headers in two rows, rows left blank between the goods and below
 * them, figures that formulas made, and notes at the foot.
 */
export function fillTemplate(sheet: Worksheet, { title, issuer, facts, table, remarks }: Paper, dice: Dice): void {
  const { parties, references, route, terms, cargo, sums, closing } = facts;
  const width = Math.max(WIDE, table?.columns.length ?? 0);
  const across = (words: string) => merged(sheet, words, 1, width);
  if (issuer !== null) for (const line of [issuer.name, ...issuer.lines]) across(line);
  sheet.addRow([]);
  across(title);
  sheet.addRow([]);
  inHalves(sheet, parties, width);
  inHalves(sheet, [...references, ...terms, ...route], width);
  sheet.addRow([]);
  if (table !== null) putTable(sheet, table, dice);
  if (dice.happens(0.5)) sheet.addRow([]);
  for (const { label, lines } of sums) {
    const row = sheet.addRow([]);
    const last = Math.max(2, table?.columns.length ?? width);
    row.getCell(Math.max(1, last - 2)).value = label;
    if (last > 3) sheet.mergeCells(row.number, last - 2, row.number, last - 1);
    row.getCell(last).value = counted(lines.join(' '));
  }
  sheet.addRow([]);
  inHalves(sheet, [...cargo, ...closing], width);
  for (const remark of remarks) across(remark);
}

/** Two facts beside each other, each label and each value in merged cells; further lines below. */
function inHalves(sheet: Worksheet, facts: readonly Fact[], width: number): void {
  const half = Math.floor(width / 2);
  for (let at = 0; at < facts.length; at += 2) {
    const pair = facts.slice(at, at + 2);
    const height = Math.max(1, ...pair.map(({ lines }) => lines.length));
    for (let line = 0; line < height; line += 1) {
      const row = sheet.addRow([]);
      for (const [index, { label, lines }] of pair.entries()) {
        const left = 1 + index * half;
        if (line === 0) row.getCell(left).value = label;
        row.getCell(left + 1).value = lines[line] ?? null;
        if (half > 2) sheet.mergeCells(row.number, left + 1, row.number, left + half - 1);
      }
    }
  }
}

function putTable(sheet: Worksheet, { columns, rows, totals }: PaperTable, dice: Dice): void {
  const [first, second] = [sheet.addRow([]), sheet.addRow([])];
  for (const [index, { header, span }] of columns.entries()) {
    const column = index + 1;
    if (span === undefined) {
      first.getCell(column).value = header;
      sheet.mergeCells(first.number, column, second.number, column);
      continue;
    }
    second.getCell(column).value = header;
    const isFirst = columns[index - 1]?.span !== span;
    const last = columns.findLastIndex((other) => other.span === span) + 1;
    if (!isFirst) continue;
    first.getCell(column).value = span;
    if (last > column) sheet.mergeCells(first.number, column, first.number, last);
  }
  const isSpaced = dice.happens(0.3);
  for (const cells of rows) {
    if (cells.length === 1) merged(sheet, cells[0] ?? '', 1, columns.length);
    else sheet.addRow(cells.map((cell, index) => valueOf(cell, columns[index]?.concept ?? null)));
    if (isSpaced) sheet.addRow([]);
  }
  for (let blank = dice.between(0, 5); blank > 0; blank -= 1) sheet.addRow([]);
  if (totals !== null) sheet.addRow(totals.map((cell) => (cell === '' ? null : formula(cell))));
}

function merged(sheet: Worksheet, words: string, from: number, to: number): void {
  const row = sheet.addRow([]);
  row.getCell(from).value = words;
  sheet.mergeCells(row.number, from, row.number, to);
}

/** Amounts are made by formulas, counts are numbers. */
function valueOf(cell: string, concept: string | null): CellValue {
  if (cell === '') return null;
  return concept === 'total_price' ? formula(cell) : counted(cell);
}

function formula(result: string): CellValue {
  return { formula: 'PRODUCT(1,1)', result: /^\d{1,6}$/u.test(result) ? Number(result) : result };
}

function counted(cell: string): CellValue {
  return /^[1-9]\d{0,4}$/u.test(cell) ? Number(cell) : cell;
}
