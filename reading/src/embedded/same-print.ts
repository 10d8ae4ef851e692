import { isSameParty } from '@tallyport/domain/checks/same-party';
import { isSameValue } from '@tallyport/domain/shipping-record/same-value';
import { countryCodeIn } from '@tallyport/domain/values/country-code';
import { printedKey } from '@tallyport/domain/values/printed-key';
import type { Stated } from './stated-invoice.js';
import type { StatedKind } from './syntax.js';
import { SAME_PRINT } from './tuning.js';

/** What print says beside the data: the same, another thing that the data say as well, the same in other words, or otherwise. */
export type Agreement = 'same' | 'beside' | 'reworded' | 'otherwise';

/** Texts that are worded freely: where they differ, neither is wrong. */
const FREE: ReadonlySet<StatedKind> = new Set(['prose', 'address', 'unit']);

/** How a value as it was read from the page stands to what the data say. */
export function agreementOf(printed: string, { value, kind, beside }: Stated): Agreement {
  if (isSame(printed, value, kind)) return 'same';
  if (kind === 'identifier' && printed.split(/\s+/u).includes(value)) return 'reworded';
  if (beside.some((other) => isSame(printed, other, kind))) return 'beside';
  return FREE.has(kind) ? 'reworded' : 'otherwise';
}

function isSame(printed: string, stated: string, kind: StatedKind): boolean {
  switch (kind) {
    case 'amount':
      return isSameValue('decimal', printed, stated);
    case 'share':
      return isSameValue('decimal', unsigned(printed), unsigned(stated));
    case 'day':
    case 'code':
    case 'unit':
      return printed === stated;
    case 'country':
      return countryCodeIn(printed) === stated;
    case 'identifier':
      return printedKey(printed) === printedKey(stated);
    case 'name':
      return isSameParty(printed, stated);
    case 'prose':
      return printedKey(printed).includes(printedKey(stated));
    case 'address':
      return sharedWords(printed, stated) >= SAME_PRINT.sharedWords;
  }
}

function unsigned(decimal: string): string {
  return decimal.replace(/^-/u, '');
}

/** Of the words of the shorter text, the share that the other one has, too. */
function sharedWords(one: string, other: string): number {
  const [few = new Set(), many = new Set()] = [one, other].map(wordsOf).toSorted((a, b) => a.size - b.size);
  return few.size === 0 ? 0 : [...few].filter((word) => many.has(word)).length / few.size;
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
}
