import { LIST_COLUMNS, type ListColumn } from '@tallyport/contracts/work-order/list-columns';
import { Columns3 } from 'lucide-react';
import { Menu } from '../../../components/ui/menu.js';
import { useText } from '../../../i18n/use-text.js';
import { COLUMN_FORMS } from './list-columns.js';

interface ColumnMenuProps {
  readonly columns: readonly ListColumn[];
  readonly isChosen: boolean;
  readonly onChoose: (columns: readonly ListColumn[] | null) => void;
}

/** Which columns the list shows. */
export function ColumnMenu({ columns, isChosen, onChoose }: ColumnMenuProps) {
  const t = useText();
  const toggle = (column: ListColumn) =>
    onChoose(columns.includes(column) ? columns.filter((other) => other !== column) : [...columns, column]);
  return (
    <Menu
      label={t('workOrder.list.columns')}
      tip={t('workOrder.list.columns')}
      align="end"
      className="grid size-6 place-items-center rounded-control text-ink-2 hover:bg-hover"
      entries={[
        ...LIST_COLUMNS.map((column) => ({
          kind: 'item' as const,
          label: t(`workOrder.columns.${COLUMN_FORMS[column].head}`),
          checked: columns.includes(column),
          disabled: columns.length === 1 && columns.includes(column),
          stays: true,
          onSelect: () => toggle(column),
        })),
        { kind: 'separator' },
        { kind: 'item', label: t('workOrder.list.usualColumns'), disabled: !isChosen, onSelect: () => onChoose(null) },
      ]}
    >
      <Columns3 className="icon-small" aria-hidden="true" />
    </Menu>
  );
}
