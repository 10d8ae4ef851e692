import { CommandReused } from '@tallyport/event-store/append';
import { prepareEvents } from '@tallyport/event-store/prepare-events';
import { sampleAppend } from '@tallyport/event-store/testing/sample-append';
import { expect, test } from 'vitest';
import { logFailure } from './log-failure.js';

function errorOf(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

const { events, ...rest } = sampleAppend(['text']);

test.each([
  [
    'an event whose data no contract takes',
    () => prepareEvents({ ...rest, events: events.map((event) => ({ ...event, data: {} })) as never }),
  ],
  ['an event that no contract declares', () => prepareEvents({ ...rest, events: [{ type: 'never.declared', data: {} }] as never })],
  ['an event that is too large', () => prepareEvents(sampleAppend(['x'.repeat(300_000)]))],
])('%s is not tried again: it would hold up every later command', (_, append) => {
  expect(logFailure(errorOf(append))).toMatchObject({ type: 'defect', nonRetryable: true });
});

test('a command id that was used for something else is refused at once', () => {
  expect(logFailure(new CommandReused('taken'))).toMatchObject({ type: 'command-reused', nonRetryable: true });
});

test('whatever may pass is tried again', () => {
  const error = Object.assign(new Error('terminating connection'), { code: '57P01' });
  expect(logFailure(error)).toBe(error);
});
