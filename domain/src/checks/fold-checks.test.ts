import type { CheckEvent } from '@tallyport/contracts/check/events';
import { expect, test } from 'vitest';
import type { FoldedEnvelope } from '../fold.js';
import { type ChecksView, foldChecks } from './fold-checks.js';

const JOB = '3f0c4e5a-0f3e-4f7e-9d51-0d2c8d1b9a01';
const data = { workOrderId: JOB, code: 'bill-weight', version: 1, fingerprint: '3f0c4e5a-0f3e-5f7e-9d51-0d2c8d1b9a02' } as const;
const overridden = (reason: string): CheckEvent => ({ type: 'check.overridden', data: { ...data, reason } });
const takenBack: CheckEvent = { type: 'check.override-taken-back', data };

function fold(...events: (CheckEvent | null)[]): ChecksView | null {
  return events.reduce<ChecksView | null>((view, event, index) => {
    const metadata = { actor: { kind: 'person', userId: JOB } } as FoldedEnvelope['metadata'];
    return foldChecks(view, event, { streamId: `checks/${JOB}`, streamPosition: index + 1, recordedAt: `2026-03-2${index}`, metadata });
  }, null);
}

test('the newest override of a finding stands, with who and when', () => {
  expect(fold(overridden('so'), overridden('because'))).toMatchObject({
    overrides: [{ code: 'bill-weight', reason: 'because', by: JOB, at: '2026-03-21' }],
    stream_position: 2,
  });
});

test('one that was taken back is gone, and data that were erased move only the position', () => {
  expect(fold(overridden('so'), takenBack)).toMatchObject({ overrides: [], stream_position: 2 });
  expect(fold(overridden('so'), null)).toMatchObject({ overrides: [{ reason: 'so' }], stream_position: 2 });
  expect(fold(null)).toBeNull();
});
