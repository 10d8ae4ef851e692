import { CHARGE_KINDS } from '@tallyport/contracts/declaration/charge-kinds';
import type { CodeEntry } from '@tallyport/contracts/reference/code-list';
import { wordsOf } from '../code-words.js';

const CHOICES: Readonly<Record<string, readonly CodeEntry[]>> = { charge: CHARGE_KINDS };

/** What may be chosen for a field of a line, where its code is one that nobody reads; null where anything may be written. */
export function lineChoicesOf(field: string): readonly CodeEntry[] | null {
  return Object.hasOwn(CHOICES, field) ? (CHOICES[field] ?? null) : null;
}

/** The code whose words, or which itself, begin with what is typed; what stood there where none does. */
export function choiceBegunBy(choices: readonly CodeEntry[], typed: string, standing: string, locale: string): string {
  const begun = typed.toLowerCase();
  const found = choices.find((choice) => [wordsOf(choice, locale), choice.code].some((text) => text.toLowerCase().startsWith(begun)));
  return found?.code ?? standing;
}
