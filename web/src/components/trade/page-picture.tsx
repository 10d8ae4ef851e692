import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useText } from '../../i18n/use-text.js';
import { useDesk } from '../../lib/desk.js';
import { documentQueries } from '../../lib/documents/document-queries.js';

interface PagePictureProps {
  readonly jobId: string;
  readonly documentId: string;
  readonly page: number;
  /** False while the picture cannot be there yet. */
  readonly ready: boolean;
  readonly className?: string;
}

/** A page as it looks; a sheet with faint lines until its picture is made. Paper stays paper in the dark, a little dimmed. */
export function PagePicture({ jobId, documentId, page, ready, className }: PagePictureProps) {
  const t = useText();
  const { org } = useDesk();
  const { data: picture } = useQuery({ ...documentQueries.picture(org.id, jobId, documentId, page), enabled: ready });
  return (
    <span className={clsx('block overflow-hidden rounded-mark border border-line bg-[white] brightness-(--paper-brightness)', className)}>
      {picture ? (
        <img src={picture.address} alt={t('documents.pageNumber', { page })} className="size-full object-cover object-top" />
      ) : (
        <span aria-hidden="true" className="block size-full bg-[repeating-linear-gradient(#fff_0_5px,#e6e9ed_5px_6px)] opacity-70" />
      )}
    </span>
  );
}
