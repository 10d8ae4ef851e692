import { expect, test } from 'vitest';
import type { Page } from '../document-model.js';
import { Paper } from '../testing/paper.js';
import { rulesOf } from './enclosure.js';

const pageWith = (paper: Paper, method: Page['method']): Page => ({ ...paper.page(), method });
const edged = () => new Paper().draw(0, 0, 1, 1).box(100, 100, 200, 200);

test('the dark edge of a scan is no rule, the frame of a table that reaches there is one', () => {
  const edge = { x: 0.008, y: 0, width: 0.002, height: 0.4 };
  const scan = pageWith(edged(), 'ocr');
  const told = (page: Page) => rulesOf({ ...page, rules: [...page.rules, edge] }).vertical.length;
  expect(told(scan)).toBe(2);
  expect(told({ ...scan, method: 'text layer' })).toBe(3);
  expect(told({ ...scan, rules: [...scan.rules, { x: 0.009, y: 0.2, width: 0.5, height: 0.001 }] })).toBe(3);
});
