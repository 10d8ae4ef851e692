import type { ExportCause } from '@tallyport/contracts/freight-export/export-row';
import type { CauseKey } from './export-cause.js';

/** A row of the table of causes, as far as it is shown. */
interface ToldCause extends Pick<ExportCause, 'code' | 'words' | 'remedy' | 'field'> {}

/** A cause in words. `name` is how its key is called by people: a freight system by its name, a code by itself. */
export function describeCause({ code, key }: CauseKey, name: string, table: readonly ToldCause[]): ExportCause {
  const row = table.find((one) => one.code === code);
  if (row === undefined) return { code, key, name, words: name, field: null, remedy: null };
  const { words, field, remedy } = row;
  return { code, key, name, words: withName(words, name), field, remedy: remedy === null ? null : withName(remedy, name) };
}

/** A name may hold what a replacement takes for a pattern: it is put in as it is. */
function withName(text: string, name: string): string {
  return text.replaceAll('{key}', () => name);
}
