import type { DeclaredEntry, DeclaredLine } from '@tallyport/domain/duty/declared-entry';
import { sampleEntry, sampleInvoice, sampleLine } from '@tallyport/domain/duty/testing/sample-entry';
import { seededRandom } from '@tallyport/event-store/testing/random';
import { Decimal } from 'decimal.js';
import type { HandEntry, HandLine } from './duty-by-hand.js';
import { dumping, FREE, percent, spirits } from './rates-by-hand.js';

const CURRENCY = 'USD';
const EXCHANGE_RATE = '0.91';
const FREIGHT = '2350.00';
const INSURANCE = '145.00';
const INVOICES = 4;

interface Kind {
  readonly declared: Partial<DeclaredLine>;
  readonly byHand: Omit<HandLine, 'price'>;
  readonly most?: number;
}

/** Goods that follow each other on the lines: what each declares, and what falls on it for who knows the tables by heart. */
const KINDS: readonly Kind[] = [
  { declared: {}, byHand: { duties: [percent(5), percent(5), percent(5)] } },
  { declared: { preference: { scheme: 'ChAFTA', origin: 'CN', rule: 'WO' } }, byHand: { duties: [FREE, FREE, percent(5)] } },
  { declared: { tariffItem: '84713000' }, byHand: { duties: [FREE, FREE, FREE] } },
  { declared: { treatment: { code: '001', instrument: null } }, byHand: { duties: [FREE, percent(5), percent(5)] } },
  { declared: { preference: { scheme: 'DCS', origin: 'IN', rule: 'WO' } }, byHand: { duties: [percent(4), percent(4), percent(5)] } },
  { declared: { gstExemption: 'FOOD' }, byHand: { duties: [percent(5), percent(5), percent(5)], isExempt: true } },
  { declared: { tariffItem: '22042100' }, byHand: { duties: [percent(5), percent(5), percent(5)], isWine: true } },
  { declared: { tariffItem: '87032300' }, byHand: { duties: [percent(5), percent(5), percent(5)], isCar: true }, most: 150_000 },
  {
    declared: { tariffItem: '22087000', goods: { quantities: { L: '700' }, strength: '40', factor: null } },
    byHand: { duties: [spirits('700', '40'), spirits('700', '40'), spirits('700', '40')] },
  },
  {
    declared: {
      dumping: { specificationNumber: '1', exportPrice: { amount: '8.50', currency: CURRENCY }, rate: null, units: '120', exemption: null },
    },
    byHand: { duties: [percent(5), percent(5), percent(5)], dumping: dumping('120', '8.50', EXCHANGE_RATE, '10.00', 8) },
  },
];

/** The same goods twice: as a declaration says them, and for the program that computes by hand. */
export function longEntry(count: number): { readonly declared: DeclaredEntry; readonly byHand: HandEntry } {
  const random = seededRandom(1);
  const made = Array.from({ length: count }, (_, index) => {
    const { declared, byHand, most = 5_000 } = KINDS[index % KINDS.length] as Kind;
    const price = (Math.ceil(random() * most * 100) / 100).toFixed(2);
    const invoiceId = String(index % INVOICES);
    return { invoiceId, line: sampleLine({ ...declared, price, invoiceId }), byHand: { ...byHand, price } };
  });
  const charges = { 'overseas-freight': FREIGHT, 'overseas-insurance': INSURANCE };
  const invoices = [...Map.groupBy(made, ({ invoiceId }) => invoiceId)].map(([id, lines]) => ({
    lines,
    declared: {
      ...sampleInvoice(Decimal.sum(...lines.map(({ line }) => line.price)).toFixed(2), { currency: CURRENCY, term: 'CIF', charges }),
      id,
    },
  }));
  const lines = invoices.flatMap((invoice) => invoice.lines).map(({ line }, index) => ({ ...line, number: index + 1 }));
  const [first, ...others] = invoices.map(({ declared }) => declared);
  if (first === undefined) throw new Error('an entry has an invoice');
  return {
    declared: sampleEntry(first, lines, { invoices: [first, ...others] }),
    byHand: {
      exchangeRate: EXCHANGE_RATE,
      invoices: invoices.map(({ declared, lines: ofInvoice }) => ({
        total: declared.total.amount,
        freight: FREIGHT,
        insurance: INSURANCE,
        lines: ofInvoice.map(({ byHand }) => byHand),
      })),
    },
  };
}
