import type { FreightDifference, FreightPreview } from '@tallyport/contracts/freight-export/job-http';
import type { Sync } from '@tallyport/contracts/freight-export/sync';
import { clsx } from 'clsx';
import { placeWords } from '../../components/freight/place-words.js';
import { useText } from '../../i18n/use-text.js';

interface DifferenceTableProps {
  readonly preview: FreightPreview;
  readonly look: Sync | null;
}

const SIDES = ['sent', 'there', 'next'] as const;
type Side = (typeof SIDES)[number];

/** Each value that is not the same everywhere: as it was sent last, as it stands there now, as it would be sent. */
export function DifferenceTable({ preview: { differences, key, findings }, look }: DifferenceTableProps) {
  const t = useText();
  const isStopped = findings.some(({ severity }) => severity === 'error');
  const changed = differences.filter(({ changed_there }) => changed_there).length;
  /** Of a job that is new nothing was sent, and nothing is there. */
  const sides = SIDES.filter((side) => side === 'next' || key !== null);
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
            {sides.map((side) => (
              <th key={side} scope="col" className="px-2 font-normal">
                {t(`exports.columns.${side}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {differences.map((one) => (
            <Row key={one.place} difference={one} sides={sides} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface RowProps {
  readonly difference: FreightDifference;
  readonly sides: readonly Side[];
}

function Row({ difference, sides }: RowProps) {
  const t = useText();
  const { place, changed_there } = difference;
  return (
    <tr className={clsx('border-b border-line-soft align-top', changed_there && 'bg-red-bg')}>
      <th scope="row" className="py-1.5 pr-2 pl-5 text-left font-normal">
        {placeWords(t, place)}
        {changed_there && <span className="block text-caption text-red">{t('exports.changedThere')}</span>}
      </th>
      {sides.map((side) => (
        <td key={side} className={clsx('px-2 py-1.5 wrap-anywhere', side === 'next' ? 'font-medium' : 'text-ink-2')}>
          {difference[side] ?? <span className="font-normal text-ink-3">{t('exports.nothing')}</span>}
        </td>
      ))}
    </tr>
  );
}
