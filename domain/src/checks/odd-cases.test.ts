import type { CheckCode } from '@tallyport/contracts/check/codes';
import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import { expect, test } from 'vitest';
import { Papers } from './papers.js';
import { runChecks } from './run-checks.js';
import { changed, cleanJob, without } from './testing/clean-job.js';
import { NO_OVERRIDES } from './testing/no-overrides.js';
import { SAMPLE_ROWS } from './testing/sample-rows.js';

type Change = (job: readonly ShippingRecord[]) => readonly ShippingRecord[];

/** What a rule says of a job that one thing is odd about; each outcome once, the worst first. */
function said(code: CheckCode, change: Change): (string | undefined)[] {
  const findings = runChecks(new Papers(change(cleanJob(1))), SAMPLE_ROWS, NO_OVERRIDES);
  return [...new Set(findings.filter((finding) => finding.code === code).map(({ outcome }) => outcome))];
}

const only =
  (...types: string[]) =>
  (job: readonly ShippingRecord[]) =>
    job.filter(({ document_type: type }) => types.includes(type ?? ''));
const annual = (texts: Parameters<typeof changed>[2]) => (job: readonly ShippingRecord[]) =>
  only('HBL', 'APD')(changed(without(job, 'packing-list').toReversed(), 'packing-declaration', texts));

test.each<[string, CheckCode, Change, string[]]>([
  [
    'a bill to order has no consignee to compare',
    'parties-agree',
    (job) => changed(job, 'waybill', { consignee_name: 'TO THE ORDER OF BANK' }),
    ['holds'],
  ],
  ['a master bill names forwarders', 'parties-agree', (job) => only('MBL', 'CIV')(job), []],
  [
    'an invoice may name the consignee beside the buyer',
    'parties-agree',
    (job) => changed(job, 'invoice', { buyer_name: 'Banksia', consignee_name: 'Wattle Trading' }),
    ['holds'],
  ],
  [
    'an annual packing declaration that ended before the shipment',
    'packing-declaration-covers',
    annual({ valid_to: '2026-03-11' }),
    ['fails'],
  ],
  ['one that began after it', 'packing-declaration-covers', annual({ valid_from: '2026-03-13' }), ['fails']],
  ['one without an end', 'packing-declaration-covers', annual({ valid_to: null }), ['cannot say']],
  ['one that is valid on the day', 'packing-declaration-covers', annual({ valid_to: '2026-03-12' }), ['holds']],
  [
    'a packing declaration that names the bill',
    'packing-declaration-covers',
    (job) => changed(job, 'packing-declaration', { consignment_identifier: 'B/L no. hbl-1' }),
    ['holds'],
  ],
  [
    'pallets on the bill and cartons on the list',
    'packages-agree',
    (job) => changed(job, 'waybill', { package_type: 'PALLETS', packages: '2' }),
    [],
  ],
  [
    'pieces invoiced and cartons packed',
    'quantity-packed',
    (job) => changed(job, 'packing-list', { quantity_unit: 'CTN', quantity: '1' }, 'line'),
    ['holds'],
  ],
  [
    'dozens invoiced and pieces packed',
    'quantity-packed',
    (job) =>
      changed(
        changed(job, 'invoice', { quantity: '2', quantity_unit: 'DOZ' }, 'line'),
        'packing-list',
        { quantity: '24', quantity_unit: 'PCS' },
        'line',
      ),
    ['holds'],
  ],
  [
    'a product that the packing list does not know',
    'quantity-packed',
    (job) => changed(job, 'packing-list', { product_code: 'OTHER' }, 'line'),
    ['cannot say', 'holds'],
  ],
  ['a certificate that tells goods apart otherwise is asked for all', 'certificate-hs', (job) => unlikeGoods(job), ['holds']],
  [
    'an invoice whose total holds the charges already',
    'invoice-total',
    (job) => changed(job, 'invoice', { goods_total: '90', freight: '10', total_amount: '90', insurance: null }),
    ['holds'],
  ],
  [
    'a discount with its sign',
    'invoice-total',
    (job) => changed(job, 'invoice', { goods_total: '90', discount: '-10', total_amount: '80', freight: null, insurance: null }),
    ['holds'],
  ],
  ['a term that nobody knows', 'freight-terms', (job) => changed(job, 'invoice', { incoterm: 'XYZ' }), []],
  ['seals of a container in another order', 'seals-agree', (job) => changed(job, 'waybill', { seal: 'a1, s1' }, 'line'), ['holds']],
  [
    'the general rate with a rule of origin',
    'preference-complete',
    (job) => changed(job, 'declaration', { preference_scheme_type: 'GEN' }, 'line'),
    ['fails', 'holds'],
  ],
  [
    'another valuation date with its reason',
    'valuation-date',
    (job) => changed(job, 'declaration', { valuation_date: '2026-03-10', valuation_date_reason: 'packed that day' }),
    ['holds'],
  ],
  [
    'a certificate for other goods covers none of these',
    'preference-certificate',
    (job) => changed(job, 'certificate-of-origin', { product_code: 'OTHER' }, 'line'),
    ['fails', 'holds'],
  ],
  [
    'an instrument on a day on which it does not hold',
    'instrument-covers',
    (job) => changed(job, 'declaration', { effective_duty_date: '2026-07-01' }, 'line'),
    ['fails', 'holds'],
  ],
  [
    'goods of a country that the register does not name',
    'dumping-register',
    (job) => changed(only('CIV')(job).concat(declarationOf(job)), 'declaration', { dcx: 'NZ', dumping_specification_number: null }, 'line'),
    ['holds'],
  ],
  [
    'goods for home consumption come from no warehouse',
    'warehouse-reference',
    (job) => changed(changed(job, 'declaration', { entry_nature: 'N10' }), 'declaration', { warehouse_reference_number: null }, 'line'),
    [],
  ],
])('%s: %s', (_what, code, change, outcomes) => {
  expect(said(code, change)).toEqual(outcomes);
});

const gravityOf = (code: CheckCode, change: Change) =>
  runChecks(new Papers(change(cleanJob(1))), SAMPLE_ROWS, NO_OVERRIDES).find((one) => one.code === code && one.outcome === 'fails')
    ?.severity;

test('another valuation date is a warning for a container, else an error', () => {
  const other: Change = (job) => changed(job, 'declaration', { valuation_date: '2026-03-10' });
  const loose: Change = (job) => other(job).map((record) => (record.kind === 'waybill' ? { ...record, lines: [] } : record));
  expect([gravityOf('valuation-date', other), gravityOf('valuation-date', loose)]).toEqual(['warning', 'error']);
});

test('another origin than the certificate’s is an error where a preference is claimed', () => {
  const other: Change = (job) => changed(job, 'invoice', { country_of_origin: 'VN' }, 'line');
  const unclaimed: Change = (job) => changed(other(job), 'declaration', { preference_scheme_type: 'GEN' }, 'line');
  expect([gravityOf('certificate-origin', other), gravityOf('certificate-origin', unclaimed)]).toEqual(['error', 'warning']);
});

function declarationOf(job: readonly ShippingRecord[]): ShippingRecord[] {
  return job.filter(({ kind }) => kind === 'declaration');
}

/** The goods of the certificate by other words, and the codes of the invoice on it. */
function unlikeGoods(job: readonly ShippingRecord[]): ShippingRecord[] {
  return job.map((record) =>
    record.kind === 'certificate-of-origin'
      ? { ...record, lines: record.lines.map(({ line_id, fields: { product_code: _, ...fields } }) => ({ line_id, fields })) }
      : record,
  );
}
