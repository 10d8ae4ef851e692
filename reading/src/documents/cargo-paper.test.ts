import { expect, test } from 'vitest';
import { extractDocument } from '../extract.js';
import { fileOf, Paper } from '../testing/paper.js';
import { plain } from '../testing/plain.js';

test('instructions to a carrier tell the parties, the ship and the cargo that their labels name', () => {
  const paper = new Paper()
    .print(40, 30, 'SHIPPING INSTRUCTION', 18)
    .print(40, 70, 'Booking No.: 44120977')
    .print(40, 85, 'Vessel: NORTHERN STAR')
    .print(40, 100, 'Port of loading: NINGBO')
    .print(40, 115, 'Port of discharge: SYDNEY')
    .print(40, 145, 'Gross weight: 1200 KG');
  const [segment] = extractDocument(fileOf(paper)).segments;
  expect(segment?.kind).toBeNull();
  expect(plain(segment?.header)).toMatchObject({
    booking_number: '44120977',
    vessel: 'NORTHERN STAR',
    port_of_loading: 'NINGBO',
    port_of_discharge: 'SYDNEY',
    gross_weight: '1200',
  });
});

test('instructions on a form tell the journey at one label, who is to be notified with the address, and a ship before her day', () => {
  const paper = new Paper()
    .print(40, 30, 'SHIPPING INSTRUCTION', 18)
    .print(40, 70, 'From / To: La Spezia → Hamad Port')
    .print(40, 85, 'Vessel / voyage: JOLLY AMARANTO v. 25017 ETS 14/05')
    .print(40, 100, 'Marks: AWSC DOHA')
    .print(40, 130, 'Notify party')
    .lines(40, 142, ['Al Wakra Stone Contracting W.L.L.', 'Street 41, Doha, Qatar']);
  const [segment] = extractDocument(fileOf(paper)).segments;
  expect(plain(segment?.header)).toMatchObject({
    port_of_loading: 'La Spezia',
    port_of_discharge: 'Hamad Port',
    vessel: 'JOLLY AMARANTO',
    voyage: '25017',
    shipping_marks: 'AWSC DOHA',
    notify_party: 'Al Wakra Stone Contracting W.L.L. Street 41, Doha, Qatar',
  });
});
