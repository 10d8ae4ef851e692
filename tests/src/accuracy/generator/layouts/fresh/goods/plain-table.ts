import type { Fact, PaperColumn, PaperTable } from '../../../paper.js';
import { linesOf, text } from '../../html.js';

type Cells = readonly string[];

/** A table of goods with headers under headers, headings across it, and sums at its foot; some have their heads below the lines. Families give it its rules by class. */
export function plainTable(table: PaperTable, sums: readonly Fact[] = [], isHeaderBelow = false): string {
  const { columns, rows, totals } = table;
  const body = rows.map((cells) => (cells.length === 1 ? headingRow(cells[0] ?? '', columns.length) : rowOf(columns, cells)));
  const headers = headerRows(columns);
  const lines = isHeaderBelow ? `<tbody>${body.join('\n')}${headers}` : `<thead>${headers}</thead><tbody>${body.join('\n')}`;
  const below = `${totals === null ? '' : rowOf(columns, totals, 'totals')}${sumRows(sums, columns.length)}`;
  return `<table class="goods">${widthsOf(columns)}${lines}${below}</tbody></table>`;
}

function headingRow(words: string, width: number): string {
  return `<tr class="heading"><td colspan="${width}">${text(words)}</td></tr>`;
}

export function rowOf(columns: readonly PaperColumn[], cells: Cells, name = ''): string {
  return `<tr class="${name}">${cells.map((cell, index) => `<td${sideOf(columns[index])}>${text(cell)}</td>`).join('')}</tr>`;
}

export function sideOf(column: PaperColumn | undefined): string {
  return column?.isNumber === true ? ' class="number"' : '';
}

/** Sums whose labels end where the last column begins. */
function sumRows(sums: readonly Fact[], width: number): string {
  return sums
    .map(
      ({ label, lines }) =>
        `<tr class="sum"><td class="number" colspan="${width - 1}">${text(label)}</td><td class="number">${linesOf(lines)}</td></tr>`,
    )
    .join('');
}

export function headerOf(columns: readonly PaperColumn[]): string {
  return `${widthsOf(columns)}<thead>${headerRows(columns)}</thead>`;
}

function widthsOf(columns: readonly PaperColumn[]): string {
  const all = columns.reduce((total, { share }) => total + share, 0);
  return `<colgroup>${columns.map(({ share }) => `<col style="width:${(100 * share) / all}%">`).join('')}</colgroup>`;
}

/** Headers in one row, or in two where some stand under a common one. */
function headerRows(columns: readonly PaperColumn[]): string {
  const isSpanned = columns.some(({ span }) => span !== undefined);
  const upper = columns.map((column, index) => {
    const { span, header } = column;
    if (span === undefined) return `<th${sideOf(column)}${isSpanned ? ' rowspan="2"' : ''}>${text(header)}</th>`;
    const isFirst = columns[index - 1]?.span !== span;
    return isFirst ? `<th class="span" colspan="${columns.filter((other) => other.span === span).length}">${text(span)}</th>` : '';
  });
  const lower = columns.map((column) => (column.span === undefined ? '' : `<th${sideOf(column)}>${text(column.header)}</th>`));
  return `<tr>${upper.join('')}</tr>${isSpanned ? `<tr>${lower.join('')}</tr>` : ''}`;
}
