import { expect, test } from 'vitest';
import { readText } from '../../pipeline.js';
import { Paper } from '../../testing/paper.js';
import { notifyOf } from './notify-party.js';

test('a notify party that is the consignee ends before the caption of the next box', () => {
  const paper = new Paper().print(40, 40, 'Notify Party: AS CONSIGNEE 9. Final inland haulage by');
  expect(notifyOf(readText({ pages: [paper.page()] }))?.value).toBe('AS CONSIGNEE');
});
