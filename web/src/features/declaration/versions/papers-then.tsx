import { downloadDocument } from '@tallyport/contracts/document-extraction/http';
import type { PaperThen } from '@tallyport/contracts/lodgement/version-http';
import { useSearchParams } from 'react-router-dom';
import type { LodgedPlace } from '../../../components/lodgement/version-queries.js';
import { TypeChip } from '../../../components/trade/type-chip.js';
import { Link } from '../../../components/ui/link.js';
import { toast } from '../../../components/ui/toast.js';
import { problemText } from '../../../i18n/problem-text.js';
import { useText } from '../../../i18n/use-text.js';
import { download } from '../../../lib/api/download.js';
import { addressOfReview } from '../../../lib/documents/review-address.js';

/** The papers that lay in the shipment when it was signed; each opens. */
export function PapersThen({ place: { o, id }, papers }: { readonly place: LodgedPlace; readonly papers: readonly PaperThen[] }) {
  const t = useText();
  const [search] = useSearchParams();
  if (papers.length === 0) return <p className="text-ink-2">{t('versions.facts.noPapers')}</p>;
  const save = ({ document_id, file_name }: PaperThen) =>
    download(downloadDocument, { o, id, document: document_id }, file_name).catch((error: unknown) => toast.error(problemText(error)));
  return (
    <ul className="flex flex-col gap-1.5">
      {papers.map((paper) => (
        <li key={paper.document_id}>
          <p className="flex items-baseline gap-2">
            <button type="button" className="truncate font-medium underline-offset-4 hover:underline" onClick={() => void save(paper)}>
              {paper.file_name}
            </button>
            {paper.withdrawn_since && (
              <span className="rounded-mark bg-amber-bg px-1.5 text-caption text-amber">{t('versions.facts.takenAway')}</span>
            )}
          </p>
          {paper.segments.map((segment) => {
            const { from_page, to_page, title } = segment;
            const pages =
              from_page === to_page
                ? t('versions.facts.page', { page: from_page })
                : t('versions.facts.pages', { from: from_page, to: to_page });
            const to = addressOfReview(search, { documentId: paper.document_id, page: from_page, value: null });
            return (
              <p key={from_page} className="flex items-center gap-2 pl-3 text-caption text-ink-2">
                <TypeChip segments={[segment]} />
                {paper.withdrawn_since ? (
                  pages
                ) : (
                  <Link to={{ search: to.toString() }} className="underline-offset-4 hover:underline">
                    {pages}
                  </Link>
                )}
                {title !== null && <span className="min-w-0 truncate">{title}</span>}
              </p>
            );
          })}
        </li>
      ))}
    </ul>
  );
}
