import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { REPOSITORY } from '../run-tool.js';

const HEAD = `# Faults and figures that tests name

What Tallyport must survive, what bad input gets, and the figures of reliability and security that it is held to. \
A test names the row that it covers (\`fault 27\`, \`R11\`); this page is made of [the list](faults.tsv) and of those names by \`npm run docs\`, and a test compares it with both.

A row without a file is not covered by name: most of them belong to wings that are [not there yet](scope.md).
`;

interface Fault {
  /** A number, or `R` and a number. */
  readonly id: string;
  readonly area: string;
  readonly done: string;
  readonly expected: string;
}

/** Every row of `docs/faults.tsv`, in its order. */
export async function listedFaults(): Promise<Fault[]> {
  const table = await readFile(join(REPOSITORY, 'docs/faults.tsv'), 'utf8');
  const [, ...rows] = table.trim().split('\n');
  return rows.map((row) => {
    const [id = '', area = '', done = '', expected = ''] = row.split('\t');
    return { id, area, done, expected };
  });
}

/** The text of `docs/faults.md`: a table for each area, with the files whose tests name each row. */
export function faultsPage(faults: readonly Fault[], files: ReadonlyMap<string, readonly string[]>): string {
  const areas = Map.groupBy(faults, ({ area }) => area);
  const tables = [...areas].map(([area, rows]) => {
    const lines = rows.map(({ id, done, expected }) => {
      const links = (files.get(id) ?? []).map((file) => `[${nameOf(file)}](../${file})`);
      return `| ${id} | ${cell(done)} | ${cell(expected)} | ${links.join(', ') || '–'} |`;
    });
    return [`## ${area}`, '', '| # | what is done | what must happen | tests |', '| --- | --- | --- | --- |', ...lines].join('\n');
  });
  return `${[HEAD.trimEnd(), ...tables].join('\n\n')}\n`;
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');
const nameOf = (file: string): string => file.replace(/^.*\//, '').replace(/(\.test)?\.tsx?$/, '');
