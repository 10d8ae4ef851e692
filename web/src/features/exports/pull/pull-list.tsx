import type { PullItem } from '@tallyport/contracts/freight-export/pull-http';
import { type KeyboardEvent, useId, useState } from 'react';
import { VirtualList } from '../../../components/ui/virtual-list.js';
import { useText } from '../../../i18n/use-text.js';
import { useShortcuts } from '../../../lib/keyboard/use-shortcuts.js';
import { isChosen, type Turned, turnedAll, turnedRound } from './pull-choice.js';
import { PULL_COLUMNS, PullRow } from './pull-row.js';
import { usePlaceWords } from './use-place-words.js';

const ROW_HEIGHT = 44;
const HEAD_HEIGHT = 30;
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10, Home: -Infinity, End: Infinity };

interface PullListProps {
  readonly jobId: string;
  readonly items: readonly PullItem[];
  readonly turned: Turned;
  /** Null where the person may only look. */
  readonly onTurn: ((turned: Turned) => void) | null;
}

/** What is not the same there, thing by thing. Arrows move, the space bar chooses, all is chosen or nothing by one key. */
export function PullList({ jobId, items, turned, onTurn }: PullListProps) {
  const t = useText();
  const id = useId();
  const places = usePlaceWords(jobId);
  const [cursor, setCursor] = useState(0);
  const at = Math.min(cursor, items.length - 1);
  const move = (step: number) => setCursor(Math.max(0, Math.min(items.length - 1, at + step)));
  const toggle = (item: PullItem | undefined) => item && onTurn?.(turnedRound(turned, item));
  const isAll = items.every((item) => item.is_unfit || isChosen(item, turned));
  const toggleAll = () => onTurn?.(turnedAll(items, !isAll));

  useShortcuts([
    { keys: 'arrowdown', label: t('exports.pull.keys.move'), run: () => move(1) },
    { keys: 'arrowup', label: t('exports.pull.keys.move'), run: () => move(-1), minor: true },
    ...(onTurn === null
      ? []
      : [
          { keys: 'x', label: t('exports.pull.keys.choose'), run: () => toggle(items[at]) },
          { keys: 'shift+a', label: t('exports.pull.keys.all'), run: toggleAll },
        ]),
  ]);

  const handleKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === ' ') {
      event.preventDefault();
      toggle(items[at]);
    } else if (step !== undefined) {
      event.preventDefault();
      event.stopPropagation();
      move(step);
    }
  };

  return (
    <VirtualList
      count={items.length}
      rowHeight={ROW_HEIGHT}
      cursor={at}
      headerHeight={HEAD_HEIGHT}
      minWidth={560}
      stuckWidth={0}
      empty={null}
      region={{
        role: 'grid',
        tabIndex: 0,
        'aria-label': t('exports.pull.title'),
        'aria-multiselectable': true,
        'aria-rowcount': items.length + 1,
        'aria-activedescendant': `${id}-${at}`,
        onKeyDown: handleKey,
        className: '-outline-offset-2',
      }}
      header={
        <div
          role="row"
          className={`${PULL_COLUMNS} sticky top-0 z-1 border-b border-line bg-surface text-caption text-ink-3`}
          style={{ height: HEAD_HEIGHT }}
        >
          <span role="columnheader" aria-label={t('exports.pull.keys.choose')} />
          <span role="columnheader">{t('exports.pull.columns.field')}</span>
          <span role="columnheader">{t('exports.pull.columns.here')}</span>
          <span role="columnheader">{t('exports.pull.columns.there')}</span>
        </div>
      }
    >
      {(index) => {
        const item = items[index];
        return (
          item && (
            <PullRow
              id={`${id}-${index}`}
              item={item}
              words={places.of(item)}
              isOn={isChosen(item, turned)}
              isCurrent={index === at}
              onPoint={() => setCursor(index)}
              onToggle={() => toggle(item)}
            />
          )
        );
      }}
    </VirtualList>
  );
}
