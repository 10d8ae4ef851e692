import type { Document } from '@tallyport/contracts/document-extraction/document';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../../i18n/use-text.js';
import { Button } from '../ui/button.js';
import { useStraySentence } from './stray-sentence.js';
import { useStrayCommands } from './use-stray-commands.js';

const MoveDialog = lazy(() => import('./move-dialog.js').then(({ MoveDialog }) => ({ default: MoveDialog })));

interface StrayPaperProps {
  readonly document: Document;
  /** False in the past, and for those who only read. */
  readonly mayChange: boolean;
}

/** A paper that seems to be of another job: by what, and what can be done about it. A person’s word that it belongs here can be taken back. */
export function StrayPaper({ document, mayChange }: StrayPaperProps) {
  const t = useText();
  const sentence = useStraySentence();
  const [isMoving, setIsMoving] = useState(false);
  const { keep, move } = useStrayCommands(document);
  const { stray } = document;
  if (stray.length === 0) return null;
  const open = stray.filter(({ kept }) => !kept);
  const isKept = open.length === 0;
  return (
    <section
      aria-label={t('documents.stray.title')}
      className={`flex shrink-0 flex-wrap items-center gap-2 border-b border-line px-4 py-1.5 text-caption ${isKept ? 'text-ink-2' : 'bg-amber-bg text-amber'}`}
    >
      <ul role="status" className="min-w-56 flex-1">
        {(isKept ? stray : open).map((finding) => (
          <li key={finding.reason}>{sentence(finding)}</li>
        ))}
      </ul>
      {mayChange && !isKept && (
        <span className="flex gap-2">
          <Button size="small" onClick={() => setIsMoving(true)}>
            {t('documents.stray.move')}
          </Button>
          <Button size="small" onClick={() => keep.mutate(stray)}>
            {t('documents.stray.keep')}
          </Button>
        </span>
      )}
      {isKept && <span>{t('documents.stray.kept')}</span>}
      {mayChange && isKept && (
        <Button size="small" variant="bare" onClick={() => keep.mutate([])}>
          {t('documents.stray.undo')}
        </Button>
      )}
      {isMoving && (
        <Suspense>
          <MoveDialog
            document={document}
            isPending={move.isPending}
            onConfirm={(to) => move.mutate(to, { onSuccess: () => setIsMoving(false) })}
            onClose={() => setIsMoving(false)}
          />
        </Suspense>
      )}
    </section>
  );
}
