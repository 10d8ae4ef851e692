import type { ExportCause } from '@tallyport/contracts/freight-export/export-row';
import type { Causes } from '../causes/cause.js';
import type { CauseKey } from './export-cause.js';

/** A cause in words. `name` is how its key is called by people: a freight system by its name, a code by itself. */
export function describeCause({ code, key }: CauseKey, name: string, causes: Causes): ExportCause {
  const row = causes.find((one) => one.code === code);
  if (row === undefined) return { code, key, name, words: name, field: null, remedy: null };
  const { words, field, remedy } = row;
  return { code, key, name, words: withName(words, name), field, remedy: withName(remedy, name) };
}

/** A name may hold what a replacement takes for a pattern: it is put in as it is. */
function withName(text: string, name: string): string {
  return text.replaceAll('{key}', () => name);
}
