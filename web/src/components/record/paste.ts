/** Rows and cells of text that came from a sheet: tabs between cells, line ends between rows, quotes around what holds either. */
export function cellsOf(text: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let quoted = false;
  const body = text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  for (let index = 0; index < body.length; index++) {
    const sign = body.charAt(index);
    if (quoted && sign === '"' && body.charAt(index + 1) === '"') {
      cell += '"';
      index++;
    } else if (sign === '"' && (quoted || cell === '')) {
      quoted = !quoted;
    } else if (!quoted && (sign === '\t' || sign === '\n')) {
      rows.at(-1)?.push(cell.trim());
      cell = '';
      if (sign === '\n') rows.push([]);
    } else {
      cell += sign;
    }
  }
  rows.at(-1)?.push(cell.trim());
  return rows;
}

/** A figure as people write it, as a decimal: `1,234.50` and `1 234.50`; anything else stays as it is for the server to refuse. */
export function decimalOf(text: string): string {
  const plain = text.replace(/[\s\u00a0\u202f]/g, '').replace('−', '-');
  return /^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(plain) ? plain.replaceAll(',', '') : plain;
}
