import type { WorkOrder } from '@tallyport/contracts/work-order/http';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { Mark } from '../../../components/trade/mark.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useText } from '../../../i18n/use-text.js';
import { useDesk } from '../../../lib/desk.js';
import { showDecimal } from '../../../lib/format/figures.js';
import { jobRecordsQuery } from '../../../lib/records/job-records-query.js';
import { addressOfValue } from '../../../lib/records/record-address.js';
import { type BrokenRule, brokenRules } from './broken-rules.js';

/** The rules that the papers break, each a way to the value that breaks it. Nothing broken, nothing shown. */
export function BrokenRulesList({ job, asOf }: { job: WorkOrder; asOf: string | undefined }) {
  const t = useText();
  const { org } = useDesk();
  const [search] = useSearchParams();
  const records = useQuery(jobRecordsQuery(org.id, job.id, asOf));
  const broken = brokenRules(records.data ?? []);
  if (broken.length === 0) return null;

  return (
    <section className="px-5 pt-4">
      <h2 className="flex items-baseline gap-2 pb-2 text-section">
        {t('workOrder.overview.checks')}
        <span className="text-caption font-normal text-ink-3">{broken.length}</span>
      </h2>
      <ul>
        {broken.map((rule) => (
          <li key={`${rule.recordId} ${rule.line} ${rule.rule}`} className="border-b border-line-soft">
            <Link
              to={{ search: `?${addressOfValue(search, rule.kind, rule)}` }}
              className="flex h-8 items-center gap-2 px-2 -outline-offset-2 hover:bg-hover"
            >
              <Mark kind="fails" label={t('workOrder.marks.fails')} />
              <span className="w-52 shrink-0 truncate text-ink-2">
                {t(`workOrder.overview.kinds.${rule.kind}`)}
                {rule.line !== null && `, ${t('workOrder.overview.inLine', { line: rule.line })}`}
              </span>
              <span className="min-w-0 truncate">
                <Sentence rule={rule} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Sentence({ rule: { rule, difference } }: { rule: BrokenRule }) {
  const t = useText();
  const locale = useLocale();
  if (rule !== 'sum') return t(`records.problems.${rule}`);
  const amount = showDecimal((difference ?? '').replace('-', ''), locale);
  return t(difference?.startsWith('-') ? 'workOrder.overview.sumShort' : 'workOrder.overview.sumOver', { amount });
}
