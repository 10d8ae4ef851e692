import { expect, test } from 'vitest';
import { phrasesOf } from '../page/phrases.js';
import { Paper } from '../testing/paper.js';
import { partyOf } from './party.js';

test('the sender in one line over a window is a name and an address', () => {
  const lines = phrasesOf(new Paper().print(40, 40, 'Nordhain Werke GmbH · Am Hafen 9 · 20457 Hamburg').page());
  const { name, address } = partyOf(lines, 0.9);
  expect([name?.value, address?.value]).toEqual(['Nordhain Werke GmbH', 'Am Hafen 9 20457 Hamburg']);
});

test('a country alone is what is left of an address, not a name', () => {
  const { name, address } = partyOf(phrasesOf(new Paper().print(40, 40, 'BELGIUM').page()), 0.9);
  expect([name, address?.value]).toEqual([null, 'BELGIUM']);
});

test.each([
  ['Nordhain Import &', 'Export Co., Ltd.', 'Nordhain Import & Export Co., Ltd.'],
  ['Nordhain Garden Products', '(Group) Co., Ltd.', 'Nordhain Garden Products (Group) Co., Ltd.'],
  ['Nordhain GmbH', 'Unit Holdings Ltd.', 'Nordhain GmbH'],
])('a name that is too long for its line goes on in the next: %s %s', (first, second, name) => {
  const lines = phrasesOf(new Paper().box(30, 30, 174, 120).lines(40, 40, [first, second, 'Am Hafen 9']).page());
  expect(partyOf(lines, 0.9).name?.value).toBe(name);
});

test('a name at home over the one for trade abroad is none', () => {
  const lines = ['CÔNG TY TNHH GỖ BÌNH AN', 'BINH AN WOOD CO., LTD', '12 Bien Hoa Road, Dong Nai, Vietnam'];
  expect(partyOf(phrasesOf(new Paper().lines(40, 40, lines).page()), 0.9).name?.value).toBe('BINH AN WOOD CO., LTD');
});

test.each([
  ['ALDER FOODS SDN. BHD. 200801023317 (824602-W)', 'ALDER FOODS SDN. BHD.'],
  ['ALDER TILES, S.L. C.I.F. B-12.448.190', 'ALDER TILES, S.L.'],
  ['ALDER PROFILE CO., LTD. 佛山市阿尔德铝型材有限公司', 'ALDER PROFILE CO., LTD.'],
])('%s is named without register and home script', (line, name) => {
  expect(partyOf(phrasesOf(new Paper().lines(40, 40, [line, '9 Xinglong Road']).page()), 0.9).name?.value).toBe(name);
});

test('who signs beside the box of a party is none', () => {
  const signed = new Paper().lines(40, 40, ['For and on behalf of Nordhain Line GmbH as carrier', 'Nordhain Line GmbH']);
  expect(partyOf(phrasesOf(signed.page()), 0.9)).toEqual({ name: null, address: null });
});

test('the company below a person is the party, and a country of two letters ends its address', () => {
  const lines = ['Jane Smith', 'Nordhain Corp', 'jane@nordhain.example', '2 Flower Street, London', 'UK'];
  const { name, address } = partyOf(phrasesOf(new Paper().lines(40, 40, lines).page()), 0.9);
  expect([name?.value, address?.value]).toEqual(['Nordhain Corp', '2 Flower Street, London UK']);
});

test('a comma behind the form of a company ends its name', () => {
  const { name } = partyOf(phrasesOf(new Paper().lines(40, 40, ['Nordhain Services Pvt. Ltd.,', '4 Quay Street']).page()), 0.9);
  expect(name?.value).toBe('Nordhain Services Pvt. Ltd.');
});

test('an address ends at the day, the reference or the title below it', () => {
  const addresses = ['le 06/03/2026', 'Our ref. PF-2026-31 / JHK', 'Factuur FAC/2026/00233'].map(
    (next) =>
      partyOf(phrasesOf(new Paper().lines(40, 40, ['Alder SARL', '4 rue du Quai', '69100 Villeurbanne', next]).page()), 0.9).address?.value,
  );
  expect(addresses).toEqual(addresses.map(() => '4 rue du Quai 69100 Villeurbanne'));
});

test('the name at home behind the one abroad is no part of it, and the number of a customer is no name', () => {
  const named = (...lines: string[]) => partyOf(phrasesOf(new Paper().lines(40, 40, lines).page()), 0.9).name?.value ?? null;
  expect(named('YIWU ALDER CRAFTS FACTORY 义乌市阿尔德工艺品厂', '5 Quay Road')).toBe('YIWU ALDER CRAFTS FACTORY');
  expect(named('CANVAN01')).toBeNull();
});

test('the number of a business behind an address is no part of it', () => {
  const lines = phrasesOf(
    new Paper().lines(40, 40, ['Alder Machines Inc.', '1100 Combine Way, Salina, KS 67401, USA EIN 48-1190274']).page(),
  );
  expect(partyOf(lines, 0.9).address?.value).toBe('1100 Combine Way, Salina, KS 67401, USA');
});

test('a country on its own line ends an address', () => {
  const lines = phrasesOf(
    new Paper().lines(40, 40, ['Alder Pte Ltd', '175 Quay Road', 'Singapore 609994', 'Singapore', 'C.I. No. XG626503']).page(),
  );
  expect(partyOf(lines, 0.9).address?.value).toBe('175 Quay Road Singapore 609994 Singapore');
});

test.each([
  ['Jane Smith', 'OLD POST GIFTS'],
  ['Jeff Halvorsen', 'Northfork Quay Supply Ltd.'],
])('%s is no party over a whole address of %s', (person, firm) => {
  const lines = phrasesOf(new Paper().lines(40, 40, [person, firm, '415 E Houston St', 'Antonio, TX 78205']).page());
  expect(partyOf(lines, 0.9).name?.value).toBe(firm);
});

test('the code of Norway ends an address as others do', () => {
  const lines = phrasesOf(new Paper().lines(40, 40, ['Alder AS', 'Strandgata 2', '6002 Ålesund', 'NO', 'Org.nr 912345678']).page());
  expect(partyOf(lines, 0.9).address?.value).toBe('Strandgata 2 6002 Ålesund NO');
});
