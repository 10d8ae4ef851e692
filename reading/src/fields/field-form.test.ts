import { expect, test } from 'vitest';
import { readText } from '../pipeline.js';
import { fileOf, Paper } from '../testing/paper.js';
import { pickParty } from './pick-party.js';

const partiesOn = (paper: Paper) =>
  (['seller', 'buyer'] as const).map((concept) => {
    const { name, address } = pickParty(readText(fileOf(paper)), [concept]);
    return [name?.value, address?.value];
  });

test('each part of two parties stands at a label of its own, in columns beside each other', () => {
  const rows = [
    ['Nome', 'Alder SRL', 'Nome', 'Birch SpA'],
    ['Via', 'Via Roma 4', 'Via', 'Corso Genova 22'],
    ['CAP', '41042', 'CAP', '16033'],
    ['Comune', 'Fiorano', 'Comune', 'Lavagna'],
    ['Nazione', 'IT', 'Nazione', 'IT'],
  ];
  const paper = new Paper().print(40, 100, 'Venditore').print(320, 100, 'Acquirente');
  for (const [index, [a = '', b = '', c = '', d = '']] of rows.entries())
    paper.row(116 + 14 * index, [
      [40, a],
      [140, b],
      [320, c],
      [420, d],
    ]);
  expect(partiesOn(paper)).toEqual([
    ['Alder SRL', 'Via Roma 4, 41042, Fiorano, IT'],
    ['Birch SpA', 'Corso Genova 22, 16033, Lavagna, IT'],
  ]);
});

test('several parts of an address stand on one line, each behind its label', () => {
  const paper = new Paper()
    .print(40, 100, 'Emisor')
    .print(40, 114, 'NIF: ESA20114477')
    .print(40, 128, 'Razón social: Aliso, S.A.')
    .print(40, 142, 'Dirección: Calle Mayor 12')
    .print(40, 156, 'C.P. y población: 20600 Eibar')
    .print(40, 170, 'Provincia: Gipuzkoa País: ESP')
    .print(40, 184, 'Tel.: 943 20 55 10');
  expect(partiesOn(paper)[0]).toEqual(['Aliso, S.A.', 'Calle Mayor 12, 20600 Eibar, Gipuzkoa, ESP']);
});

test('an address goes on beside a label without one of its own', () => {
  const paper = new Paper()
    .print(40, 100, 'Käufer')
    .row(116, [
      [40, 'Name:'],
      [200, 'Birke GmbH'],
    ])
    .row(134, [
      [40, 'Anschrift:'],
      [200, 'Kundenweg 88'],
    ])
    .row(152, [[200, 'DE 40235 Düsseldorf']])
    .row(170, [
      [40, 'USt-IdNr.:'],
      [200, 'DE136695976'],
    ]);
  expect(partiesOn(paper)[1]).toEqual(['Birke GmbH', 'Kundenweg 88, DE 40235 Düsseldorf']);
});
