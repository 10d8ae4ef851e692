/** The rows of a CSV file by the names of its head row: quoted cells, doubled quotes, line breaks inside cells, comma or semicolon. */
export function parseCsv(text: string): Record<string, string>[] {
  const [head, ...rows] = cellsOf(text.replace(/^\uFEFF/, ''));
  const names = (head ?? []).map((name) => name.trim().toLowerCase().replaceAll(' ', '_'));
  return rows
    .filter((row) => row.some((cell) => cell.trim() !== ''))
    .map((row) => Object.fromEntries(names.map((name, column) => [name, (row[column] ?? '').trim()])));
}

function cellsOf(text: string): string[][] {
  const firstLine = text.slice(0, text.search(/\n|$/));
  const separator = firstLine.includes(';') && !firstLine.includes(',') ? ';' : ',';
  const rows: string[][] = [[]];
  const cell = new RegExp(`\\s*"((?:[^"]|"")*)"\\s*(${separator}|\\r?\\n|$)|([^${separator}\\r\\n]*)(${separator}|\\r?\\n|$)`, 'gy');
  while (cell.lastIndex < text.length) {
    const [, quoted, quotedEnd, plain, plainEnd] = cell.exec(text) ?? [];
    const end = quotedEnd ?? plainEnd;
    if (end === undefined) break;
    rows.at(-1)?.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
    if (end !== separator && end !== '') rows.push([]);
  }
  return rows;
}
