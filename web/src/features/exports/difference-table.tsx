import type { FreightDifference, FreightPreview } from '@tallyport/contracts/freight-export/job-http';
import type { Sync } from '@tallyport/contracts/freight-export/sync';
import { clsx } from 'clsx';
import { useText } from '../../i18n/use-text.js';

interface DifferenceTableProps {
  readonly preview: FreightPreview;
  readonly look: Sync | null;
}

/** Each value that is not the same everywhere: as it was sent last, as it stands there now, as it would be sent. */
export function DifferenceTable({ preview: { differences, key, findings }, look }: DifferenceTableProps) {
  const t = useText();
  const isStopped = findings.some(({ severity }) => severity === 'error');
  const changed = differences.filter(({ changed_there }) => changed_there).length;
  if (isStopped) return null;
  if (key !== null && look === null) return <p className="px-5 py-4 text-ink-2">{t('exports.lookFirst')}</p>;
  if (differences.length === 0) return <p className="px-5 py-4 text-ink-2">{t('exports.same')}</p>;
  return (
    <section aria-label={t('exports.differences')}>
      <p className="bg-amber-bg px-5 py-1.5 text-amber">{t('exports.replaces')}</p>
      {changed > 0 && <p className="px-5 pt-2 text-red">{t('exports.changedCount', { count: changed })}</p>}
      <table className="w-full table-fixed border-collapse">
        <caption className="sr-only">{t('exports.differences')}</caption>
        <thead className="sticky top-0 z-1 bg-surface text-left text-caption text-ink-3">
          <tr className="h-[30px] border-b border-line">
            <th scope="col" className="w-[34%] pr-2 pl-5 font-normal">
              {t('exports.columns.field')}
            </th>
            {(['sent', 'there', 'next'] as const).map((side) => (
              <th key={side} scope="col" className="px-2 font-normal">
                {t(`exports.columns.${side}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {differences.map((one) => (
            <Row key={one.place} difference={one} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({ difference: { place, sent, there, next, changed_there } }: { readonly difference: FreightDifference }) {
  const t = useText();
  return (
    <tr className={clsx('border-b border-line-soft align-top', changed_there && 'bg-red-bg')}>
      <th scope="row" className="py-1.5 pr-2 pl-5 text-left font-normal">
        {place}
        {changed_there && <span className="block text-caption text-red">{t('exports.changedThere')}</span>}
      </th>
      <Value text={sent} />
      <Value text={there} />
      <Value text={next} isNew />
    </tr>
  );
}

function Value({ text, isNew = false }: { readonly text: string | null; readonly isNew?: boolean }) {
  const t = useText();
  return (
    <td className={clsx('px-2 py-1.5 wrap-anywhere', isNew ? 'font-medium' : 'text-ink-2')}>
      {text ?? <span className="font-normal text-ink-3">{t('exports.nothing')}</span>}
    </td>
  );
}
