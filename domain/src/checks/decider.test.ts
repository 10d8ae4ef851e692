import type { CheckEvent } from '@tallyport/contracts/check/events';
import { test } from 'vitest';
import { given } from '../testing/given.js';
import { checkDecider } from './decider.js';

const finding = {
  workOrderId: '3f0c4e5a-0f3e-4f7e-9d51-0d2c8d1b9a01',
  code: 'bill-weight',
  version: 1,
  fingerprint: '3f0c4e5a-0f3e-5f7e-9d51-0d2c8d1b9a02',
} as const;
const override = (reason: string) => ({ type: 'override', ...finding, reason }) as const;
const overridden = (reason: string): CheckEvent => ({ type: 'check.overridden', data: { ...finding, reason } });
const takenBack: CheckEvent = { type: 'check.override-taken-back', data: finding };

test('an override is recorded with its reason, once, and again with another reason', () => {
  given(checkDecider, []).when(override('weighed twice')).then(overridden('weighed twice'));
  given(checkDecider, [overridden('weighed twice')])
    .when(override('weighed twice'))
    .then();
  given(checkDecider, [overridden('weighed twice')])
    .when(override('with pallets'))
    .then(overridden('with pallets'));
});

test('one that stands is taken back, one that does not is passed over', () => {
  given(checkDecider, [overridden('so')])
    .when({ type: 'take-back', ...finding })
    .then(takenBack);
  given(checkDecider, [])
    .when({ type: 'take-back', ...finding })
    .then();
  given(checkDecider, [overridden('so'), takenBack])
    .when({ type: 'take-back', ...finding })
    .then();
});

test('an override is of one version of a rule and of one set of values', () => {
  const other = { ...finding, version: 2 };
  given(checkDecider, [overridden('so')])
    .when({ type: 'take-back', ...other })
    .then();
  given(checkDecider, [overridden('so')])
    .when({ type: 'override', ...other, reason: 'so' })
    .then({ type: 'check.overridden', data: { ...other, reason: 'so' } });
});
