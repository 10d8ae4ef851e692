import { expect, test } from 'vitest';
import { readText } from '../pipeline.js';
import { fileOf, Paper } from '../testing/paper.js';
import { homeCountryOf } from './home-country.js';
import { issuerOf } from './issuer.js';

const BUYER = ['Alder Lights Inc.', '1455 Hubbard Street', 'Chicago, IL 60642', 'United States'];
const SELLER = ['Birch Lamps A/S', 'Havnegade 100', '5000 Odense C', 'Denmark'];
const paper = () => new Paper().lines(40, 40, BUYER).lines(360, 40, SELLER);

test('a seller asks to be paid at home: whoever stands first and lives abroad did not issue the paper', () => {
  const text = readText(fileOf(paper().print(40, 700, 'IBAN DK50 2000 0758 4411 29')));
  expect([homeCountryOf(text), issuerOf(text).name?.value]).toEqual(['DK', 'Birch Lamps A/S']);
});

test('accounts in two countries tell no home', () => {
  const text = readText(fileOf(paper().lines(40, 700, ['IBAN DK50 2000 0758 4411 29', 'IBAN DE88 2005 0550 1280 1437 65'])));
  expect(homeCountryOf(text)).toBeNull();
});

test('an account in a country of neither party tells nothing', () => {
  const text = readText(fileOf(paper().print(40, 700, 'IBAN CH44 3199 9123 0008 8901 2').print(360, 760, 'Birch Lamps A/S', 7)));
  expect(issuerOf(text).name?.value).toBe('Birch Lamps A/S');
});
