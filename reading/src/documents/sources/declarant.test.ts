import { expect, test } from 'vitest';
import { readText } from '../../pipeline.js';
import { Paper } from '../../testing/paper.js';
import { exporterDeclaring, recipientOfDeclaration } from './declarant.js';

const letterOf = (company: string) =>
  readText({
    pages: [
      new Paper()
        .print(40, 30, company, 14)
        .print(40, 60, 'Alder Street 8, 781 70 Borlange')
        .lines(40, 120, ['Birch Bahnbau GmbH', 'Bahnhofsallee 40', '32545 Bad Oeynhausen', 'Germany'])
        .print(40, 220, "Supplier's declaration", 14)
        .lines(40, 250, ['I, the undersigned, declare that the goods described below originate in the European Union.'])
        .lines(40, 500, ['Jane Doe', 'Customs Manager', company])
        .page(),
    ],
  });

test('who declares on its own letter exports the goods', () => {
  expect(exporterDeclaring(letterOf('Alder Points AB')).name?.value).toBe('Alder Points AB');
});

test('a chamber that certifies for others exports nothing', () => {
  const text = letterOf('Alder Chamber of Commerce Ltd');
  expect([exporterDeclaring(text).name, recipientOfDeclaration(text).name]).toEqual([null, null]);
});
