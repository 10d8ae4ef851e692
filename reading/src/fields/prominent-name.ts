import { anyOf } from '@tallyport/domain/any-of';
import { titleOf } from '../classify/titles.js';
import type { DocumentText } from '../document-text.js';
import { wholeLabel } from '../labels/match-label.js';
import { canonicalText } from '../labels/tokens.js';
import { heightOf } from '../page/area.js';
import type { Phrase } from '../page/phrases.js';
import { usualHeight } from '../page/type-size.js';
import { LETTERHEAD } from './tuning.js';
import { PAPER_WORDS } from './words/paper-words.js';
import { withLogoOver } from './wrapped-letterhead.js';

/**
 * A name that only its size tells: the largest print at the head of a paper, without figures, that is neither a title nor a label, where
 * nothing else there is set so large. Shops and small workshops print no form of company and at times no telephone under it.
 */
export function prominentName(free: readonly Phrase[], text: DocumentText): Phrase | null {
  const usual = usualHeight(text.phrases) ?? Number.POSITIVE_INFINITY;
  const height = text.sizes.get(1)?.height ?? 0;
  const head = free.filter(({ area }) => area.bottom < LETTERHEAD.headOfPage * height);
  const [largest, second] = head.filter(isName).toSorted((a, b) => heightOf(b.area) - heightOf(a.area));
  if (largest === undefined || heightOf(largest.area) < LETTERHEAD.prominent * usual) return null;
  const isAlone = second === undefined || heightOf(second.area) < LETTERHEAD.secondToIt * heightOf(largest.area);
  return isAlone ? withLogoOver(largest, head, usual) : null;
}

const OF_PAPER = new RegExp(String.raw`(?<!\p{L})${anyOf(PAPER_WORDS)}(?!\p{L})`, 'iu');

/** Words with a capital and no figures; a title, a label and a mark of a form are none. */
function isName({ text, words }: Phrase): boolean {
  const letters = text.replace(/[^\p{L}]/gu, '').length;
  return (
    /\p{Lu}/u.test(text) &&
    !/[\d:!?*]/u.test(text) &&
    words.length > 1 &&
    words.length < 8 &&
    letters > 5 &&
    !OF_PAPER.test(text) &&
    wholeLabel(text) === null &&
    titleOf(canonicalText(text)) === null
  );
}
