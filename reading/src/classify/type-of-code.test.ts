import { expect, test } from 'vitest';
import { extractDocument } from '../extract.js';
import { fileOf, Paper } from '../testing/paper.js';

const printed = (line: string) => {
  const paper = new Paper().print(40, 40, 'FATTURA ELETTRONICA', 18).print(40, 100, line).print(40, 120, 'Numero documento: 20/B');
  return extractDocument(fileOf(paper)).segments[0]?.segment;
};

test.each(['Tipologia documento: TD04 (nota di credito)', 'Tipo documento: 381'])('%s says that an invoice is a credit note', (line) => {
  expect(printed(line)).toMatchObject({ type: 'other', title: 'credit note' });
});

test.each(['Tipologia documento: TD01 (fattura)', 'Ordine 381'])('%s does not', (line) => {
  expect(printed(line)).toMatchObject({ type: 'CIV' });
});
