import type { Group } from '../layout/group.js';
import type { Declaration } from './declaration.js';
import type { Fault } from './fault.js';
import { millionths, sumOf } from './money.js';

/** Every line belongs to an invoice, has its currency, and the lines of an invoice add up to its goods, or to its total where it tells no goods apart. */
export function invoiceRules({ invoices, tariff }: Declaration): Fault[] {
  const byNumber = new Map(invoices.map((invoice) => [invoice.value('DMS', '1.1'), invoice]));
  const twice = invoices.filter((invoice) => byNumber.get(invoice.value('DMS', '1.1')) !== invoice);
  return [
    ...twice.map((invoice) => invoice.fault('tooOften', 'DMS', invoice.value('DMS', '1.1'))),
    ...tariff.flatMap((line) => lineRules(line, byNumber.get(line.value('RFF:IV')))),
    ...[...byNumber.values()].flatMap((invoice) => sumRules(invoice, tariff)),
  ];
}

function lineRules(line: Group, invoice: Group | undefined): Fault[] {
  if (!line.has('RFF:IV')) return [];
  if (invoice === undefined) return [line.fault('noInvoice', 'RFF:IV', line.value('RFF:IV'))];
  const currency = invoice.value('MOA:39', '1.3');
  return ['MOA:38', 'MOA:PAJ']
    .filter((key) => line.has(key) && line.value(key, '1.3') !== currency)
    .map((key) => line.fault('otherCurrency', key, line.value(key, '1.3')));
}

function sumRules(invoice: Group, tariff: readonly Group[]): Fault[] {
  const number = invoice.value('DMS', '1.1');
  const prices = tariff.filter((line) => line.value('RFF:IV') === number).map((line) => millionths(line.value('MOA:38')));
  const key = invoice.has('MOA:66') ? 'MOA:66' : 'MOA:39';
  const [total, sum] = [millionths(invoice.value(key)), sumOf(prices)];
  return total === null || sum === null || total === sum ? [] : [invoice.fault('invoiceSum', key, invoice.value(key))];
}
