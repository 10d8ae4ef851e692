import type { FreightPreview } from '@tallyport/contracts/freight-export/job-http';
import { isRecordField } from '@tallyport/contracts/shipping-record/fields';
import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import type { WorkOrder } from '@tallyport/contracts/work-order/http';
import { useQuery } from '@tanstack/react-query';
import { Link } from '../../components/ui/link.js';
import { useText } from '../../i18n/use-text.js';
import { useDesk } from '../../lib/desk.js';
import { jobRecordsQuery } from '../../lib/records/job-records-query.js';
import { placeInRecord } from './finding-place.js';
import { recordNumber } from './record-names.js';

interface NotSentProps {
  readonly job: WorkOrder;
  readonly preview: Pick<FreightPreview, 'not_sent'>;
}

/** What changed here since the last message was made: it is not there yet. */
export function NotSent({ job, preview: { not_sent } }: NotSentProps) {
  const t = useText();
  const { org } = useDesk();
  const { data: records = [] } = useQuery(jobRecordsQuery(org.id, job.id, undefined));
  if (not_sent.length === 0) return null;
  const wordsOf = (record: ShippingRecord | undefined, { line_id, field }: FreightPreview['not_sent'][number]) => {
    const line = record?.lines.findIndex((one) => one.line_id === line_id) ?? -1;
    const number = record && recordNumber(record);
    return [
      record && `${t(`records.untitled.${record.kind}`)}${number ? ` ${number}` : ''}`,
      line_id !== null && (line < 0 ? t('exports.notSent.goneLine') : t('exports.notSent.line', { number: line + 1 })),
      field !== null && (isRecordField(field) ? t(`recordFields.${field}`) : field),
    ].filter(Boolean);
  };
  return (
    <section aria-label={t('exports.notSent.title')}>
      <h3 className="pb-1 text-caption text-ink-2">{t('exports.notSent.title')}</h3>
      <ul className="flex flex-col gap-0.5">
        {not_sent.map((one) => {
          const record = records.find(({ kind, id }) => `${kind}/${id}` === one.stream_id);
          const words = wordsOf(record, one).join(t('common.comma')) || t('exports.notSent.gone');
          const place = placeInRecord(one, records);
          return (
            <li key={`${one.stream_id} ${one.line_id} ${one.field}`} className="truncate">
              {place === null ? (
                words
              ) : (
                <Link to={place} className="underline-offset-2 hover:underline">
                  {words}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
