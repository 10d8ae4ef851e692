import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ISSUERS, KNOWN_ISSUERS } from './issuers.js';
import { KNOWN_PAPERS } from './known-papers.js';

/**
 * `samples`: what the reader was made with. `opened`: later papers that people may look at, learn from and write rules for.
 * `unopened`: a third of the later ones, by issuer. Nobody opens them; of them only the figures of all together are told.
 */
export const PAPER_GROUPS = ['samples', 'opened', 'unopened'] as const;
export type PaperGroup = (typeof PAPER_GROUPS)[number];

export function isRealSet(set: string): set is PaperGroup {
  return PAPER_GROUPS.some((group) => group === set);
}

export interface RealPaper {
  /** Its place in the folder of samples. */
  readonly file: string;
  readonly sha256: string;
  readonly group: PaperGroup;
}

/** One issuer in three, for ever: papers that come later move no earlier one. */
export function isKeptUnopened(issuer: string): boolean {
  if (KNOWN_ISSUERS.has(issuer)) return false;
  return Number.parseInt(createHash('sha256').update(issuer).digest('hex').slice(0, 8), 16) % 3 === 0;
}

/** All real papers that have gold, by the tables of the folder alone: no paper and no gold is opened. */
export async function readPaperGroups(folder: string): Promise<RealPaper[]> {
  const papers = (await readTable(join(folder, 'manifest.tsv'))).filter((row) => row['gold'] === 'hand');
  const invoices = await readTable(join(folder, 'einvoices.tsv'));
  return [
    ...papers.map((row) => ({ ...named(row), group: groupOf(cell(row, 'file')) })),
    ...invoices.map((row) => ({ ...named(row), group: groupByIssuer(cell(row, 'layout')) })),
  ];
}

/** The layouts of e-invoices, by their files. */
export async function readEinvoiceLayouts(folder: string): Promise<ReadonlyMap<string, string>> {
  return new Map((await readTable(join(folder, 'einvoices.tsv'))).map((row) => [cell(row, 'file'), cell(row, 'layout')]));
}

function groupOf(file: string): PaperGroup {
  if (KNOWN_PAPERS.has(file)) return 'samples';
  const issuer = ISSUERS[file];
  if (issuer === undefined) throw new Error(`${file} has no issuer in issuers.ts: give it one before anybody opens it.`);
  return groupByIssuer(issuer);
}

const groupByIssuer = (issuer: string): PaperGroup => (isKeptUnopened(issuer) ? 'unopened' : 'opened');

type Row = Readonly<Record<string, string>>;

const named = (row: Row) => ({ file: cell(row, 'file'), sha256: cell(row, 'sha256') });

function cell(row: Row, column: string): string {
  const value = row[column];
  if (value === undefined) throw new Error(`A table of the samples has no column ${column}.`);
  return value;
}

async function readTable(path: string): Promise<Row[]> {
  const [head = [], ...rows] = (await readFile(path, 'utf8'))
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
  return rows.map((row) => Object.fromEntries(head.map((column, index) => [column, row[index] ?? ''])));
}
