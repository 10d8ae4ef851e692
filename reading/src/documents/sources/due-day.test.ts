import { expect, test } from 'vitest';
import { pick } from '../../fields/pick.js';
import { readText } from '../../pipeline.js';
import { fileOf, Paper } from '../../testing/paper.js';
import { readDueDay } from './due-day.js';

test.each([
  ['Zahlbar bis: 28.09.2026 mit 2 % Skonto, bis 14.10.2026 ohne Abzug', '2026-10-14'],
  ['Zahlbar bis: 28.09.2026 mit 2 % Skonto', undefined],
  ['Zahlbar bis: 28.09.2026', '2026-09-28'],
])('%s', (line, day) => {
  expect(pick(readText(fileOf(new Paper().print(40, 100, line))), ['due_date'], readDueDay)?.value).toBe(day);
});
