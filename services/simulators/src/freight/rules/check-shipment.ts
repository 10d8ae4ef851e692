import type { Books } from '../books/books.js';
import type { Job } from '../books/entries.js';
import { billOf } from '../books/job-index.js';
import { all, at, type Node, textAt } from '../xml/node.js';
import { type Checked, checkValues } from './check-values.js';

/** What a system says to a shipment: it keeps what it can, warns of what it leaves out, and keeps nothing where there is an error. */
export function checkShipment(shipment: Node, system: string, own: Pick<Job, 'type' | 'key'>, books: Books): Checked {
  const { kept, log } = checkValues(shipment);
  return {
    kept,
    log: [...unknownOrganisations(shipment, system, books), ...takenBill(shipment, system, own, books), ...doubled(shipment), ...log],
  };
}

export function hasErrors(log: readonly string[]): boolean {
  return log.some((line) => line.startsWith('Error -'));
}

function unknownOrganisations(shipment: Node, system: string, books: Books): string[] {
  const known = books.mastersOf(system, 'Organization');
  const codes = new Set(all(shipment, 'OrganizationCode').map(({ text }) => text.trim()));
  return [...codes].flatMap((code) => {
    if (code === '') return [];
    const row = known.get(code)?.row;
    if (row === undefined) return [`Error - Organization code ${code} not found`];
    return textAt(row, 'IsActive') === 'false' ? [`Error - Organization code ${code} is not active`] : [];
  });
}

/** A bill is that of one job of a kind. */
function takenBill(shipment: Node, system: string, own: Pick<Job, 'type' | 'key'>, books: Books): string[] {
  const bill = textAt(shipment, 'WayBillNumber');
  if (bill === '') return [];
  const other = books.index.keysOf(system, own.type, 'bill', billOf(shipment)).find((key) => key !== own.key);
  return other === undefined ? [] : [`Error - WayBillNumber '${bill}' is already used by ${other}`];
}

/** Numbers that must be there once: of the lines of an invoice, and links of lines. */
function doubled(shipment: Node): string[] {
  const invoices = all(shipment, 'CommercialInvoice');
  const ofInvoices = invoices.flatMap((invoice) =>
    twice(all(invoice, 'CommercialInvoiceLine'), 'LineNo').map(
      (number) => `Error - LineNo '${number}' occurs twice (invoice ${textAt(invoice, 'InvoiceNumber')})`,
    ),
  );
  const links = twice(all(shipment, 'CommercialInvoiceLine'), 'Link').map((link) => `Error - Link '${link}' occurs twice`);
  const numbers = twice(invoices, 'InvoiceNumber').map((number) => `Error - InvoiceNumber '${number}' occurs twice`);
  return [...ofInvoices, ...links, ...numbers];
}

function twice(nodes: readonly Node[], name: string): string[] {
  const values = nodes.map((one) => textAt(one, name)).filter((value) => value !== '');
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}

/** What a message is to become: the first target of its context. */
export function targetOf(message: Node): { readonly type: string; readonly key: string } {
  const target = at(message, 'DataContext/DataTargetCollection/DataTarget');
  return { type: textAt(target, 'Type'), key: textAt(target, 'Key') };
}
