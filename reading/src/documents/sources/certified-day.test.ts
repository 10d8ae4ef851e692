import { expect, test } from 'vitest';
import { readText } from '../../pipeline.js';
import { Paper } from '../../testing/paper.js';
import { certifiedDay, certifiedPlace, dayDone, placeDone } from './certified-day.js';
import { certifyingSignature } from './certifying-signature.js';

const certificate = () =>
  new Paper()
    .print(40, 40, 'EUR. 1')
    .print(400, 40, 'N. A 7180442')
    .print(40, 300, 'Departure date: 21 APR 2025')
    .print(40, 700, 'Leeds, 15 APR 2025')
    .print(320, 620, 'It is hereby certified that the declaration is correct.')
    .print(320, 700, 'Oslo, 17 APR 2025');

test('who certifies does so on the later day', () => {
  expect(certifiedDay(readText({ pages: [certificate().page()] }))?.value).toBe('2025-04-17');
});

test('who certifies does so at the town before that day', () => {
  expect(certifiedPlace(readText({ pages: [certificate().page()] }))?.value).toBe('Oslo');
});

test.each([
  ['Lyon, le 09/05/2025', 'Lyon'],
  ['NINGBO, CHINA APR. 15, 2025', 'NINGBO, CHINA'],
  ['NINGBO,CHINA APR.15,2025', 'NINGBO,CHINA'],
  ['DONG NAI, 07 OCT 2026 N. T. Hoa', 'DONG NAI'],
  ['Done at Port Viane on 23 May 2023', 'Port Viane'],
  ['15 APR 2025', undefined],
])('%s is signed at %s', (signed, place) => {
  const paper = new Paper().print(40, 40, 'CERTIFICATE OF ORIGIN').print(40, 700, signed).print(40, 730, 'Place and date, signature');
  expect(certifiedPlace(readText({ pages: [paper.page()] }))?.value).toBe(place);
});

test('what is drawn in the box of the authority signs for it', () => {
  expect(certifyingSignature(readText({ pages: [certificate().draw(340, 640, 430, 720).page()] }))?.value).toBe(true);
  expect(certifyingSignature(readText({ pages: [certificate().page()] }))?.value).toBe(false);
});

test('a certificate says where and when it was done', () => {
  const text = readText({
    pages: [new Paper().print(40, 40, 'HEALTH CERTIFICATE').print(40, 700, 'Done at Port Viane on 23 May 2023').page()],
  });
  expect([dayDone(text)?.value, placeDone(text)?.value]).toEqual(['2023-05-23', 'Port Viane']);
});
