import type { ExportCause } from '@tallyport/contracts/freight-export/export-row';

/** The words of a cause as a title: without the stop of a sentence. */
export function titleOf({ words }: Pick<ExportCause, 'words'>): string {
  return words.replace(/\.$/, '');
}
