import { expect, test } from 'vitest';
import { readText } from '../../pipeline.js';
import { fileOf, Paper } from '../../testing/paper.js';
import { dueInWords } from './due-in-words.js';

test.each([
  ['Please pay $4,013.80 by 11 September 2026 into our account', '2026-09-11'],
  ['Zahlbar innerhalb 30 Tagen netto bis 14.08.2026, 3% Skonto innerhalb 10 Tagen bis 25.07.2026.', '2026-08-14'],
  ['Bitte überweisen Sie den Betrag bis zum 25.02.2026 ohne Abzug auf unser Konto.', '2026-02-25'],
  ['Zahlbar bis 28.05.2024 mit 2 % Skonto = 554,97 EUR oder bis 13.06.2024 ohne Abzug.', '2024-06-13'],
  ['Règlement : virement à 45 jours, soit le 30/11/2024. Escompte : néant.', '2024-11-30'],
  ['Termin: 60 dni, 2026-06-16', '2026-06-16'],
  ['Zahlung mit 3 % Skonto bis zum 25.02.2026', undefined],
  ['Goods leave by 25.02.2026', undefined],
])('%s', (words, day) => {
  expect(dueInWords(readText(fileOf(new Paper().print(40, 600, words))))?.value).toBe(day);
});
