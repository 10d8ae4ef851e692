import type { CodeEntry } from '@tallyport/contracts/reference/code-list';

/** What a code means in the language of the desk. */
export function wordsOf({ en, zh }: Pick<CodeEntry, 'en' | 'zh'>, locale: string): string {
  return locale.startsWith('zh') ? zh : en;
}
