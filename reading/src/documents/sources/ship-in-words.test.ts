import { expect, test } from 'vitest';
import { readText } from '../../pipeline.js';
import { fileOf, Paper } from '../../testing/paper.js';
import { vesselInWords, voyageInWords } from './ship-in-words.js';

test.each([
  ['Shipped per S.S. ALDER EXPRESS V. 2415W from Bangkok to Hamburg', 'ALDER EXPRESS', '2415W'],
  ['FEEDER VSL: SONG CHEETAH V.512W', 'SONG CHEETAH', '512W'],
  ['Shipped per ALDER ARIES / 032W from SHEKOU to FELIXSTOWE', 'ALDER ARIES', '032W'],
  ['Shipped from Chattogram per m.v. "ALDER NILE" voy. 26009W connecting vessel "ALDER ANIELLO".', 'ALDER NILE', '26009W'],
  ['one container to Gothenburg, per "Alder Cabinda" voy. 240N. Gross 4,920 kg', 'Alder Cabinda', '240N'],
  ['CO., LTD. Per ALDER LIVEN 0541-012W', 'ALDER LIVEN', '0541-012W'],
  ['Per ALDER ROSARIA V.831R', 'ALDER ROSARIA', '831R'],
  ['Shipped by courier 12 boxes', undefined, undefined],
])('%s', (line, vessel, voyage) => {
  const text = readText(fileOf(new Paper().print(40, 100, line)));
  expect([vesselInWords(text)?.value, voyageInWords(text)?.value]).toEqual([vessel, voyage]);
});
