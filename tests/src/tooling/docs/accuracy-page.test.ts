import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { recordedFigures } from '../../accuracy/record/figure-log.js';
import { REPOSITORY } from '../run-tool.js';
import { accuracyChart } from './accuracy-chart.js';
import { accuracyPage } from './accuracy-page.js';

const figures = await recordedFigures();

test('the page and the chart show what was recorded: npm run docs', async () => {
  const page = await readFile(join(REPOSITORY, 'docs/accuracy.md'), 'utf8');
  expect(accuracyPage(page, figures)).toBe(page);
  expect(accuracyChart(figures)).toBe(await readFile(join(REPOSITORY, 'docs/pictures/accuracy.svg'), 'utf8'));
});

test('of unopened papers no type is recorded', () => {
  expect(figures.filter(({ set, kind }) => set === 'unopened' && kind !== 'all')).toEqual([]);
});

test('every line of the log has a day, a reader and shares in percent', () => {
  for (const { day, commit, core, sureRight } of figures) {
    expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(commit).toMatch(/^[0-9a-f]{7,}\+?$/);
    for (const share of [core, sureRight]) expect(share === null || (share >= 0 && share <= 100)).toBe(true);
  }
});
