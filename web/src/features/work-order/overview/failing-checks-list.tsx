import type { CheckFinding } from '@tallyport/contracts/check/http';
import type { RecordKind } from '@tallyport/contracts/shipping-record/kinds';
import type { WorkOrder } from '@tallyport/contracts/work-order/http';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Mark } from '../../../components/trade/mark.js';
import { useFlagText } from '../../../components/trade/use-flag-text.js';
import { Link } from '../../../components/ui/link.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useText } from '../../../i18n/use-text.js';
import { showDecimal } from '../../../lib/format/figures.js';
import { addressOfValue } from '../../../lib/records/record-address.js';
import { usePaperChecks } from './use-paper-checks.js';

/** The rules that the papers break, by category, each a way to the value that breaks it; and how many cannot be said. */
export function FailingChecksList({ job, asOf }: { job: WorkOrder; asOf: string | undefined }) {
  const t = useText();
  const [search] = useSearchParams();
  const flagText = useFlagText();
  const { failing, flagged, failCount, cannotSay } = usePaperChecks(job, asOf);
  if (failCount + cannotSay.length === 0) return null;

  return (
    <section className="px-5 pt-4">
      <h2 className="flex items-baseline gap-2 pb-2 text-section">
        {t('job.overview.checks')}
        <span className="text-caption font-normal text-ink-3">{failCount}</span>
      </h2>
      <ul>
        {[...failing].flatMap(([category, checks]) =>
          checks.map(({ finding, spot }, index) => (
            <CheckRow
              key={`${finding.code} ${spot?.recordId} ${spot?.line} ${index}`}
              to={spot === null ? null : `?${addressOfValue(search, spot.kind, spot)}`}
              category={category}
              kind={spot?.kind ?? null}
              line={spot?.line ?? null}
            >
              <Sentence finding={finding} />
            </CheckRow>
          )),
        )}
        {flagged.map(({ flag, spot }) => (
          <CheckRow
            key={`${flag.record_id} ${flag.line_id} ${flag.field}`}
            to={spot === null ? null : `?${addressOfValue(search, spot.kind, spot)}`}
            category={null}
            kind={spot?.kind ?? 'waybill'}
            line={spot?.line ?? null}
          >
            <b className="font-semibold">{flag.value}</b> {flagText(flag, job.id)}
          </CheckRow>
        ))}
      </ul>
      {cannotSay.length > 0 && <p className="px-2 pt-2 text-ink-3">{t('checks.cannotSay', { count: cannotSay.length })}</p>}
    </section>
  );
}

interface CheckRowProps {
  /** Null where there is no record to go to. */
  readonly to: string | null;
  readonly category: CheckFinding['category'] | null;
  readonly kind: RecordKind | null;
  readonly line: number | null;
  readonly children: ReactNode;
}

function CheckRow({ to, category, kind, line, children }: CheckRowProps) {
  const t = useText();
  const look = 'flex h-8 items-center gap-2 px-2 -outline-offset-2';
  const cells = (
    <>
      <Mark kind="fails" label={t('workOrder.marks.fails')} />
      <span className="w-52 shrink-0 truncate text-ink-2">
        {kind !== null && t(`job.overview.kinds.${kind}`)}
        {line !== null && `, ${t('job.overview.inLine', { line })}`}
      </span>
      <span className="min-w-0 flex-1 truncate">{children}</span>
      {category !== null && <span className="shrink-0 text-caption text-ink-3">{t(`checks.categories.${category}`)}</span>}
    </>
  );
  return (
    <li className="border-b border-line-soft">
      {to === null ? (
        <span className={look}>{cells}</span>
      ) : (
        <Link to={{ search: to }} className={`${look} hover:bg-hover`}>
          {cells}
        </Link>
      )}
    </li>
  );
}

const NUMBER = /^-?\d+(\.\d+)?$/;

function Sentence({ finding: { code, difference } }: { finding: CheckFinding }) {
  const t = useText();
  const locale = useLocale();
  const amount = difference !== null && NUMBER.test(difference) ? showDecimal(difference.replace('-', ''), locale) : (difference ?? '');
  if (code === 'invoice-sum') return t(difference?.startsWith('-') ? 'job.overview.sumShort' : 'job.overview.sumOver', { amount });
  return t(`checks.fails.${code}`, { difference: amount });
}
