import type { WorkOrder } from '@tallyport/contracts/work-order/http';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Mark } from '../../../components/trade/mark.js';
import { useFlagText } from '../../../components/trade/use-flag-text.js';
import { Link } from '../../../components/ui/link.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useText } from '../../../i18n/use-text.js';
import { useDesk } from '../../../lib/desk.js';
import { showDecimal } from '../../../lib/format/figures.js';
import { jobRecordsQuery } from '../../../lib/records/job-records-query.js';
import { addressOfValue } from '../../../lib/records/record-address.js';
import { recordFlagsQuery } from '../../../lib/records/record-flags-query.js';
import { type BrokenRule, brokenRules, flaggedRules } from './broken-rules.js';

/** The rules that the papers break, each a way to the value that breaks it. Nothing broken, nothing shown. */
export function BrokenRulesList({ job, asOf }: { job: WorkOrder; asOf: string | undefined }) {
  const t = useText();
  const { org } = useDesk();
  const [search] = useSearchParams();
  const records = useQuery(jobRecordsQuery(org.id, job.id, asOf));
  const flags = useQuery(recordFlagsQuery(org.id, job.id, asOf !== undefined));
  const flagText = useFlagText();
  const broken = brokenRules(records.data ?? []);
  const flagged = flaggedRules(records.data ?? [], flags.data ?? []);
  if (broken.length + flagged.length === 0) return null;

  return (
    <section className="px-5 pt-4">
      <h2 className="flex items-baseline gap-2 pb-2 text-section">
        {t('job.overview.checks')}
        <span className="text-caption font-normal text-ink-3">{broken.length + flagged.length}</span>
      </h2>
      <ul>
        {broken.map((rule) => (
          <RuleRow key={`${rule.recordId} ${rule.line} ${rule.rule}`} to={`?${addressOfValue(search, rule.kind, rule)}`} {...rule}>
            <Sentence rule={rule} />
          </RuleRow>
        ))}
        {flagged.map(({ flag, spot }) => (
          <RuleRow
            key={`${flag.record_id} ${flag.line_id} ${flag.field}`}
            to={spot === null ? null : `?${addressOfValue(search, spot.kind, spot)}`}
            kind={spot?.kind ?? 'waybill'}
            line={spot?.line ?? null}
          >
            <b className="font-semibold">{flag.value}</b> {flagText(flag, job.id)}
          </RuleRow>
        ))}
      </ul>
    </section>
  );
}

interface RuleRowProps {
  /** Null where there is no record to go to. */
  readonly to: string | null;
  readonly kind: BrokenRule['kind'];
  readonly line: number | null;
  readonly children: ReactNode;
}

function RuleRow({ to, kind, line, children }: RuleRowProps) {
  const t = useText();
  const look = 'flex h-8 items-center gap-2 px-2 -outline-offset-2';
  const cells = (
    <>
      <Mark kind="fails" label={t('workOrder.marks.fails')} />
      <span className="w-52 shrink-0 truncate text-ink-2">
        {t(`job.overview.kinds.${kind}`)}
        {line !== null && `, ${t('job.overview.inLine', { line })}`}
      </span>
      <span className="min-w-0 truncate">{children}</span>
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

function Sentence({ rule: { rule, difference } }: { rule: BrokenRule }) {
  const t = useText();
  const locale = useLocale();
  if (rule !== 'sum') return t(`records.problems.${rule}`);
  const amount = showDecimal((difference ?? '').replace('-', ''), locale);
  return t(difference?.startsWith('-') ? 'job.overview.sumShort' : 'job.overview.sumOver', { amount });
}
