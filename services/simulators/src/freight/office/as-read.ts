import type { Books } from '../books/books.js';
import type { Job } from '../books/entries.js';
import { mapped, type Node, node, textAt } from '../xml/node.js';

const AMOUNTS = /^(?:Amount|InvoiceAmount|LinePrice|GoodsValue|CustomsValue|InvoiceQuantity|CustomsQuantity|PackedQuantity)$/u;
const WEIGHTS = /(?:Weight|Volume)$/u;
const DAY_ONLY = /^\d{4}-\d{2}-\d{2}$/u;

/** A job as the system itself writes it: amounts with four decimals, weights with three, days with a time, codes with their names. */
export function asRead(job: Job, books: Books): Node {
  const shipment = mapped(job.shipment, (one, path) => written(one, path.at(-1), job.system, books)) ?? job.shipment;
  const context = node('DataContext', [
    node('DataSourceCollection', [node('DataSource', [node('Type', job.type), node('Key', job.key)])]),
    node('EnterpriseID', job.system.slice(0, -3)),
    node('ServerID', job.system.slice(-3)),
  ]);
  return node('UniversalShipment', [{ ...shipment, children: [context, ...shipment.children] }], { version: '1.1' });
}

function written(one: Node, parent: Node | undefined, system: string, books: Books): Node {
  const { name, text, children } = one;
  if (children.length === 0 && /^-?\d+(\.\d+)?$/u.test(text)) {
    if (AMOUNTS.test(name)) return { ...one, text: decimals(text, 4) };
    if (WEIGHTS.test(name)) return { ...one, text: decimals(text, 3) };
  }
  if (children.length === 0 && DAY_ONLY.test(text) && (name.endsWith('Date') || parent?.name === 'Date'))
    return { ...one, text: `${text}T00:00:00` };
  if (name === 'OrganizationAddress' || name === 'Supplier') return addressed(one, system, books);
  if (name === 'WayBillType') return described(one, { HWB: 'House Waybill', MWB: 'Master Waybill' });
  return one;
}

/** As many decimals as the system has of it, never fewer than were sent. */
function decimals(text: string, places: number): string {
  const [whole = '', fraction = ''] = text.split('.');
  return `${whole}.${fraction.padEnd(places, '0')}`;
}

/** Of an organisation that is known, its own name stands there, whatever was sent, unless that was to be kept. */
function addressed(one: Node, system: string, books: Books): Node {
  const known = books.mastersOf(system, 'Organization').get(textAt(one, 'OrganizationCode'));
  if (known === undefined || textAt(one, 'AddressOverride') === 'true') return one;
  const children = one.children.filter(({ name }) => name !== 'CompanyName');
  return { ...one, children: [...children, node('CompanyName', textAt(known.row, 'FullName'))] };
}

function described(one: Node, names: Readonly<Record<string, string>>): Node {
  const name = names[textAt(one, 'Code')];
  return name === undefined ? one : { ...one, children: [...one.children, node('Description', name)] };
}
