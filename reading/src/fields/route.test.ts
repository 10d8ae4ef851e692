import { expect, test } from 'vitest';
import { readText } from '../pipeline.js';
import { fileOf, Paper } from '../testing/paper.js';
import { routeOf } from './route.js';

test('the sentence of the journey goes on below, and what another label says beside it is no part of it', () => {
  const paper = new Paper()
    .lines(40, 100, ['From: Port of Houston, Texas to Port', 'of Veracruz, Mexico'])
    .print(380, 100, 'Total Gross Weight (kgs): 2,722');
  const { from, to } = routeOf(readText(fileOf(paper)));
  expect([from?.value, to?.value]).toEqual(['Port of Houston, Texas', 'Port of Veracruz, Mexico']);
});

test.each([
  [['SHIPMENT FROM KARACHI, PAKISTAN TO VALENCIA,', 'SPAIN'], 'KARACHI, PAKISTAN', 'VALENCIA, SPAIN'],
  [["Shipment: by Air from Sialkot Int'l Airport to Paris CDG"], "Sialkot Int'l Airport", 'Paris CDG'],
  [['Shipped per ALDER ARIES / 032W from SHEKOU, CHINA to FELIXSTOWE, UK'], 'SHEKOU, CHINA', 'FELIXSTOWE, UK'],
  [['Loading Port & Destination: From Ningbo, China to Mombasa, Kenya. 允许转运'], 'Ningbo, China', 'Mombasa, Kenya'],
  [['From / To : Semarang, Indonesia / Le Havre, France'], 'Semarang, Indonesia', 'Le Havre, France'],
  [['FROM:   ALDER BAY TO VANCOUVER'], 'ALDER BAY', 'VANCOUVER'],
  [['FROM: YANTIAN, CHINA TO: ROTTERDAM          DEPOSIT, 70% AGAINST B/L'], 'YANTIAN, CHINA', 'ROTTERDAM'],
])('%s', (lines, start, end) => {
  const { from, to } = routeOf(readText(fileOf(new Paper().lines(40, 100, lines))));
  expect([from?.value, to?.value]).toEqual([start, end]);
});

test('from one day to another is no journey', () => {
  const { from, to } = routeOf(readText(fileOf(new Paper().print(40, 40, 'FROM 21.01.2025 TO 26.01.2025'))));
  expect([from, to]).toEqual([null, null]);
});

test('the sentence goes on along its line, up to what stands far behind it', () => {
  const paper = new Paper().row(100, [
    [40, 'From'],
    [200, 'TAICHUNG, TAIWAN'],
    [295, 'To'],
    [320, 'AARHUS, DENMARK'],
    [550, 'R.O.C.'],
  ]);
  const { from, to } = routeOf(readText(fileOf(paper)));
  expect([from?.value, to?.value]).toEqual(['TAICHUNG, TAIWAN', 'AARHUS, DENMARK']);
});
