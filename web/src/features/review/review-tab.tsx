import type { Document } from '@tallyport/contracts/document-extraction/document';
import type { RecordFlag } from '@tallyport/contracts/shipping-record/flags-http';
import type { WorkOrder } from '@tallyport/contracts/work-order/http';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Button } from '../../components/ui/button.js';
import { Empty, Failed, Loading } from '../../components/ui/states.js';
import { useText } from '../../i18n/use-text.js';
import { useDesk } from '../../lib/desk.js';
import { documentQueries } from '../../lib/documents/document-queries.js';
import { addressOfReview, reviewPlaceOf } from '../../lib/documents/review-address.js';
import { jobRecordsQuery } from '../../lib/records/job-records-query.js';
import { recordFlagsQuery } from '../../lib/records/record-flags-query.js';
import { ReviewScreen } from './review-screen.js';

const NO_FLAGS: readonly RecordFlag[] = [];

interface ReviewTabProps {
  readonly job: WorkOrder;
  readonly asOf: string | undefined;
}

/** The review of the document that the address names: its pages, and beside them what was read from it. */
export function ReviewTab({ job, asOf }: ReviewTabProps) {
  const t = useText();
  const { org } = useDesk();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const documents = useQuery(documentQueries.list(org.id, job.id, asOf));
  const records = useQuery(jobRecordsQuery(org.id, job.id, asOf));
  const flags = useQuery(recordFlagsQuery(org.id, job.id, asOf !== undefined));
  const failed = [documents, records].find(({ isLoadingError }) => isLoadingError);
  if (failed) return <Failed error={failed.error} onRetry={() => void failed.refetch()} />;
  // The order of what is to be checked is kept from the first look on: flags that came later would wait at its end.
  if (!documents.data || !records.data || flags.isLoading) return <Loading rows={16} rowHeight={28} />;

  const standing = documents.data.results.filter(({ withdrawn }) => !withdrawn);
  const place = reviewPlaceOf(search);
  const document = place === null ? standing[0] : standing.find(({ id }) => id === place.documentId);
  const toDocuments = () => {
    const next = new URLSearchParams({ tab: 'documents', ...(document && { document: document.id }) });
    if (asOf !== undefined) next.set('as_of', asOf);
    void navigate({ search: `?${next}` });
  };
  if (!document)
    return (
      <Empty title={t('problems.document.not-found')}>
        <Button onClick={toDocuments}>{t('documents.backToList')}</Button>
      </Empty>
    );
  const open = (next: Document) =>
    void navigate({ search: `?${addressOfReview(search, { documentId: next.id, page: null, value: null })}` });
  return (
    <ReviewScreen
      key={document.id}
      job={job}
      document={document}
      documents={standing}
      jobRecords={records.data}
      flags={flags.data ?? NO_FLAGS}
      place={place}
      isPast={asOf !== undefined}
      onDocument={open}
      onClose={toDocuments}
    />
  );
}
