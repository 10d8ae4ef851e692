import { gapBetween } from './ink-of-line.js';
import type { Letter } from './letters-of-line.js';

/** Letters further apart than this are two words whatever the model saw, in heights of the line: columns and boxes lie between them. */
const WIDE = 0.75;
/** A gap as wide as a space is one, even where the model saw none: in heights of the line, and against the usual gap. */
const AS_WIDE_AS_A_SPACE = 0.17;
const FAR_WIDER = 2.5;
/** Where the kind of letter changes (`ShipTo`, `Weight19`) less is enough. */
const WIDER = 1.7;
const LEAST = 2;
/** In type of one width the gaps differ, the letters do not: two words are further apart than their letters by this. */
const FURTHER = 1.3;
/**
 * Where the model saw other spaces in a line, one that it missed is nearly as wide: as this part of them, or as wide as they are beside
 * a 1, which stands in much ground.
 */
const LIKE_A_SPACE = 0.8;
const BESIDE_ONE = 1;
/** No space is wider than this, in heights of the line: what is wider lies between columns. */
const WIDEST_SPACE = 0.35;
/** A gap like the spaces of its line is one in any case when it is as wide as this, in heights of the line, and against the usual gap. */
const SURELY_A_SPACE = 0.25;
const WIDER_THAN_USUAL = 2;
/** A capital that its font sets apart (`F rom`) belongs to the word after it: its gap is no more than this part of a space. */
const NARROW = 0.7;

/** The letters of a line as words: parted at spaces, at wide gaps, and where the kind of letter changes at a gap. */
export function groupsOf(letters: readonly Letter[], hasInk: Uint8Array, height: number): Letter[][] {
  const steps = stepsOf(letters, hasInk);
  const usual = middleOf(steps.filter(({ isSpaced }) => !isSpaced).map(({ gap }) => gap));
  const space = middleOf(steps.filter(({ isSpaced }) => isSpaced).map(({ gap }) => gap));
  const stride = middleOf(steps.filter(({ isSpaced }) => !isSpaced).map(({ stride }) => stride));
  const isLikeSpaces = (step: Step): boolean =>
    step.gap >= Math.min(space, WIDEST_SPACE * height) * (isBesideOne(step) ? BESIDE_ONE : LIKE_A_SPACE);
  const isSurelySpace = ({ gap }: Step): boolean => space > 0 && gap >= SURELY_A_SPACE * height && gap >= WIDER_THAN_USUAL * usual;
  const isWideForLetters = (step: Step): boolean =>
    step.stride > FURTHER * stride &&
    ((areLetters(step) && step.gap > AS_WIDE_AS_A_SPACE * height && step.gap > FAR_WIDER * usual) ||
      (changesKind(step) && step.gap > Math.max(LEAST, WIDER * usual)));
  const isMissed = (step: Step): boolean => isLikeSpaces(step) && (isSurelySpace(step) || isWideForLetters(step));
  const groups: Letter[][] = [];
  for (const step of steps) {
    const { letter, gap, isSpaced } = step;
    const open = groups.at(-1);
    const isParted = isSpaced ? !(isLoneCapital(open, letter) && gap < NARROW * space) : gap > WIDE * height || isMissed(step);
    if (open === undefined || isParted) groups.push([letter]);
    else open.push(letter);
  }
  return groups;
}

interface Step {
  readonly before: Letter | null;
  readonly letter: Letter;
  /** Columns without ink since the letter before, and how far its middle is. */
  readonly gap: number;
  readonly stride: number;
  /** Whether the model saw a space there. */
  readonly isSpaced: boolean;
}

function stepsOf(letters: readonly Letter[], hasInk: Uint8Array): Step[] {
  const steps: Step[] = [];
  let isSpaced = true;
  for (const letter of letters) {
    if (letter.text.trim() === '') {
      isSpaced = true;
      continue;
    }
    const before = steps.at(-1)?.letter ?? null;
    const { from, to } = before === null ? { from: 0, to: 0 } : gapBetween(hasInk, before.middle, letter.middle);
    steps.push({ before, letter, gap: to - from, stride: letter.middle - (before?.middle ?? letter.middle), isSpaced });
    isSpaced = false;
  }
  return steps;
}

function middleOf(gaps: readonly number[]): number {
  return gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
}

/** `A` and `I` are words of their own. */
function isLoneCapital(group: readonly Letter[] | undefined, next: Letter): boolean {
  return group?.length === 1 && /^[B-HJ-Z]$/u.test(group[0]?.text ?? '') && /^\p{Ll}$/u.test(next.text);
}

function areLetters({ before, letter }: Step): boolean {
  return before !== null && /^[\p{L}\d]{2}$/u.test(before.text + letter.text);
}

function isBesideOne({ before, letter }: Step): boolean {
  return letter.text === '1' || before?.text === '1';
}

function changesKind({ before, letter }: Step): boolean {
  return before !== null && /^(\p{Ll}\p{Lu}|\p{L}\d|\d\p{L}|\d×|×\d|[:;]\S|[,)]\p{L}|[\p{L}\d]\()$/u.test(before.text + letter.text);
}
