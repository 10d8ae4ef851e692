import { parse } from 'papaparse';

/** The rows of a CSV file by the names of its column headers, spelled as fields are; cells are trimmed, a cell that is not there is empty. */
export function parseCsv(text: string): Record<string, string>[] {
  const { data, meta } = parse<Record<string, string>>(text.replace(/\r\n?/g, '\n'), {
    header: true,
    newline: '\n',
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', ';', '\t'],
    transformHeader: (name) => name.trim().toLowerCase().replaceAll(' ', '_'),
    transform: (cell: string) => cell.trim(),
  });
  return data.map((row) => Object.fromEntries((meta.fields ?? []).map((name) => [name, row[name] ?? ''])));
}
