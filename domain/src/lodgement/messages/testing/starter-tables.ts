import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MessageName } from '@tallyport/contracts/customs-table/message-tables';
import { CUSTOMS_TABLES } from '@tallyport/contracts/customs-table/tables';
import { DatedTables } from '../../../customs-table/dated-tables.js';
import { readCustomsRows } from '../../../customs-table/read-customs-rows.js';
import { type Transitions, transitionsOn } from '../../transitions.js';
import { type MessageLayout, messageLayout } from '../layout.js';
import type { CustomsLayouts } from '../read-customs-interchange.js';

const STARTER = join(import.meta.dirname, '../../../../../services/worker/customs/starter');

/** A table that comes with the product; no cell of it has a comma. */
function starterTable(name: 'segment' | 'transition'): DatedTables {
  const [heading = '', ...lines] = readFileSync(join(STARTER, `${name}.csv`), 'utf8')
    .trim()
    .split('\n');
  const columns = heading.split(',');
  const cells = lines.map((line) => Object.fromEntries(line.split(',').map((cell, at) => [columns[at] ?? '', cell])));
  const { rows, findings } = readCustomsRows(CUSTOMS_TABLES[name], cells);
  if (findings.length > 0) throw new Error(findings.map(({ line, text }) => `${line}: ${text}`).join('\n'));
  const dated = { source: 'Demonstration', law: '', file_date: '2026-11-23', is_demonstration: true };
  return new DatedTables([[name, rows.map((row, index) => ({ ...row, ...dated, id: `${name}/1/${index + 1}` }))]]);
}

export function starterSegments(): DatedTables {
  return starterTable('segment');
}

/** Which status follows which. */
export function starterTransitions(): Transitions {
  return transitionsOn(starterTable('transition'), '2026-11-23');
}

export function starterLayout(message: MessageName): MessageLayout {
  return messageLayout(starterSegments(), message, '2026-11-23');
}

export function starterLayouts(): CustomsLayouts {
  const tables = starterSegments();
  const layout = (message: MessageName) => messageLayout(tables, message, '2026-11-23');
  return { answer: layout('CUSRES'), acknowledgement: layout('CONTRL'), declaration: layout('IMD'), cargoReport: layout('SEACR') };
}

/** A message that was written by hand, as it would be sent. */
export function handWritten(name: string): string {
  const folder = join(import.meta.dirname, '../../../../../contracts/fixtures/customs-messages');
  return readFileSync(join(folder, `${name}.edi`), 'latin1').replace(/[\r\n]/g, '');
}
