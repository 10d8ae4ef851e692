import type { ChargeKind } from '@tallyport/contracts/declaration/charge-kinds';
import { seededRandom } from '../../classification/fitting/seeded-random.js';
import type { DeclaredEntry, DeclaredInvoice, DeclaredLine } from '../declared-entry.js';
import { sampleLine } from './sample-entry.js';

const CURRENCIES = ['AUD', 'USD', 'EUR'];
const TERMS = ['EXW', 'FOB', 'CFR', 'CIF', 'DAP', 'DDP'];
const ITEMS = ['61091000', '84713000', '22042100', '87032300', '22087000'];
const CHARGES: readonly ChargeKind[] = ['foreign-inland-freight', 'packing-costs', 'overseas-freight', 'overseas-insurance', 'discount'];
const SCHEMES = [
  { scheme: 'ChAFTA', origin: 'CN', rule: 'WO' },
  { scheme: 'RCEP', origin: 'CN', rule: 'PSR' },
  { scheme: 'DCS', origin: 'IN', rule: 'WO' },
];

/** An entry of one to three invoices with up to eight lines each, whose claims the sample tables know; the same for the same seed. */
export function randomEntry(seed: number): DeclaredEntry {
  const random = seededRandom(seed);
  const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const cents = (most: number) => (Math.floor(random() * most * 100) / 100 + 0.01).toFixed(2);
  const maybe = <T>(share: number, make: () => T): T | null => (random() < share ? make() : null);
  const invoices: DeclaredInvoice[] = [];
  const lines: DeclaredLine[] = [];
  for (const id of ['A', 'B', 'C'].slice(0, 1 + Math.floor(random() * 3))) {
    const currency = one(CURRENCIES);
    const prices = Array.from({ length: 1 + Math.floor(random() * 8) }, () => cents(20_000));
    for (const price of prices) {
      lines.push(
        sampleLine({
          number: lines.length + 1,
          invoiceId: id,
          price,
          tariffItem: one(ITEMS),
          goods: { quantities: { L: cents(500) }, strength: '40', factor: null },
          origin: one(['CN', 'IN', 'RU', null]),
          preference: maybe(0.3, () => one(SCHEMES)),
          treatment: maybe(0.1, () => ({ code: '001', instrument: null })),
          priceAdjustment: maybe(0.1, () => cents(50)),
          transportAndInsurance: maybe(0.1, () => ({ amount: cents(10), currency: one(CURRENCIES) })),
          gstExemption: maybe(0.1, () => 'FOOD'),
          lct: { isPayable: false, isQuoted: random() < 0.1, exemption: maybe(0.2, () => 'FUEL') },
          wet: { isQuoted: random() < 0.1, exemption: maybe(0.2, () => 'WEX') },
        }),
      );
    }
    const total = prices.reduce((sum, price) => sum + Math.round(Number(price) * 100), 0);
    const charges = CHARGES.flatMap(
      (kind) => maybe(0.4, () => ({ kind, amount: cents(100), currency: one(CURRENCIES), isSettled: random() < 0.2 })) ?? [],
    );
    invoices.push({ id, term: one(TERMS), total: { amount: (total / 100).toFixed(2), currency }, goodsTotal: null, charges });
  }
  return {
    type: one(['N10', 'N20', 'N30']),
    mode: one(['sea', 'air']),
    isElectronic: true,
    valuationDate: '2025-11-03',
    dutyDate: '2025-12-01',
    isGstDeferred: random() < 0.2,
    invoices,
    lines,
  };
}
