import type { Document } from '@tallyport/contracts/document-extraction/document';
import { TriangleAlert } from 'lucide-react';
import { useStraySentence } from './stray-sentence.js';

/** In the row of a document: what it says that the job does not. Nothing where it belongs here. */
export function StrayLine({ document }: { document: Document }) {
  const sentence = useStraySentence();
  const [first] = document.stray.filter(({ kept }) => !kept);
  if (first === undefined) return null;
  return (
    <span className="flex min-w-0 items-center gap-1 text-caption text-amber" data-tip={sentence(first)} data-tip-cut>
      <TriangleAlert className="icon shrink-0" aria-hidden="true" />
      <span className="truncate">{sentence(first)}</span>
    </span>
  );
}
