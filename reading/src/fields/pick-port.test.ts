import { expect, test } from 'vitest';
import { readText } from '../pipeline.js';
import { fileOf, Paper } from '../testing/paper.js';
import { pickParty } from './pick-party.js';
import { pickPort } from './pick-port.js';

test('one line without a form of company under `Shipped from` is a port and no shipper', () => {
  const text = readText(fileOf(new Paper().print(40, 40, 'Shipped from: LEEDS, UNITED KINGDOM')));
  expect(pickPort(text, 'port_of_loading')?.value).toBe('LEEDS, UNITED KINGDOM');
  expect(pickParty(text, ['shipper']).name).toBeNull();
});

test('a company with its address under `Shipped from` is the shipper and no port', () => {
  const text = readText(fileOf(new Paper().print(40, 40, 'Shipped from:').lines(40, 54, ['Green Hat Ltd.', '4 Foundry Road', 'Leeds'])));
  expect(pickParty(text, ['shipper']).name?.value).toBe('Green Hat Ltd.');
  expect(pickPort(text, 'port_of_loading')).toBeNull();
});

test('somebody whose address has a label below is no port', () => {
  const paper = new Paper().lines(40, 100, ['From: Alder Foods', 'ADDRESS: 12 Quay Street', 'To: Birch Stores', 'ADDRESS: 4 Vine Road']);
  const text = readText(fileOf(paper));
  expect(pickPort(text, 'port_of_loading')).toBeNull();
  const { name, address } = pickParty(text, ['seller']);
  expect([name?.value, address?.value]).toEqual(['Alder Foods', '12 Quay Street']);
});

test('where goods come from or go on to is no part of a port', () => {
  const text = readText(
    fileOf(new Paper().lines(40, 40, ['Port of loading: Felixstowe (ex Leeds)', 'Port of discharge: Mombasa in transit to Kampala'])),
  );
  expect([pickPort(text, 'port_of_loading')?.value, pickPort(text, 'port_of_discharge')?.value]).toEqual(['Felixstowe', 'Mombasa']);
});

test('how goods travel is no part of where they go', () => {
  const text = readText(fileOf(new Paper().print(40, 40, 'Port of discharge: ANTWERP, BELGIUM BY SEA')));
  expect(pickPort(text, 'port_of_discharge')?.value).toBe('ANTWERP, BELGIUM');
});

test('the numbered boxes of a form ask for both ports, whatever stands under their places', () => {
  const paper = new Paper()
    .print(40, 100, '5. From')
    .lines(60, 112, ['GWANGYANG, KOREA'])
    .print(300, 100, '6. To')
    .lines(340, 100, ['HO CHI MINH CITY (CAT LAI), VIETNAM', '92% Polyester 8% Spandex']);
  const text = readText(fileOf(paper));
  const ports = [pickPort(text, 'port_of_loading')?.value, pickPort(text, 'port_of_discharge')?.value];
  expect(ports).toEqual(['GWANGYANG, KOREA', 'HO CHI MINH CITY (CAT LAI), VIETNAM']);
});
