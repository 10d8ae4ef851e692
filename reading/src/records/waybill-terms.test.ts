import { describe, expect, test } from 'vitest';
import { readText } from '../pipeline.js';
import { Paper } from '../testing/paper.js';
import { notifyOf, vesselOf } from './waybill-terms.js';

const textOf = (paper: Paper) => readText({ pages: [paper.page()] });

describe('a notify party', () => {
  test('that is the consignee ends before the caption of the next box', () => {
    const paper = new Paper().print(40, 40, 'Notify Party: AS CONSIGNEE 9. Final inland haulage by');
    expect(notifyOf(textOf(paper))?.value).toBe('AS CONSIGNEE');
  });
});

describe('a vessel', () => {
  test('is no voyage number', () => {
    expect(vesselOf(textOf(new Paper().print(40, 40, 'Vessel: 0241W')))).toEqual({ vessel: null, voyage: null });
  });

  test('with a number in its name is one', () => {
    expect(vesselOf(textOf(new Paper().print(40, 40, 'Vessel: HULL 27'))).vessel?.value).toBe('HULL 27');
  });
});
