import type { CustomsTableRow } from '@tallyport/contracts/declaration/http';
import type { RowChange } from '@tallyport/contracts/lodgement/version-http';
import { isNamed } from '../../../i18n/is-named.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useText } from '../../../i18n/use-text.js';
import { showDay } from '../../../lib/format/dates.js';

/** A row of customs' tables that says otherwise now. */
export function RowChangeCells({ change: { from, to } }: { readonly change: RowChange }) {
  const t = useText();
  const locale = useLocale();
  const table = (from ?? to)?.table ?? '';
  return (
    <>
      <td className="py-1.5">
        <span className="block truncate">{isNamed('customsRows.tables', table) ? t(`customsRows.tables.${table}`) : table}</span>
        <span className="block truncate text-caption text-ink-2">{(to ?? from)?.source}</span>
      </td>
      <td className="py-1.5 break-words text-ink-2">{from && <del>{saysOf(from)}</del>}</td>
      <td className="py-1.5 font-medium break-words">{to && saysOf(to)}</td>
      <td className="py-1.5 text-caption text-ink-2">{to && t('versions.difference.fileOf', { day: showDay(to.file_date, locale) })}</td>
    </>
  );
}

function saysOf({ values }: CustomsTableRow): string {
  return Object.values(values)
    .filter((value) => value !== '')
    .join(' · ');
}
