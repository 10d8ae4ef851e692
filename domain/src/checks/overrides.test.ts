import type { CheckFinding } from '@tallyport/contracts/check/http';
import { expect, test } from 'vitest';
import type { ChecksView } from './fold-checks.js';
import { Papers } from './papers.js';
import { runChecks } from './run-checks.js';
import { tallyOf } from './tally.js';
import { changed, cleanJob } from './testing/clean-job.js';
import { SAMPLE_ROWS } from './testing/sample-rows.js';

const AT = { by: '3f0c4e5a-0f3e-4f7e-9d51-0d2c8d1b9a01', at: '2026-03-20T00:00:00.000Z', reason: 'agreed with the seller' };
const broken = changed(cleanJob(1), 'invoice', { goods_total: '0.55', total_amount: null });
const check = (records: typeof broken, standing: ChecksView['overrides'] = []) =>
  runChecks(new Papers(records), SAMPLE_ROWS, { standing, fingerprintOf: (text) => text });

function overriding({ code, version, fingerprint }: CheckFinding): ChecksView['overrides'] {
  return [{ code, version, fingerprint: fingerprint ?? '', ...AT }];
}

const [failing] = check(broken);
const standing = failing ? overriding(failing) : [];
const sumOf = (findings: readonly CheckFinding[]) => findings.find(({ code }) => code === 'invoice-sum');

test('what fails carries its override, counts apart, and comes behind what is open', () => {
  const findings = check(broken, standing);
  expect(sumOf(findings)).toMatchObject({ outcome: 'fails', override: AT });
  expect(tallyOf(findings)).toMatchObject({ fails: 0, overridden: 1 });
  expect(findings.findIndex(({ override }) => override !== null)).toBeGreaterThan(
    findings.findIndex(({ outcome }) => outcome === 'cannot say'),
  );
});

test('another value, and another version of the rule, fail again', () => {
  expect(sumOf(check(changed(broken, 'invoice', { goods_total: '0.56' }), standing))).toMatchObject({ outcome: 'fails', override: null });
  const older = standing.map((override) => ({ ...override, version: 0 }));
  expect(sumOf(check(broken, older))).toMatchObject({ override: null });
});

test('a value elsewhere lets it stand', () => {
  expect(sumOf(check(changed(broken, 'waybill', { voyage: '026S' }), standing))).toMatchObject({ override: AT });
});

test('what holds or cannot be said has nothing to override', () => {
  const others = check(broken).filter(({ outcome }) => outcome !== 'fails');
  expect(new Set(others.map(({ fingerprint }) => fingerprint))).toEqual(new Set([null]));
});
