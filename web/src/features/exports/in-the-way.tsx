import type { FreightPreview } from '@tallyport/contracts/freight-export/job-http';
import { isRecordField } from '@tallyport/contracts/shipping-record/fields';
import type { WorkOrder } from '@tallyport/contracts/work-order/http';
import { useQuery } from '@tanstack/react-query';
import { Mark } from '../../components/trade/mark.js';
import { buttonLook } from '../../components/ui/button.js';
import { Link } from '../../components/ui/link.js';
import { useText } from '../../i18n/use-text.js';
import { useDesk } from '../../lib/desk.js';
import { jobRecordsQuery } from '../../lib/records/job-records-query.js';
import { findingPlace } from './finding-place.js';

interface InTheWayProps {
  readonly job: WorkOrder;
  readonly preview: FreightPreview;
}

/** What stands in the way of sending, what is odd about it, and where each is repaired. */
export function InTheWay({ job, preview: { findings, system } }: InTheWayProps) {
  const t = useText();
  const { org } = useDesk();
  const { data: records = [] } = useQuery(jobRecordsQuery(org.id, job.id, undefined));
  if (findings.length === 0) return null;
  const title = t(findings.some(({ severity }) => severity === 'error') ? 'exports.inTheWay' : 'exports.toKnow');
  return (
    <section aria-label={title} className="border-b border-line px-5 py-3">
      <h3 className="pb-1 text-section">{title}</h3>
      <ul className="flex flex-col gap-1">
        {findings.map((finding, index) => {
          const place = findingPlace(finding, { orgId: org.id, system, records });
          return (
            <li key={`${finding.code} ${finding.stream_id} ${finding.line_id} ${index}`} className="flex items-baseline gap-2">
              <Mark kind={finding.severity === 'error' ? 'fails' : 'unsaid'} label={t(`exports.severities.${finding.severity}`)} />
              <span className="min-w-0 flex-1">
                {t(`exports.findings.${finding.code}`, { found: finding.found })}
                {finding.field !== null && (
                  <span className="pl-1.5 text-caption text-ink-3">
                    {isRecordField(finding.field) ? t(`recordFields.${finding.field}`) : finding.field.replaceAll('_', ' ')}
                  </span>
                )}
              </span>
              {place !== null && (
                <Link to={place} className={buttonLook({ size: 'small' })}>
                  {t('exports.goThere')}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
