import { clsx } from 'clsx';
import { memo } from 'react';
import { markOf } from '../../../components/trade/mark-of.js';
import { useText } from '../../../i18n/use-text.js';
import { type Turn, turnedBox } from '../model/paper-layout.js';
import type { ReadValue } from '../model/read-values.js';
import { percents } from './percents.js';

interface PaperBoxesProps {
  readonly values: readonly ReadValue[];
  readonly chosenKey: string | null;
  readonly turn: Turn;
}

/** Beyond this share of the width a name stands over the right end of its box, or it would leave the page. */
const RIGHT_PART = 0.65;

/** A frame around each value that was read from a page: faint for a sure one, dotted for a doubt, filled for the one looked at. */
export const PaperBoxes = memo(function PaperBoxes({ values, chosenKey, turn }: PaperBoxesProps) {
  const t = useText();
  return values.flatMap((value) =>
    (value.shown?.place?.boxes ?? []).map((box, index) => {
      const isChosen = value.key === chosenKey;
      return (
        <span
          key={`${value.key} ${box.x} ${box.y}`}
          aria-hidden="true"
          className={clsx(
            'pointer-events-none absolute rounded-[2px]',
            isChosen ? 'z-10 bg-amber-solid/20 outline-2 outline-amber-solid' : frameOf(value),
          )}
          style={percents(turnedBox(box, turn), 2)}
        >
          {isChosen && index === 0 && (
            <span
              className={clsx(
                'absolute bottom-full mb-1 rounded-mark bg-ink px-1.5 text-count whitespace-nowrap text-on-ink',
                turnedBox(box, turn).x > RIGHT_PART ? 'right-0' : 'left-0',
              )}
            >
              {value.line !== null && `${value.line} · `}
              {t(`recordFields.${value.field as 'currency'}`)}
            </span>
          )}
        </span>
      );
    }),
  );
});

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
