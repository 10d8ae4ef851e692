import type { RecordFlag } from '@tallyport/contracts/shipping-record/flags-http';
import type { ShippingRecord, ShownValue } from '@tallyport/contracts/shipping-record/http';
import type { RecordKind } from '@tallyport/contracts/shipping-record/kinds';
import { Decimal } from 'decimal.js';
import { describe, expect, test } from 'vitest';
import type { Finding } from './check.js';
import { CHECKS } from './checks.js';
import type { EarlierPrice } from './earlier-price.js';
import { type BesideRecords, Papers } from './papers.js';
import { changed, cleanJob, without } from './testing/clean-job.js';
import { SAMPLE_ROWS } from './testing/sample-rows.js';

const JOBS = 200;
const jobs = Array.from({ length: JOBS }, (_, seed) => cleanJob(seed + 1));
/** So many of them are broken by every rule in turn. */
const BROKEN = process.env['CHAOS'] === 'long' ? JOBS : 60;
const toBreak = jobs.slice(0, BROKEN);

type Change = (job: readonly ShippingRecord[]) => ShippingRecord[];

interface Plant {
  readonly breaks: Change;
  /** What is known beside the records, where that breaks it. */
  readonly beside?: (job: readonly ShippingRecord[]) => Partial<BesideRecords>;
  /** How its deciding value or paper is taken away; null where nothing decides it but what it looks at. */
  readonly blinds: Change | null;
}

const NO_DUMPING = { dumping_specification_number: null, dumping_export_price: null, dumping_export_price_currency: null };

const NO_INSTRUMENT = { treatment_instrument_no: null, treatment_instrument_type: null };

/** How each rule is broken. */
const PLANTS: Readonly<Record<string, Plant>> = {
  'invoice-sum': {
    breaks: (job) => changed(job, 'invoice', { goods_total: '0.55', total_amount: null }),
    blinds: (job) => changed(job, 'invoice', { goods_total: null }),
  },
  'line-product': {
    breaks: (job) => changed(job, 'invoice', { unit_price: '0.0001' }, 'line'),
    blinds: (job) => changed(job, 'invoice', { unit_price: null }, 'line'),
  },
  'quantity-unit': { breaks: (job) => changed(job, 'invoice', { quantity_unit: null }, 'line'), blinds: null },
  'container-number': { breaks: (job) => inContainer(job, 'CSQU3054384'), blinds: null },
  'air-waybill-number': {
    breaks: (job) => job.map((record) => (record.document_type === 'AWB' ? one(record, { waybill_number: '618-12345671' }) : record)),
    blinds: null,
  },
  'currency-known': {
    breaks: (job) => changed(job, 'invoice', { currency: 'EUR' }, 'line'),
    blinds: (job) => changed(job, 'invoice', { currency: null }),
  },
  'date-sequence': { breaks: (job) => changed(job, 'invoice', { invoice_date: '2026-03-20' }), blinds: null },
  'gross-weight': { breaks: (job) => changed(job, 'waybill', { net_weight: '99999' }), blinds: null },
  'packages-add-up': {
    breaks: (job) => changed(job, 'packing-list', { packages: '9999' }, 'line'),
    blinds: (job) => changed(twoLines(job, 'packing-list'), 'packing-list', { packages: null }, 'line'),
  },
  'packing-declaration-signed': {
    breaks: (job) => changed(job, 'packing-declaration', { signature_exists: 'N' }),
    blinds: (job) => changed(job, 'packing-declaration', { signature_exists: null }),
  },
  'unacceptable-packing': {
    breaks: (job) => changed(job, 'packing-declaration', { q1_unacceptable_packaging: 'Y' }),
    blinds: (job) => changed(job, 'packing-declaration', { q1_unacceptable_packaging: null }),
  },
  'timber-treated': {
    breaks: (job) => without(changed(job, 'packing-declaration', { q3_ispm15: 'N' }), 'fumigation-certificate'),
    blinds: (job) => without(changed(job, 'packing-declaration', { q3_ispm15: null }), 'fumigation-certificate'),
  },
  'origin-criterion': { breaks: (job) => changed(job, 'certificate-of-origin', { origin_criterion: null }, 'line'), blinds: null },
  'packing-list-invoice': {
    breaks: (job) => changed(job, 'packing-list', { invoice_number: 'INV-OTHER' }),
    blinds: (job) => without(job, 'invoice'),
  },
  'certificate-invoice': {
    breaks: (job) => changed(job, 'certificate-of-origin', { invoice_number: 'INV-OTHER' }),
    blinds: (job) => without(job, 'invoice'),
  },
  'bill-weight': {
    breaks: (job) => changed(changed(job, 'waybill', { gross_weight: '20' }), 'waybill', { gross_weight: '20' }, 'line'),
    blinds: (job) => changed(job, 'waybill', { gross_weight: null }),
  },
  'fumigated-in-time': {
    breaks: (job) => changed(job, 'fumigation-certificate', { completion_date: '2026-02-01' }),
    blinds: (job) => changed(job, 'fumigation-certificate', { completion_date: null }),
  },
  'embedded-data': { breaks: (job) => job.map(printedOtherwise), blinds: null },
  'export-declaration-total': {
    breaks: (job) => changed(job, 'china-export-declaration', { total_price: '0.55' }, 'line'),
    blinds: (job) => changed(job, 'china-export-declaration', { total_price: null }, 'line'),
  },
  'freight-terms': { breaks: (job) => changed(job, 'waybill', { freight_terms: swapped(job) }), blinds: null },
  'vessel-and-voyage': { breaks: (job) => changed(job, 'waybill', { voyage: '026S' }), blinds: null },
  abn: { breaks: (job) => changed(job, 'invoice', { buyer_abn: '51 824 753 557' }), blinds: null },
  'certificate-hs': {
    breaks: (job) => changed(job, 'invoice', { hs_code: '01012100' }, 'line'),
    blinds: (job) => changed(job, 'invoice', { hs_code: null }, 'line'),
  },
  'certificate-origin': {
    breaks: (job) => changed(job, 'invoice', { country_of_origin: 'Viet Nam' }, 'line'),
    blinds: (job) => changed(job, 'certificate-of-origin', { country_of_origin: null }),
  },
  'containers-add-up': {
    breaks: (job) => changed(job, 'waybill', { packages: '9999' }, 'line'),
    blinds: (job) => changed(twoLines(job, 'waybill'), 'waybill', { gross_weight: null }, 'line'),
  },
  'containers-agree': {
    breaks: (job) => changed(job, 'fumigation-certificate', { containers: 'TEXU1000008' }),
    blinds: (job) => job.map((record) => (record.kind === 'waybill' ? { ...record, lines: [] } : record)),
  },
  'duplicate-number': { breaks: (job) => [...job], beside: (job) => ({ duplicates: otherJob(job) }), blinds: null },
  'house-of-master': {
    breaks: (job) => changed(job, 'waybill', { master_number: 'MBL-OTHER' }),
    blinds: (job) => job.filter(({ document_type }) => document_type !== 'MBL'),
  },
  'invoice-total': {
    breaks: (job) => changed(job, 'invoice', { total_amount: '0.55' }),
    blinds: (job) => changed(job, 'invoice', { goods_total: null }),
  },
  'packages-agree': {
    breaks: (job) => changed(changed(job, 'waybill', { packages: '9999' }), 'waybill', { packages: '9999' }, 'line'),
    blinds: (job) => without(job, 'packing-list'),
  },
  'packing-declaration-covers': {
    breaks: (job) => changed(job, 'packing-declaration', { consignment_identifier: 'HBL-OTHER' }),
    blinds: (job) => changed(job, 'packing-declaration', { consignment_identifier: null }),
  },
  'parties-agree': {
    breaks: (job) => changed(job, 'waybill', { consignee_name: 'Banksia Trading Pty Ltd' }),
    blinds: (job) => without(job, 'invoice'),
  },
  'price-history': {
    breaks: (job) => [...job],
    beside: (job) => ({ earlierPrices: pricesBefore(job, '2') }),
    blinds: (job) => changed(job, 'invoice', { seller_name: null }),
  },
  'quantity-packed': {
    breaks: (job) => changed(job, 'packing-list', { quantity: '9999' }, 'line'),
    blinds: (job) => changed(job, 'packing-list', { quantity: null }, 'line'),
  },
  'seals-agree': {
    breaks: (job) => changed(job, 'waybill', { seal: 'OTHER' }, 'line'),
    blinds: (job) => changed(job, 'waybill', { seal: null }, 'line'),
  },
  'term-charges': {
    breaks: (job) => insuredForNothing(job),
    blinds: (job) => changed(insuredForNothing(job), 'invoice', { incoterm: null }),
  },
  'importer-number': { breaks: (job) => changed(job, 'declaration', { owner_id: '51824753557' }), blinds: null },
  'instrument-covers': {
    breaks: (job) => changed(job, 'declaration', { treatment_instrument_no: forOtherGoods(job) }, 'line'),
    blinds: (job) => changed(job, 'declaration', { treatment_instrument_no: 'TC0000' }, 'line'),
  },
  'importer-agrees': {
    breaks: (job) => changed(job, 'declaration', { owner_name: 'Banksia Imports' }),
    blinds: (job) => changed(job, 'declaration', { owner_name: null }),
  },
  'valuation-date': {
    breaks: (job) => changed(job, 'declaration', { valuation_date: '2026-03-13' }),
    blinds: (job) => without(job, 'waybill'),
  },
  'preference-certificate': {
    breaks: (job) => without(job, 'certificate-of-origin'),
    blinds: (job) => without(job, 'invoice'),
  },
  'preference-complete': { breaks: (job) => changed(job, 'declaration', { preference_rule_type: null }, 'line'), blinds: null },
  'certificate-classification': {
    breaks: (job) => changed(job, 'declaration', { tariff_classification: '01012100', ...NO_INSTRUMENT }, 'line'),
    blinds: (job) => changed(job, 'declaration', { tariff_classification: null }, 'line'),
  },
  'required-document': {
    breaks: (job) => [...job],
    beside: () => ({ documentTypes: new Set(['IMP']) }),
    blinds: (job) => changed(job, 'declaration', { tariff_classification: null }, 'line'),
  },
  'import-permit': {
    breaks: (job) => changed(job, 'declaration', { permit_numbers: null }, 'line'),
    blinds: (job) => changed(job, 'declaration', { tariff_classification: null }, 'line'),
  },
  'dumping-claim': {
    breaks: (job) => changed(job, 'declaration', { dumping_export_price: null, dumping_export_price_currency: null }, 'line'),
    blinds: null,
  },
  'dumping-register': {
    breaks: (job) => changed(job, 'declaration', NO_DUMPING, 'line'),
    blinds: (job) => changed(job, 'declaration', { country_of_origin: null }, 'line'),
  },
  'fields-in-pairs': { breaks: (job) => changed(job, 'declaration', { dumping_export_price_currency: null }, 'line'), blinds: null },
  'tax-quoted-or-exempt': { breaks: (job) => changed(job, 'declaration', { lct_exemptions: 'FUEL' }, 'line'), blinds: null },
  'warehouse-reference': { breaks: (job) => changed(job, 'declaration', { warehouse_reference_line: null }, 'line'), blinds: null },
  'weights-add-up': {
    breaks: (job) => changed(job, 'packing-list', { net_weight: '1' }, 'line'),
    blinds: (job) => changed(twoLines(job, 'packing-list'), 'packing-list', { net_weight: null }, 'line'),
  },
};

/** What the data inside the file say of the number, the page says otherwise. */
function printedOtherwise(record: ShippingRecord): ShippingRecord {
  const number = record.fields.invoice_number;
  if (number?.embedded === undefined) return record;
  const embedded = { ...number.embedded, printed: 'INV-OTHER' };
  return { ...record, fields: { ...record.fields, invoice_number: { ...number, confidence: 0.8, embedded } } };
}

function one(record: ShippingRecord, texts: Parameters<typeof changed>[2]): ShippingRecord {
  return changed([record], record.kind, texts)[0] ?? record;
}

/** Whoever pays the freight by the invoice's term, the bill says the other. */
function swapped(job: readonly ShippingRecord[]): string {
  return termOf(job) === 'FOB' ? 'PP' : 'CC';
}

/** The concession order of a heading that the first line is not of. */
function forOtherGoods(job: readonly ShippingRecord[]): string {
  const number = job.find(({ kind }) => kind === 'declaration')?.lines[0]?.fields.treatment_instrument_no?.value;
  return number === 'TC6109' ? 'TC7308' : 'TC6109';
}

/** Insurance beside a term that leaves it to the buyer. */
function insuredForNothing(job: readonly ShippingRecord[]): ShippingRecord[] {
  return changed(job, 'invoice', { insurance: '8', total_amount: null, ...(termOf(job) === 'CIF' && { incoterm: 'CFR' }) });
}

function termOf(job: readonly ShippingRecord[]): unknown {
  return job.find(({ kind }) => kind === 'invoice')?.fields.incoterm?.value;
}

/** The job with another container on every paper that names it. */
function inContainer(job: readonly ShippingRecord[], number: string): ShippingRecord[] {
  const container = String(job[0]?.lines[0]?.fields.number?.value);
  return JSON.parse(JSON.stringify(job).replaceAll(container, number)) as ShippingRecord[];
}

/** With a line of nothing beside the first: then that may lose a value without all lines having lost it. */
function twoLines(job: readonly ShippingRecord[], kind: RecordKind): ShippingRecord[] {
  const zeros = { packages: '0', quantity: '0', gross_weight: '0', net_weight: '0' };
  return job.map((record) => {
    if (record.kind !== kind) return record;
    const [first] = changed([record], kind, zeros, 'line').flatMap(({ lines }) => lines);
    return { ...record, lines: [...record.lines, ...(first ? [{ ...first, line_id: `${first.line_id}x` }] : [])] };
  });
}

/** Nothing that speaks against the job: every price was asked before. */
function knownOf(job: readonly ShippingRecord[]): BesideRecords {
  return { duplicates: [], documentTypes: new Set(['IMP', 'ILD']), earlierPrices: pricesBefore(job, '1') };
}

/** What another job's invoice asked for the goods of this one: so many times as much. */
function pricesBefore(job: readonly ShippingRecord[], times: string): EarlierPrice[] {
  return job.flatMap(({ kind, fields, lines }) =>
    (kind === 'invoice' ? lines : []).map((line) => ({
      line_id: line.line_id,
      code: 'TP-2',
      unit_price: new Decimal(String(line.fields.unit_price?.value ?? 1)).times(times).toFixed(),
      currency: textOf(line.fields.currency ?? fields.currency),
      quantity_unit: textOf(line.fields.quantity_unit),
      seller_name: textOf(fields.seller_name),
    })),
  );
}

function textOf(value: ShownValue | undefined): string | null {
  return value === undefined || value.value === null ? null : String(value.value);
}

function outcomes(job: readonly ShippingRecord[], beside: Partial<BesideRecords> = {}): Map<string, Finding['outcome'][]> {
  const papers = new Papers(job, { ...knownOf(job), ...beside });
  return new Map(CHECKS.map((check) => [check.code, check.run(papers, SAMPLE_ROWS).map(({ outcome }) => outcome)]));
}

/** The rules that fail or cannot say. */
function troubled(trouble: Finding['outcome'], job: readonly ShippingRecord[], beside: Partial<BesideRecords> = {}): string[] {
  return [...outcomes(job, beside)].filter(([, all]) => all.includes(trouble)).map(([code]) => code);
}

/** Another job that has the invoice's number as well. */
function otherJob(job: readonly ShippingRecord[]): RecordFlag[] {
  const { id = '' } = job.find(({ kind }) => kind === 'invoice') ?? {};
  const other = { work_order_id: 'other', code: 'TP-2', record_id: null, document_id: null, file_name: null };
  const flag = { line_id: null, field: 'invoice_number', value: '', flag: 'duplicate number', others: [other] } as const;
  return [{ ...flag, record_id: id, kind: 'invoice', others: [other] }];
}

test('every rule has its plant', () => {
  expect(Object.keys(PLANTS).toSorted()).toEqual(CHECKS.map(({ code }) => code).toSorted());
});

test(`in ${JOBS} clean jobs every rule applies and holds, and none cannot say`, () => {
  for (const job of jobs) for (const [code, all] of outcomes(job)) expect([code, ...new Set(all)]).toEqual([code, 'holds']);
});

describe.each(CHECKS)('$code', ({ code, run }) => {
  const { breaks, beside = () => ({}) } = PLANTS[code] ?? { breaks: () => [] };

  test(`broken in ${BROKEN} jobs it is found in each, and no other rule with it`, () => {
    for (const job of toBreak) expect(troubled('fails', breaks(job), beside(job))).toEqual([code]);
  });

  test('where it fails it names the values that it looked at', () => {
    const [job = []] = jobs;
    const found = run(new Papers(breaks(job), { ...knownOf(job), ...beside(job) }), SAMPLE_ROWS);
    const failed = found.flatMap((finding) => (finding.outcome === 'fails' ? [finding.values.length + finding.missing.length] : []));
    expect(Math.min(...failed)).toBeGreaterThan(0);
  });
});

describe.each(Object.entries(PLANTS).flatMap(([code, { blinds }]) => (blinds ? [{ code, blinds }] : [])))('$code', ({ code, blinds }) => {
  test('without what decides it, it cannot say, and does not hold', () => {
    for (const job of toBreak) {
      expect(troubled('cannot say', blinds(job))).toContain(code);
      expect(troubled('fails', blinds(job))).toEqual([]);
    }
  });
});

test('a job without papers is in no trouble, and nothing of it holds', () => {
  expect([...outcomes([])].flatMap(([, all]) => all)).toEqual([]);
});

test('a withdrawn record is not looked at', () => {
  const job = jobs[0]?.map((record) => ({ ...record, withdrawn: true })) ?? [];
  expect([...outcomes(job)].flatMap(([, all]) => all)).toEqual([]);
});
