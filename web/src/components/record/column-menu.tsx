import type { RecordField } from '@tallyport/contracts/shipping-record/fields';
import { Columns3 } from 'lucide-react';
import { useText } from '../../i18n/use-text.js';
import { Menu } from '../ui/menu.js';
import type { MenuEntry } from '../ui/menu-entries.js';
import type { Columns } from './use-columns.js';

interface ColumnMenuProps {
  readonly columns: Columns;
  /** What a column stands under; null for one that stands by itself. */
  readonly headingOf?: (field: RecordField) => string | null;
}

/** Which columns the grid shows; the choice is kept for every record of the kind. */
export function ColumnMenu({ columns, headingOf = () => null }: ColumnMenuProps) {
  const t = useText();
  const shown = new Set(columns.shown.map(({ field }) => field));
  const entries: MenuEntry[] = [
    ...[...Map.groupBy(columns.all, ({ field }) => headingOf(field))].flatMap(([label, ofHeading]): MenuEntry[] => [
      ...(label === null ? [] : [{ kind: 'heading' as const, label }]),
      ...ofHeading.map(
        ({ field, isPinned }): MenuEntry => ({
          kind: 'item',
          label: t(`recordFields.${field}`),
          checked: shown.has(field),
          disabled: isPinned,
          stays: true,
          onSelect: () => columns.toggle(field),
        }),
      ),
    ]),
    { kind: 'separator' },
    { kind: 'item', label: t('records.columnsReset'), disabled: !columns.isChanged, onSelect: columns.reset },
  ];
  return (
    <Menu
      label={t('records.columns')}
      tip={t('records.columns')}
      align="end"
      entries={entries}
      className="inline-grid size-6 place-items-center rounded-control text-ink-2 hover:bg-hover hover:text-ink"
    >
      <Columns3 className="icon" aria-hidden="true" />
    </Menu>
  );
}
