import type { DeclarationAfterImport, RowAfterImport } from '@tallyport/contracts/declaration/after-import-http';
import { clsx } from 'clsx';
import { useCannotWords } from '../../components/trade/cannot-words.js';
import { TableRow } from '../../components/trade/table-row.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useText } from '../../i18n/use-text.js';
import { useDesk, zoneOf } from '../../lib/desk.js';
import { showMoment } from '../../lib/format/dates.js';
import { showCents } from '../../lib/format/figures.js';

interface DifferingRowProps {
  readonly row: DeclarationAfterImport;
  readonly isCursor: boolean;
  onPoint(): void;
  onOpen(): void;
}

/** A declaration with what was due and would be, and below it each row that is another: as it was, as it is, and who says so. */
export function DifferingRow({ row, isCursor, onPoint, onOpen }: DifferingRowProps) {
  const t = useText();
  const locale = useLocale();
  const { org, branch } = useDesk();
  const zone = zoneOf(org, branch?.id);
  const cannotWords = useCannotWords();
  const due = row.amounts.find(({ name }) => name === 'due');
  const { difference } = row;
  return (
    <tbody className={isCursor ? 'bg-select' : 'hover:bg-hover'}>
      <tr aria-selected={isCursor} onClick={onPoint} onDoubleClick={onOpen} className="h-8 cursor-default">
        <td className="truncate pr-2 pl-5 font-medium">
          <button type="button" className="hover:underline" onClick={onOpen}>
            {row.job_code}
          </button>
        </td>
        <td className="truncate px-2">{row.reference}</td>
        <td className="truncate px-2">{row.party}</td>
        <td className="truncate px-2 text-ink-2">
          {t('declarations.differ.version', { version: row.version })} {showMoment(row.signed_at, locale, zone, zone)}
        </td>
        <td className="px-2 text-right">{due && showCents(due.signed, locale)}</td>
        <td className="px-2 text-right">{due?.now ? showCents(due.now, locale) : t('declarations.differ.unknown')}</td>
        <td className={clsx('py-0.5 pr-5 pl-2 text-right font-semibold', Number(difference) > 0 && 'text-red')}>
          {difference === null ? '' : signedCents(difference, locale)}
        </td>
      </tr>
      <tr className="border-b border-line-soft align-top">
        <td colSpan={COLUMNS} className="px-5 pb-2">
          {row.reason !== null && <p className="text-red">{cannotWords(row.reason)}</p>}
          <ul className="flex flex-col gap-1">
            {row.rows.map((changed) => (
              <ChangedRow key={`${changed.before?.id} ${changed.after?.id}`} row={changed} />
            ))}
          </ul>
        </td>
      </tr>
    </tbody>
  );
}

const COLUMNS = 7;

function ChangedRow({ row: { before, after } }: { readonly row: RowAfterImport }) {
  const t = useText();
  return (
    <li className="grid grid-cols-[1fr_auto_1fr] items-start gap-3">
      {before ? <TableRow id={before.id} row={before} /> : <p className="text-caption text-ink-3">{t('declarations.differ.noRow')}</p>}
      <span className="text-ink-3" aria-label={t('declarations.differ.becomes')} role="img">
        →
      </span>
      {after ? <TableRow id={after.id} row={after} /> : <p className="text-caption text-ink-3">{t('declarations.differ.noRow')}</p>}
    </li>
  );
}

function signedCents(amount: string, locale: string): string {
  return Number(amount) > 0 ? `+${showCents(amount, locale)}` : showCents(amount, locale);
}
