import type { VersionDifference } from '@tallyport/contracts/lodgement/version-http';
import { clsx } from 'clsx';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Empty } from '../../../components/ui/states.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useText } from '../../../i18n/use-text.js';
import { showCents, showChange } from '../../../lib/format/figures.js';
import { usePeople } from '../../../lib/people.js';
import { StepRows } from './step-rows.js';

const COLUMNS = ['what', 'from', 'to', 'who', 'cents'] as const;

/** Steps that are shown at first: a thousand lines would be slow to draw, and nobody reads them all. */
const SHOWN_FIRST = 100;

/** The steps from one version to another, and at the foot what they make due together. */
export function DifferenceTable({
  difference: { attributed_by, steps, due_from, due_to, difference },
}: {
  readonly difference: VersionDifference;
}) {
  const t = useText();
  const locale = useLocale();
  const people = usePeople();
  const [isWhole, setWhole] = useState(steps.length <= SHOWN_FIRST);
  if (steps.length === 0) return <Empty title={t('versions.difference.none')} />;
  const due = (amount: string | null) => (amount === null ? t('versions.difference.cannot') : showCents(amount, locale));
  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      {attributed_by === 'line' && <p className="px-5 py-2 text-ink-2">{t('versions.difference.byLine')}</p>}
      <table className="w-full table-fixed [&_td]:px-2 [&_td:first-child]:pl-5 [&_td:last-child]:pr-5 [&_th]:px-2 [&_th:first-child]:pl-5 [&_th:last-child]:pr-5">
        <thead className="sticky top-0 z-10 bg-ground">
          <tr className="h-[30px] border-b border-line text-left text-caption text-ink-2">
            {COLUMNS.map((column) => (
              <th
                key={column}
                scope="col"
                className={clsx('font-normal', column === 'cents' && 'w-28 text-right', column === 'what' && 'w-[28%]')}
              >
                {t(`versions.difference.columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        {(isWhole ? steps : steps.slice(0, SHOWN_FIRST)).map((step, index) => (
          <StepRows key={index} step={step} people={people} />
        ))}
        {!isWhole && (
          <tbody>
            <tr>
              <td colSpan={5} className="py-1.5">
                <Button size="small" onClick={() => setWhole(true)}>
                  {t('versions.difference.all', { count: steps.length })}
                </Button>
              </td>
            </tr>
          </tbody>
        )}
        <tfoot className="sticky bottom-0 bg-sunken">
          <tr className="h-9 border-t border-line">
            <th scope="row" className="text-left font-semibold">
              {t('versions.difference.total')}
            </th>
            <td colSpan={3} className="text-right text-ink-2">
              {t('versions.difference.dues', { from: due(due_from), to: due(due_to) })}
            </td>
            <td className="text-right font-semibold">{difference === null ? '–' : showChange(difference, locale)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
