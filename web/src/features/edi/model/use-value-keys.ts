import type { ExplainedSegment } from '@tallyport/contracts/lodgement/customs-message-http';
import { useText } from '../../../i18n/use-text.js';
import { useShortcuts } from '../../../lib/keyboard/use-shortcuts.js';
import type { EdiAddress } from './address.js';

type Value = NonNullable<EdiAddress['value']>;

/** The arrows right and left choose the next and the previous value of a message, segment after segment; Escape chooses none. */
export function useValueKeys(
  segments: readonly ExplainedSegment[],
  value: EdiAddress['value'],
  onChoose: (value: EdiAddress['value']) => void,
): void {
  const t = useText();
  const all = segments.flatMap(({ place, values }) => values.map((_, at): Value => ({ segment: place, at })));
  const now = all.findIndex(({ segment, at }) => segment === value?.segment && at === value.at);
  const move = (steps: number) => {
    const next = all[now + steps];
    if (next) onChoose(next);
  };
  useShortcuts([
    ...(all.length > 0
      ? [
          { keys: 'arrowright', label: t('lineage.keys.next'), run: () => move(1) },
          { keys: 'arrowleft', label: t('lineage.keys.previous'), run: () => move(-1), minor: true },
        ]
      : []),
    ...(value === null ? [] : [{ keys: 'escape', label: t('lineage.keys.none'), run: () => onChoose(null), minor: true }]),
  ]);
}
