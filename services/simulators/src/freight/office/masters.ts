import type { Books } from '../books/books.js';
import type { Entry, MasterKind } from '../books/entries.js';
import { KEY_FIELD } from '../seed/seeded-masters.js';
import { at, type Node, node, textAt } from '../xml/node.js';
import { type Decision, refused } from './decision.js';
import { mergeUpdate } from './merge-update.js';
import type { Message } from './message.js';
import { isWanted, pageOf } from './query.js';

/** The element that a row of each kind is. */
const ROW: Readonly<Record<MasterKind, string>> = { Organization: 'OrgHeader', Product: 'OrgSupplierPart' };
const ACTIONS: readonly string[] = ['MERGE', 'INSERT', 'UPDATE', 'DELETE'];

/** Answers a query of organisations or products, or changes them as their rows say. */
export function takeMasters({ content }: Message, system: string, books: Books): Decision {
  const kind = content?.name;
  if (content === undefined || (kind !== 'Organization' && kind !== 'Product'))
    return refused([`Error - Native ${kind ?? 'body'} is not supported`]);
  if (content.children.some(({ name }) => name === 'CriteriaGroup')) return query(content, kind, system, books);
  const rows = content.children.filter(({ name }) => name === ROW[kind]);
  const changes = rows.map((row) => change(row, kind, system, books));
  const faults = changes.flatMap((one) => (typeof one === 'string' ? [one] : []));
  if (rows.length === 0) return refused([`Error - ${ROW[kind]} is missing`]);
  if (faults.length > 0) return refused(faults);
  const entries = changes.flatMap((one) => (typeof one === 'string' ? [] : [one]));
  const log = [`Info - ${ROW[kind]}: ${entries.length} rows changed`];
  return { outcome: 'master data changed', jobKey: null, entries, said: { status: 'OK', log, data: [] } };
}

function query(content: Node, kind: MasterKind, system: string, books: Books): Decision {
  const found = [...books.mastersOf(system, kind).values()].map(({ row }) => row).filter((row) => isWanted(row, content));
  const page = pageOf(content, found.length);
  if (typeof page === 'string') return refused([page]);
  const rows = found.slice(page.from, page.to);
  const log = [`Info - ${found.length} found, ${rows.length} returned from ${page.from + 1}`];
  const bodies = rows.map((row) => node(kind, [row], { version: '2.0' }));
  const native = node('Native', [node('Body', bodies)], { xmlns: 'http://www.cargowise.com/Schemas/Native/2011/11', version: '2.0' });
  return { outcome: 'read', jobKey: null, entries: [], said: { status: 'OK', log, data: [native] } };
}

function change(row: Node, kind: MasterKind, system: string, books: Books): Entry | string {
  const key = textAt(row, KEY_FIELD[kind]);
  const action = row.attributes['Action'] ?? 'MERGE';
  const before = books.mastersOf(system, kind).get(key)?.row;
  if (key === '') return `Error - ${KEY_FIELD[kind]} is missing`;
  if (!ACTIONS.includes(action)) return `Error - Action '${action}' is not supported`;
  if (action === 'INSERT' && before !== undefined) return `Error - ${ROW[kind]} ${key} exists already`;
  if ((action === 'UPDATE' || action === 'DELETE') && before === undefined) return `Error - ${ROW[kind]} ${key} not found`;
  if (action === 'DELETE') return { kind: 'master-removed', master: { system, kind, key } };
  const sent = { ...row, attributes: {} };
  const merged = before === undefined ? withDefaults(sent) : mergeUpdate(before, sent);
  return { kind: 'master', master: { system, kind, key, row: merged } };
}

function withDefaults(row: Node): Node {
  return at(row, 'IsActive') === undefined ? { ...row, children: [...row.children, node('IsActive', 'true')] } : row;
}
