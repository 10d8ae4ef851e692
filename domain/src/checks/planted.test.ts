import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import { describe, expect, test } from 'vitest';
import type { Finding } from './check.js';
import { CHECKS } from './checks.js';
import { Papers } from './papers.js';
import { changed, cleanJob, without } from './testing/clean-job.js';

const JOBS = 200;
const jobs = Array.from({ length: JOBS }, (_, seed) => cleanJob(seed + 1));

type Change = (job: readonly ShippingRecord[]) => ShippingRecord[];

/** How each rule is broken, and how its deciding value or paper is taken away; null where nothing decides it but what it looks at. */
const PLANTS: Readonly<Record<string, { readonly breaks: Change; readonly blinds: Change | null }>> = {
  'invoice-sum': {
    breaks: (job) => changed(job, 'invoice', { goods_total: '0.55' }),
    blinds: (job) => changed(job, 'invoice', { goods_total: null }),
  },
  'line-product': {
    breaks: (job) => changed(job, 'invoice', { unit_price: '0.0001' }, 'line'),
    blinds: (job) => changed(job, 'invoice', { unit_price: null }, 'line'),
  },
  'quantity-unit': { breaks: (job) => changed(job, 'invoice', { quantity_unit: null }, 'line'), blinds: null },
  'container-number': { breaks: (job) => changed(job, 'waybill', { number: 'CSQU3054384' }, 'line'), blinds: null },
  'air-waybill-number': {
    breaks: (job) => job.map((record) => (record.document_type === 'AWB' ? one(record, { waybill_number: '618-12345671' }) : record)),
    blinds: null,
  },
  'currency-known': {
    breaks: (job) => changed(job, 'invoice', { currency: 'EUR' }, 'line'),
    blinds: (job) => changed(job, 'invoice', { currency: null }),
  },
  'date-sequence': { breaks: (job) => changed(job, 'invoice', { invoice_date: '2026-03-20' }), blinds: null },
  'gross-weight': { breaks: (job) => changed(job, 'packing-list', { net_weight: '99999' }), blinds: null },
  'packages-add-up': {
    breaks: (job) => changed(job, 'packing-list', { packages: '9999' }),
    blinds: (job) => changed(twoLines(job), 'packing-list', { packages: null }, 'line'),
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
    breaks: (job) => changed(job, 'waybill', { gross_weight: '20' }),
    blinds: (job) => changed(job, 'waybill', { gross_weight: null }),
  },
  'fumigated-in-time': {
    breaks: (job) => changed(job, 'fumigation-certificate', { completion_date: '2026-02-01' }),
    blinds: (job) => changed(job, 'fumigation-certificate', { completion_date: null }),
  },
  'export-declaration-total': {
    breaks: (job) => changed(job, 'china-export-declaration', { total_price: '0.55' }, 'line'),
    blinds: (job) => changed(job, 'china-export-declaration', { total_price: null }, 'line'),
  },
  'freight-terms': { breaks: (job) => changed(job, 'invoice', { incoterm: swapped(job) }), blinds: null },
  'vessel-and-voyage': { breaks: (job) => changed(job, 'waybill', { voyage: '026S' }), blinds: null },
};

function one(record: ShippingRecord, texts: Parameters<typeof changed>[2]): ShippingRecord {
  return changed([record], record.kind, texts)[0] ?? record;
}

function swapped(job: readonly ShippingRecord[]): string {
  return job.find(({ kind }) => kind === 'invoice')?.fields.incoterm?.value === 'FOB' ? 'CIF' : 'FOB';
}

/** A packing list whose first line may lose its count without all counts being gone. */
function twoLines(job: readonly ShippingRecord[]): ShippingRecord[] {
  return job.map((record) =>
    record.kind === 'packing-list'
      ? { ...record, lines: [...record.lines, ...record.lines.map((line) => ({ ...line, line_id: `${line.line_id}x` }))] }
      : record,
  );
}

function outcomes(job: readonly ShippingRecord[]): Map<string, Finding['outcome'][]> {
  const papers = new Papers(job);
  return new Map(CHECKS.map((check) => [check.code, check.run(papers).map(({ outcome }) => outcome)]));
}

/** The rules that fail or cannot say. */
function troubled(job: readonly ShippingRecord[], trouble: Finding['outcome']): string[] {
  return [...outcomes(job)].filter(([, all]) => all.includes(trouble)).map(([code]) => code);
}

test('every rule has its plant', () => {
  expect(Object.keys(PLANTS).toSorted()).toEqual(CHECKS.map(({ code }) => code).toSorted());
});

test(`in ${JOBS} clean jobs every rule applies and holds, and none cannot say`, () => {
  for (const job of jobs) for (const [code, all] of outcomes(job)) expect([code, ...new Set(all)]).toEqual([code, 'holds']);
});

describe.each(CHECKS)('$code', ({ code }) => {
  const { breaks } = PLANTS[code] ?? { breaks: () => [] };

  test(`broken in ${JOBS} jobs it is found in each, and no other rule with it`, () => {
    for (const job of jobs) expect(troubled(breaks(job), 'fails')).toEqual([code]);
  });

  test('where it fails it names the values that it looked at', () => {
    const failed = CHECKS.find((check) => check.code === code)
      ?.run(new Papers(breaks(jobs[0] ?? [])))
      .filter(({ outcome }) => outcome === 'fails');
    for (const finding of failed ?? [])
      expect(finding.values.length > 0 || ('missing' in finding && finding.missing.length > 0)).toBe(true);
  });
});

describe.each(Object.entries(PLANTS).flatMap(([code, { blinds }]) => (blinds ? [{ code, blinds }] : [])))('$code', ({ code, blinds }) => {
  test('without what decides it, it cannot say, and does not hold', () => {
    for (const job of jobs) {
      expect(troubled(blinds(job), 'cannot say')).toContain(code);
      expect(troubled(blinds(job), 'fails')).toEqual([]);
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
