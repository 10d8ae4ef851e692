import { expect, test } from 'vitest';
import { readText } from '../pipeline.js';
import { fileOf, Paper } from '../testing/paper.js';
import { honouredBlockOf } from './honoured.js';
import { issuerOf } from './issuer.js';
import { letterPartiesOf } from './letter-parties.js';

const text = readText(
  fileOf(
    new Paper()
      .lines(40, 100, ['Alder Flow Control Co., Ltd. 御中', '99/14 Moo 5, Bangna Road,', 'Samutprakarn 10540, Thailand'])
      .lines(320, 100, ['株式会社北川バルブ', 'Kitagawa Valve Mfg. Co., Ltd.', '3-8-22 Takaida-Nishi, Higashiosaka,', 'Osaka 577-0067']),
  ),
);

test('whom an honorific follows gets the paper, and who stands beside him sent it', () => {
  const { name, address } = letterPartiesOf(text, issuerOf(text)).recipient;
  expect([name?.value, address?.value]).toEqual(['Alder Flow Control Co., Ltd.', '99/14 Moo 5, Bangna Road, Samutprakarn 10540, Thailand']);
  expect(issuerOf(text).name?.value).toBe('Kitagawa Valve Mfg. Co., Ltd.');
});

test('an honorific may stand apart, and a word that ends in its letter is none', () => {
  const apart = readText(fileOf(new Paper().print(40, 100, 'みどり製菓').print(240, 100, '御中')));
  expect(honouredBlockOf(apart)[0]?.text).toBe('みどり製菓');
  expect(honouredBlockOf(readText(fileOf(new Paper().print(40, 100, '製品仕様'))))).toEqual([]);
});
