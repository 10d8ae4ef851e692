import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../i18n/use-text.js';
import { useDesk } from '../../../lib/desk.js';
import type { Spot } from '../../../lib/records/edits.js';
import { Link } from '../../ui/link.js';
import { lodgedKindOf } from '../lodged-kind.js';
import { lodgementQueries } from '../lodgement-queries.js';
import { CustomsSaid } from './customs-said.js';
import { lineageQueries } from './lineage-queries.js';

/** In which segment of which version a value of a record was sent last, leading there, and what customs said of it. Nothing before a message was made. */
export function SentAs({ record, spot }: { readonly record: ShippingRecord; readonly spot: Spot }) {
  const t = useText();
  const { org } = useDesk();
  const [jobId, kind] = [record.work_order_id, lodgedKindOf(record)];
  const { data: lodgement } = useQuery(lodgementQueries.one(org.id, jobId, kind, record.id, undefined));
  const isMade = lodgement?.messages.some(({ interchange }) => interchange !== null) ?? false;
  const asked = { field: spot.field, ...(spot.line !== null && { line: spot.line }) };
  const { data } = useQuery({ ...lineageQueries.of({ orgId: org.id, jobId, kind, recordId: record.id }, asked), enabled: isMade });
  if (!isMade || !data) return null;
  const [segment] = data.results;
  const value = segment?.values.find(({ fields }) => fields.some(({ line_id, field }) => line_id === spot.line && field === spot.field));
  return (
    <section aria-label={t('lineage.sentAs')} className="flex flex-col gap-1 border-t border-line pt-2">
      {segment && value && data.customs_message ? (
        <>
          <p className="text-caption text-ink-2">
            {t('lineage.sentAs')}{' '}
            <Link
              className="font-mono break-all text-accent"
              to={{ search: `?${addressOfSegment(data.customs_message, segment.place)}` }}
              data-tip={t('lineage.openSegment', { place: segment.place, version: data.version })}
            >
              {segment.text}
            </Link>{' '}
            {t('lineage.inVersion', { version: data.version })}
          </p>
          <CustomsSaid value={value} answeredAt={data.answered_at} />
        </>
      ) : (
        <p className="text-caption text-ink-2">{t('lineage.notSent')}</p>
      )}
    </section>
  );
}

/** A segment in the log of messages of the job. */
function addressOfSegment(message: string, place: number): URLSearchParams {
  return new URLSearchParams({ tab: 'edi', part: 'logs', message, segment: String(place) });
}
