import { mapped, type Node, textAt } from '../xml/node.js';
import { VALUE_RULES, type ValueRule } from './value-rules.js';

/** What of a message can be kept, and the lines of the log. With an error nothing is kept. */
export interface Checked {
  readonly kept: Node;
  readonly log: readonly string[];
}

/** Leaves out each value that is not what it must be, and says so. An empty one says nothing and is kept. */
export function checkValues(message: Node): Checked {
  const log: string[] = [];
  const kept = mapped(message, (one, path) => {
    const parent = path.at(-1);
    const rule = VALUE_RULES.find((each) => each.appliesTo(one, parent) && one.text.trim() !== '' && !each.isGood(one.text.trim()));
    if (rule === undefined) return one;
    log.push(lineOf(rule, one, path));
    return null;
  });
  return { kept: kept ?? message, log };
}

function lineOf({ severity, words }: ValueRule, one: Node, path: readonly Node[]): string {
  const parent = path.at(-1);
  const name = one.name === 'Code' || one.name === 'Value' ? (parent?.name ?? one.name) : one.name;
  return `${severity} - ${name} '${one.text.trim()}' ${words}${placeOf(path)}`;
}

/** Of a value in an invoice: in which, and in which line. */
function placeOf(path: readonly Node[]): string {
  const invoice = path.find(({ name }) => name === 'CommercialInvoice');
  const line = path.find(({ name }) => name === 'CommercialInvoiceLine');
  if (invoice === undefined) return '';
  const ofLine = line === undefined ? '' : `, line ${textAt(line, 'LineNo')}`;
  return ` (invoice ${textAt(invoice, 'InvoiceNumber')}${ofLine})`;
}
