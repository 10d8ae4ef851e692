import { CHARGE_KINDS } from '@tallyport/contracts/declaration/charge-kinds';
import type { CodeEntry } from '@tallyport/contracts/reference/code-list';
import { OTHER_MODES, TRANSPORT_MODES } from '@tallyport/contracts/reference/transport-mode';
import { wordsOf } from '../code-words.js';

const CHOICES: Readonly<Record<string, readonly CodeEntry[]>> = { charge: CHARGE_KINDS };

/** Codes of ours, which nobody outside knows: they are told by their words alone. */
const OURS: Readonly<Record<string, readonly CodeEntry[]>> = {
  ...CHOICES,
  transport_mode: [...TRANSPORT_MODES.entries, ...OTHER_MODES],
};

/** The code of ours that a field holds, with its words; nothing for every other value. */
export function ownCodeOf(field: string, code: string): CodeEntry | undefined {
  return Object.hasOwn(OURS, field) ? OURS[field]?.find((entry) => entry.code === code) : undefined;
}

/** A code with its words: brokers know many codes better than the words; of ours the words alone. */
export function codeText(field: string, entry: CodeEntry, locale: string): string {
  const words = wordsOf(entry, locale);
  return ownCodeOf(field, entry.code) === undefined ? `${entry.code} ${words}` : words;
}

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
