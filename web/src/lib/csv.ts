/** What a spreadsheet takes for the beginning of a formula; some take the full-width signs of Chinese keyboards for it too. */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/;
const PLAIN_NUMBER = /^-?[\d.,\s]*\d%?$/;

/**
 * A cell that no spreadsheet will run: what looks like a formula is told as text. A negative figure is left a figure.
 */
export function inertCell(text: string): string {
  return FORMULA.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text;
}

/** What {@link inertCell} made of a cell, taken back: what was copied here is pasted here as it was. */
export function liveCell(text: string): string {
  const rest = text.slice(1);
  return text.startsWith("'") && inertCell(rest) === text ? rest : text;
}

/** Rows as comma-separated values, every cell inert; begins with the mark by which spreadsheets know UTF-8. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((cells) => cells.map((cell) => quoted(inertCell(cell))).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

/** Rows as a spreadsheet pastes them: one line a row, a tab between cells. Line ends within a cell become blanks. */
export function tsvOf(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => cells.map((cell) => inertCell(cell.replace(/[\t\r\n]+/g, ' '))).join('\t')).join('\n');
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
