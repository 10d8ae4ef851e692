import { areaAround } from '../page/area.js';
import type { Phrase } from '../page/phrases.js';
import type { PlacedWord } from '../page/placed-word.js';

/** So many underscores are a line to write on. */
const LINE = /_{4,}/u;
const RUNS = /_{4,}|[^_]+|_{1,3}(?!_)/gu;

/** Forms print a line to write on as underscores, and what is filled in stands over it: the words around the line are phrases of their own, and the line is none. */
export function withoutFillInLines(phrases: readonly Phrase[]): Phrase[] {
  return phrases.flatMap((phrase) => (isForm(phrase) ? apart(phrase) : [phrase]));
}

/** Underscores between letters without a space are spaces of a program: `to_be_prepaid`. */
function isForm({ text }: Phrase): boolean {
  return LINE.test(text) && !/\p{L}_{1,3}\p{L}/u.test(text);
}

function apart(phrase: Phrase): Phrase[] {
  const runs: PlacedWord[][] = [[]];
  for (const word of phrase.words.flatMap(partsOf)) {
    if (LINE.test(word.text)) runs.push([]);
    else runs.at(-1)?.push(word);
  }
  return runs
    .filter((words) => words.some(({ text }) => /[\p{L}\p{N}]/u.test(text)))
    .map((words) => ({ ...phrase, words, text: words.map(({ text }) => text).join(' '), area: areaAround(words.map(({ area }) => area)) }));
}

/** A word cut at its lines, each part as wide as its share of the letters. */
function partsOf(word: PlacedWord): PlacedWord[] {
  if (!LINE.test(word.text)) return [word];
  const width = (word.area.right - word.area.left) / word.text.length;
  return [...word.text.matchAll(RUNS)].map(({ 0: text, index }) => {
    const left = word.area.left + index * width;
    return { ...word, text, area: { ...word.area, left, right: left + text.length * width } };
  });
}
