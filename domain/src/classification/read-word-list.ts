import type { TariffEntry } from './tariff-entry.js';

function readLine(line: string): TariffEntry | undefined {
  const [code, name, phrases] = line.split('|').map((field) => field.trim());
  if (code === undefined || name === undefined || !/^(?:\d{2}){1,3}$/.test(code)) return undefined;
  const list = (phrases ?? '').split(';').map((phrase) => phrase.trim());
  return { code, name, phrases: list.filter((phrase) => phrase !== ''), source: 'word-list' };
}

/** Reads a list of words: `code | name | phrase; phrase; …` a line; lines that begin with a number sign are remarks. */
export function readWordList(text: string): TariffEntry[] {
  return text.split('\n').flatMap((line) => readLine(line) ?? []);
}
