import type { CustomsTableRow } from '@tallyport/contracts/declaration/http';
import { isNamed } from '../../i18n/is-named.js';
import { useText } from '../../i18n/use-text.js';

/** A row of a table of customs that an amount rests on: what it says, for how long, and who published it. */
export function TableRow({ id, row }: { readonly id: string; readonly row: CustomsTableRow | undefined }) {
  const t = useText();
  if (!row) return <p className="text-caption text-ink-3">{id}</p>;
  const said = Object.values(row.values).filter((value) => value !== '');
  return (
    <p className="text-caption text-ink-2">
      <span className="font-medium text-ink">
        {isNamed('customsRows.tables', row.table) ? t(`customsRows.tables.${row.table}`) : row.table}
      </span>{' '}
      {said.join(' · ')}
      <br />
      {row.valid_to === null
        ? t('customsRows.validFrom', { from: row.valid_from })
        : t('customsRows.validUntil', { from: row.valid_from, to: row.valid_to })}
      {t('common.comma')}
      {[row.source, row.law].filter((text) => text !== '').join(t('common.comma'))}
      {row.is_demonstration && <span className="ml-1 rounded-mark bg-amber-bg px-1 text-amber">{t('customsRows.demonstration')}</span>}
    </p>
  );
}
