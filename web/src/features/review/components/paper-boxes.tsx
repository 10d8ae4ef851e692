import type { Box } from '@tallyport/contracts/document-extraction/readings';
import { clsx } from 'clsx';
import { memo } from 'react';
import { markOf } from '../../../components/trade/mark-of.js';
import { useText } from '../../../i18n/use-text.js';
import { type Sides, type Turn, turnedBox } from '../model/paper-layout.js';
import type { ReadValue } from '../model/read-values.js';
import { type TagSide, tagSide } from '../model/tag-side.js';
import type { PageWord } from '../model/word-pick.js';
import { percents } from './percents.js';

interface PaperBoxesProps {
  readonly values: readonly ReadValue[];
  readonly chosenKey: string | null;
  readonly turn: Turn;
  /** Words are being taken: their colour must not mix with that of the chosen value. */
  readonly isTaking: boolean;
  /** All print of the page, which the name of the chosen value should not cover, and how large the page is shown. */
  readonly words: readonly PageWord[];
  readonly sheet: Sides;
}

/** Where the line of a value lies that stands on no page itself. */
export function LineFrame({ box, turn }: { box: Box; turn: Turn }) {
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute z-10 rounded-[2px] outline-[1.5px] outline-violet-solid outline-dashed"
      style={percents(turnedBox(box, turn), 4)}
    />
  );
}

/** A name is about so high, and so wide for each of its letters. */
const NAME_HEIGHT = 17;
const LETTER_WIDTH = 6.2;
const NAME_PADDING = 12;

const SIDES: Readonly<Record<TagSide, string>> = {
  above: 'bottom-full left-0 mb-1',
  'above, to the left': 'right-0 bottom-full mb-1',
  right: 'top-1/2 left-full ml-1 -translate-y-1/2',
  left: 'top-1/2 right-full mr-1 -translate-y-1/2',
  below: 'top-full left-0 mt-1',
};

/** A frame around each value that was read from a page: faint for a sure one, dotted for a doubt, filled for the one looked at. */
export const PaperBoxes = memo(function PaperBoxes({ values, chosenKey, turn, isTaking, words, sheet }: PaperBoxesProps) {
  const t = useText();
  const nameOf = ({ line, field }: ReadValue) => `${line === null ? '' : `${line} · `}${t(`recordFields.${field}`)}`;
  const sideOf = (value: ReadValue) => {
    const turned = (boxes: readonly Box[]) => boxes.map((box) => turnedBox(box, turn));
    const name = { width: nameOf(value).length * LETTER_WIDTH + NAME_PADDING, height: NAME_HEIGHT };
    return tagSide(turned(value.shown?.place?.boxes ?? []), turned(words.map(({ box }) => box)), name, sheet);
  };
  return values.flatMap((value) =>
    (value.shown?.place?.boxes ?? []).map((box, index) => {
      const isChosen = value.key === chosenKey;
      return (
        <span
          key={`${value.key} ${box.x} ${box.y}`}
          aria-hidden="true"
          className={clsx(
            'pointer-events-none absolute rounded-[2px]',
            isChosen ? 'z-10 outline-2 outline-amber-solid' : frameOf(value),
            isChosen && !isTaking && 'bg-amber-solid/20',
          )}
          style={percents(turnedBox(box, turn), 2)}
        >
          {isChosen && index === 0 && <Name text={nameOf(value)} side={sideOf(value)} />}
        </span>
      );
    }),
  );
});

/** The card beside the page names the value as well, so that print need not be covered for it. Paper is light in the dark, too. */
function Name({ text, side }: { text: string; side: TagSide | null }) {
  if (side === null) return null;
  return (
    <span className={clsx('absolute rounded-mark bg-[black]/85 px-1.5 text-count whitespace-nowrap text-[white]', SIDES[side])}>
      {text}
    </span>
  );
}

function frameOf({ shown, line }: ReadValue): string {
  switch (markOf(shown)) {
    case 'doubtful':
      return 'outline-[1.5px] outline-dotted outline-amber-solid';
    case 'disagree':
      return 'outline-[1.5px] outline-red-solid';
    default:
      return line === null ? 'outline-1 outline-accent-solid/30' : 'outline-1 outline-accent-solid/15';
  }
}
