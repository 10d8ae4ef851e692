import { expect, test } from 'vitest';
import smallWords from '../lexicon/small-words.json' with { type: 'json' };
import { styleByWords } from './style-by-words.js';

test.each([
  [['Lieferung der Ware an das Lager', 'Menge für die Produktion: 1.500 kg'], 'comma'],
  [['Merce consegnata dal vettore', 'peso della merce e dei colli: 1.440 kg', 'il che si conferma'], 'comma'],
  [['Goods of the shipper, weight 1.500 t', 'received from the carrier'], null],
  [['Absender / Sender', 'Goods and their weight: 1.500', 'für die Ware of the carrier, with this note'], null],
  [['Rechnung 1.500'], null],
] as const)('%j are of the style %s', (texts, style) => {
  expect(styleByWords(texts)).toBe(style);
});

test('a small word stands once, as it speaks for one language', () => {
  const words = smallWords.map(([word]) => word);
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
});
