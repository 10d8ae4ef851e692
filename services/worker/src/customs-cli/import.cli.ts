import { CUSTOMS_TABLES, type CustomsTableName } from '@tallyport/contracts/customs-table/tables';
import { addCustomsVersion } from '@tallyport/customs-tables/customs-versions';
import { createPool } from '@tallyport/database/connect';
import { DECIDING_TABLES } from '@tallyport/domain/declaration/deciding-rows';
import { runProgram } from '@tallyport/runtime/run-program';
import { UnusableInput } from '@tallyport/runtime/unusable-input';
import { type ReadFile, readCustomsFile } from '../adapters/customs/read-customs-file.js';

const LOADING_MS = 60_000;
/** So many findings are told; a file that is wrong throughout says so in a screen. */
const TOLD = 20;

const WHICH_DIFFER =
  'Which lodged declarations would come out otherwise now, and by how much: Declarations, Would differ (/organization/ORG/declarations?differ=yes).';

const PROGRAM = {
  usage:
    'usage: npm run customs:import -- [--dry-run] [--demonstration] [--file-date DAY] [--from DAY] [--source TEXT] TABLE FILE.csv\n' +
    `tables: ${Object.keys(CUSTOMS_TABLES).join(', ')}`,
  options: {
    'dry-run': { type: 'boolean' },
    demonstration: { type: 'boolean' },
    'file-date': { type: 'string' },
    from: { type: 'string' },
    source: { type: 'string' },
  },
  words: { atLeast: 2, atMost: 2 },
} as const;

await runProgram(PROGRAM, async ({ positionals: [table = '', path = ''], values }) => {
  if (!isTable(table)) throw new UnusableInput(`There is no table ${table}. There are ${Object.keys(CUSTOMS_TABLES).join(', ')}.`);
  const today = new Date().toISOString().slice(0, 10);
  const file = await readCustomsFile(table, path, { validFrom: values.from, source: values.source });
  for (const line of told(file)) process.stdout.write(`${line}\n`);
  if (file.findings.length > 0) throw new Error(`Nothing was imported: ${file.findings.length} lines of ${file.fileName} are wrong.`);
  if (file.rows.length === 0) throw new UnusableInput(`Nothing was imported: ${file.fileName} has no rows.`);
  if (values['dry-run'] === true) {
    process.stdout.write(`${table}: ${file.rows.length} rows would be imported\n`);
    return void process.stdout.write(
      decides(table) ? 'Lodged declarations may come out otherwise by them: the import says where to see which.\n' : '',
    );
  }
  const url = process.env['DATABASE_URL'];
  if (!url) throw new Error('There is no stack to import into: start one by npm start.');
  const pool = createPool({ url, name: 'customs-import', size: 1, answerMs: LOADING_MS });
  try {
    const { added, version } = await addCustomsVersion(pool, {
      ...file,
      table,
      importedAt: new Date().toISOString(),
      fileDate: values['file-date'] ?? today,
      isDemonstration: values.demonstration === true,
    });
    process.stdout.write(`${table} version ${version}: ${file.rows.length} rows, ${added ? 'imported' : 'the same file as before'}\n`);
    if (added && decides(table)) process.stdout.write(`${WHICH_DIFFER}\n`);
  } finally {
    await pool.end();
  }
});

function isTable(name: string): name is CustomsTableName {
  return Object.hasOwn(CUSTOMS_TABLES, name);
}

/** Whether amounts of declarations are computed by this table. */
function decides(table: CustomsTableName): boolean {
  return DECIDING_TABLES.some((one) => one === table);
}

function told({ findings, gaps, leftOut }: ReadFile): string[] {
  return [
    ...first(findings.map(({ line, text }) => `line ${line}: ${text}`)),
    ...first(leftOut.map(({ line, text }) => `line ${line}: left out, its rate is not understood: ${text}`)),
    ...first(gaps.map((gap) => `gap: ${gap}`)),
  ];
}

function first(lines: readonly string[]): string[] {
  return lines.length <= TOLD ? [...lines] : [...lines.slice(0, TOLD), `… and ${lines.length - TOLD} more`];
}
