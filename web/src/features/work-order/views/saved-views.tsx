import type { ListColumn } from '@tallyport/contracts/work-order/list-columns';
import type { ListView } from '@tallyport/contracts/work-order/list-view-http';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { nameOf } from '../../../components/trade/person.js';
import { Chevron } from '../../../components/ui/chevron.js';
import { Menu } from '../../../components/ui/menu.js';
import type { MenuEntry } from '../../../components/ui/menu-entries.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useText } from '../../../i18n/use-text.js';
import { isAdmin, useDesk } from '../../../lib/desk.js';
import { showCount } from '../../../lib/format/figures.js';
import type { ListAddress } from '../list/list-address.js';
import { DeleteViewDialog } from './delete-view-dialog.js';
import { addressOf, differs } from './filter-of.js';
import { savedViewsQuery } from './queries.js';
import { SaveViewDialog } from './save-view-dialog.js';

interface SavedViewsProps {
  readonly address: ListAddress;
  readonly columns: readonly ListColumn[] | null;
  readonly counts: readonly { readonly id: string; readonly count: number }[];
  readonly look: string;
  /** Whether it was wished for by pressing the button, which then is a menu already. */
  readonly opens: boolean;
  readonly onColumns: (columns: readonly ListColumn[] | null) => void;
  readonly onChange: (next: Partial<ListAddress>) => void;
}

/** The views that people saved, with their counts, and what may be done with them. */
export function SavedViews({ address, columns, counts, look, opens, onColumns, onChange }: SavedViewsProps) {
  const t = useText();
  const locale = useLocale();
  const desk = useDesk();
  const { data } = useQuery(savedViewsQuery(desk.org.id));
  const [open, setOpen] = useState(opens);
  const [dialog, setDialog] = useState<'save' | 'change' | 'delete' | null>(null);
  const views = data?.results ?? [];
  const chosen = views.find(({ id }) => id === address.view) ?? null;
  const ofChosen = chosen?.columns ?? null;
  useEffect(() => {
    onColumns(ofChosen);
    return () => onColumns(null);
  }, [ofChosen, onColumns]);
  const countOf = (view: ListView) => counts.find(({ id }) => id === view.id)?.count;

  const items = (some: readonly ListView[]): MenuEntry[] =>
    some.map((view) => ({
      kind: 'item',
      label: view.name,
      detail: <Detail view={view} count={countOf(view)} locale={locale} />,
      checked: view.id === address.view,
      onSelect: () => onChange(addressOf(view)),
    }));
  const entries: MenuEntry[] = [
    ...group(t('finding.views.own'), items(views.filter((view) => view.is_own))),
    ...group(t('finding.views.shared'), items(views.filter((view) => !view.is_own))),
    ...(views.length > 0 ? [{ kind: 'separator' as const }] : []),
    { kind: 'item', label: t('finding.views.save'), onSelect: () => setDialog('save') },
    ...(chosen && (chosen.is_own || isAdmin(desk))
      ? [
          { kind: 'item' as const, label: t('finding.views.change', { name: chosen.name }), onSelect: () => setDialog('change') },
          { kind: 'item' as const, label: t('finding.views.delete', { name: chosen.name }), onSelect: () => setDialog('delete') },
        ]
      : []),
  ];
  return (
    <>
      <Menu entries={entries} open={open} onOpenChange={setOpen} className={look}>
        <span className="max-w-[200px] truncate">{chosen?.name ?? t('workOrder.list.saved')}</span>
        {chosen && differs(address, chosen) && <span className="font-normal text-ink-3">{t('finding.views.changed')}</span>}
        {chosen && <span className="font-normal text-ink-3">{showCount(countOf(chosen) ?? 0, locale)}</span>}
        <Chevron />
      </Menu>
      {(dialog === 'save' || dialog === 'change') && (
        <SaveViewDialog
          view={dialog === 'change' ? chosen : null}
          address={address}
          columns={columns}
          onSaved={(saved) => onChange(addressOf(saved))}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'delete' && chosen && (
        <DeleteViewDialog view={chosen} onDeleted={() => onChange({ view: 'all' })} onClose={() => setDialog(null)} />
      )}
    </>
  );
}

function group(label: string, items: readonly MenuEntry[]): MenuEntry[] {
  return items.length === 0 ? [] : [{ kind: 'heading', label }, ...items];
}

function Detail({ view, count, locale }: { view: ListView; count: number | undefined; locale: string }) {
  return (
    <span className="flex gap-2 pl-3 text-caption text-ink-3">
      {!view.is_own && view.owner && nameOf(view.owner)}
      {count !== undefined && <span>{showCount(count, locale)}</span>}
    </span>
  );
}
