import type { LineageEnd } from '@tallyport/contracts/lodgement/lineage';
import { isRecordField } from '@tallyport/contracts/shipping-record/fields';
import type { ShownSource } from '@tallyport/contracts/shipping-record/http';
import { useSearchParams } from 'react-router-dom';
import { useText } from '../../../i18n/use-text.js';
import { addressOfReview } from '../../../lib/documents/review-address.js';
import { useSource } from '../../../lib/records/use-source.js';
import { Evidence } from '../../trade/evidence.js';
import { Link } from '../../ui/link.js';

interface BoxOfPageProps {
  readonly jobId: string;
  readonly from: ShownSource | null;
  readonly end: Extract<LineageEnd, { kind: 'box' }>;
  /** Whether the piece of the page is shown, or its number alone. */
  readonly isShown: boolean;
}

/** Where a value stands on a page, leading to the page with the value lit. */
export function BoxOfPage({ jobId, from, end: { document_id, place }, isShown }: BoxOfPageProps) {
  const t = useText();
  const [search] = useSearchParams();
  const paper = useSource(jobId, from ?? undefined);
  const index = paper?.lines.findIndex(({ line_id }) => line_id === from?.line_id) ?? -1;
  const value =
    from && isRecordField(from.field) ? { recordId: from.record_id, line: index < 0 ? null : index + 1, field: from.field } : null;
  const said =
    value && from ? t('lineage.fromPaper', { kind: t(`records.untitled.${from.kind}`), field: t(`recordFields.${value.field}`) }) : '';
  return (
    <Link
      to={{ search: `?${addressOfReview(search, { documentId: document_id, page: place.page, value })}` }}
      data-tip={t('lineage.openBox', { page: place.page })}
      className="flex flex-col gap-1 rounded-mark text-caption text-accent"
    >
      {isShown && <Evidence jobId={jobId} documentId={document_id} place={place} width={308} height={72} />}
      <span>{[t('lineage.box', { page: place.page }), place.address ?? '', said].filter(Boolean).join(t('common.comma'))}</span>
    </Link>
  );
}
