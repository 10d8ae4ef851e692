import { type RefObject, useMemo } from 'react';
import { VirtualList } from '../../../components/ui/virtual-list.js';
import { useText } from '../../../i18n/use-text.js';
import type { ReadValue } from '../model/read-values.js';
import { rowOf, type ValueRow, valueOfRow } from '../model/value-rows.js';
import { ValueListRow } from './value-list-row.js';

interface ValueListProps {
  readonly rows: readonly ValueRow[];
  readonly chosen: ReadValue | null;
  readonly translations: boolean;
  readonly ref: RefObject<HTMLDivElement | null>;
  onChoose(value: ReadValue): void;
  onEdit(): void;
}

const ROW_HEIGHT = 28;

/** Beside the page: what waits, then everything that was read, as one list with one cursor. It has the focus; its rows have none. */
export function ValueList({ rows, chosen, translations, ref, onChoose, onEdit }: ValueListProps) {
  const t = useText();
  const at = useMemo(() => rowOf(rows, chosen?.key ?? null), [rows, chosen?.key]);
  return (
    <VirtualList
      count={rows.length}
      rowHeight={ROW_HEIGHT}
      cursor={at}
      header={null}
      headerHeight={0}
      minWidth={0}
      stuckWidth={0}
      empty={null}
      region={{
        ref,
        role: 'grid',
        tabIndex: 0,
        'aria-label': t('review.values'),
        'aria-rowcount': rows.length,
        'aria-activedescendant': at === -1 ? undefined : `value-row-${at}`,
        className: 'outline-none focus-visible:shadow-[inset_0_2px_0_var(--accent-solid)]',
      }}
    >
      {(index) => {
        const row = rows[index];
        const value = valueOfRow(row);
        return (
          row && (
            <ValueListRow
              id={`value-row-${index}`}
              index={index}
              row={row}
              isChosen={index === at}
              translations={translations}
              onChoose={value && (() => onChoose(value))}
              onChooseValue={onChoose}
              onEdit={onEdit}
            />
          )
        );
      }}
    </VirtualList>
  );
}
