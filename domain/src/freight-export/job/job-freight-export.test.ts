import { describe, expect, test } from 'vitest';
import { causeOf } from '../causes/known-causes.js';
import { foldExport } from '../export/fold.js';
import { ask, begin, came, eventsOf, REFUSED } from '../export/testing/sample-export.js';
import { type ExportOfJob, exportOfJob, jobFreightExport } from './job-freight-export.js';

let count = 0;
/** An export that was asked for later than those before it. */
function one(kind: ExportOfJob['kind'], group: ExportOfJob['group'], state: ExportOfJob['state']): ExportOfJob {
  const at = new Date(Date.UTC(2026, 2, 14, 2, (count += 1))).toISOString();
  return { id: String(count), kind, state, group, cause: null, requested_at: at, since: at };
}
const refused = (kind: ExportOfJob['kind'] = 'send') => one(kind, 'waiting', 'waiting_for_person');
const done = (kind: ExportOfJob['kind'] = 'send') => one(kind, 'ended', 'done');
const stateOf = (...exports: ExportOfJob[]) => jobFreightExport(exports.toReversed())?.state ?? null;

describe('how what leaves a job stands', () => {
  test('is not told where nothing was asked for, or all of it was taken back', () => {
    expect([stateOf(), stateOf(one('send', 'ended', 'skipped'), one('edocs', 'ended', 'cancelled'))]).toEqual([null, null]);
  });

  test('is told by the newest: what was refused and then sent again is done, and what was done and then refused is not', () => {
    expect([stateOf(refused(), done()), stateOf(done(), refused('update')), stateOf(refused(), done('update'))]).toEqual([
      'done',
      'waiting_for_person',
      'done',
    ]);
  });

  test('is told by what asks most of whoever watches: documents that were refused, beside a job that was taken', () => {
    expect(stateOf(refused('edocs'), done())).toBe('waiting_for_person');
    expect(stateOf(one('customs', 'unknown', 'unknown'), done(), one('edocs', 'planned', 'retry_planned'))).toBe('unknown');
  });

  test('says why, and since when', () => {
    const events = eventsOf(ask(), begin(), came(REFUSED));
    const view = events.reduce<ReturnType<typeof foldExport>>(
      (before, event, index) =>
        foldExport(before, event, {
          streamId: 'export/x',
          streamPosition: index + 1,
          recordedAt: `2026-03-14T02:00:0${index}Z`,
          metadata: { actor: { kind: 'machine', process: 'export' } },
        } as Parameters<typeof foldExport>[2]),
      null,
    );
    if (view === null) throw new Error('nothing was asked for');
    expect(jobFreightExport([exportOfJob(view, causeOf)])).toEqual({
      kind: 'send',
      state: 'waiting_for_person',
      group: 'waiting',
      cause: { code: 'organisation-unknown', key: 'WATBRO' },
      at: view.since,
    });
  });
});
