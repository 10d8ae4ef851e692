import { render, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { speak } from '../../i18n/i18n.js';
import { customsAnswer } from './customs-answer.js';
import { Deadline } from './deadline.js';
import { EntryBadge } from './entry-badge.js';
import { ExtractionTrack } from './extraction-track.js';
import { JobStatusBar } from './job-status-bar.js';

beforeAll(() => speak('en', ['entry', 'desk', 'job']));

const segments = (name: RegExp) =>
  [...screen.getByRole('img', { name }).children].map(({ className }) => /bg-[\w-]+|hatched/.exec(className)?.[0]);

test.each([
  ['received', 1],
  ['compile', 2],
  ['available', 3],
  ['accepted', 4],
  ['lodged', 5],
] as const)('%s fills %i of five segments', (status, filled) => {
  render(<JobStatusBar status={status} answer={null} />);
  expect(segments(/step/)).toEqual(Array.from({ length: 5 }, (_, at) => (at < filled ? 'bg-bar' : 'bg-bar-off')));
});

test('held is all red, cleared is all green, whatever the status', () => {
  render(<JobStatusBar status="lodged" answer={{ kind: 'held', flags: '' }} />);
  render(<JobStatusBar status="lodged" answer={{ kind: 'cleared', flags: '' }} />);
  expect(new Set(segments(/held by customs/))).toEqual(new Set(['bg-red-solid']));
  expect(new Set(segments(/cleared by customs/))).toEqual(new Set(['bg-green-solid']));
});

test('only held and clear are an answer; the flags are those of the first line with an N', () => {
  const line = (flags: string) => ({ asc_dec: flags[0], asc_scr: flags[1], aqis_dec: flags[2], aqis_scr: flags[3] }) as never;
  const n10 = (entry_status: 'held' | 'clear' | 'lodged', ...lines: string[]) => ({
    entry_status,
    ics_identifier: null,
    last_dsa_history_info: { parsed_data: { line_status: lines.map(line) } },
  });
  expect(customsAnswer(n10('held', 'YYYY', 'YNYY', 'NNNN'))).toEqual({ kind: 'held', flags: 'YNYY' });
  expect(customsAnswer(n10('clear', 'YYYY'))).toEqual({ kind: 'cleared', flags: 'YYYY' });
  expect(customsAnswer(n10('clear'))).toEqual({ kind: 'cleared', flags: '' });
  expect(customsAnswer(n10('lodged', 'YYYY'))).toBeNull();
  expect(customsAnswer(null)).toBeNull();
});

test('a badge without flags is only its word', () => {
  const { container } = render(<EntryBadge answer={{ kind: 'cleared', flags: '' }} />);
  expect(container).toHaveTextContent(/^Cleared$/);
});

test('a deadline counts while the job is Available, and is a date otherwise', () => {
  const at = (minutes: number) => new Date(Math.floor(Date.now() / 60_000) * 60_000 + minutes * 60_000).toISOString();
  const show = (minutes: number) => {
    const { container, unmount } = render(<Deadline deadline={at(minutes)} status="available" zone="Australia/Sydney" />);
    const text = container.textContent;
    unmount();
    return text;
  };
  expect([show(205), show(5), show(-5), show(-1692)]).toEqual(['0d 3h 25m', 'just now', 'just now', '−1d 4h 12m']);
  const { container } = render(<Deadline deadline="2019-03-14T06:00:00Z" status="compile" zone="Australia/Sydney" />);
  expect(container).toHaveTextContent('14 Mar 2019');
});

test.each([
  ['running', 'extracting', ['bg-bar', 'bg-bar', 'bg-bar', 'bg-bar', 'bg-accent-solid', 'bg-bar-off']],
  ['failed', 'processing', ['bg-bar', 'bg-bar', 'bg-red-solid', 'bg-bar-off', 'bg-bar-off', 'bg-bar-off']],
  ['cancelled', 'processing', ['bg-bar', 'bg-bar', 'hatched', 'bg-bar-off', 'bg-bar-off', 'bg-bar-off']],
  ['waiting', null, Array.from({ length: 6 }, () => 'bg-bar-off')],
  ['completed', 'completed', Array.from({ length: 6 }, () => 'bg-bar')],
] as const)('the track while %s at %s', (state, step, first) => {
  render(<ExtractionTrack state={state} step={step} />);
  const ticks = segments(/of 11/);
  expect(ticks).toHaveLength(11);
  expect(ticks.slice(0, 6)).toEqual(first);
});
