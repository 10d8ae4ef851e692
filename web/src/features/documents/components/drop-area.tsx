import { clsx } from 'clsx';
import { Upload } from 'lucide-react';
import { type DragEvent, type ReactNode, type RefObject, useState } from 'react';
import { Keys } from '../../../components/ui/keys.js';
import { useText } from '../../../i18n/use-text.js';

const ACCEPT = '.pdf,.png,.jpg,.jpeg,.xls,.xlsx,.doc,.docx';

interface DropAreaProps {
  readonly input: RefObject<HTMLInputElement | null>;
  onFiles(files: Iterable<File>): void;
  readonly children: ReactNode;
}

/** The whole region takes a drop and is outlined while files are over it; the strip at its foot says so and opens the chooser. */
export function DropArea({ input, onFiles, children }: DropAreaProps) {
  const t = useText();
  const [isOver, setIsOver] = useState(false);
  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');
  return (
    <div
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        onFiles(event.dataTransfer.files);
      }}
      className={clsx('flex min-h-0 min-w-0 flex-1 flex-col', isOver && 'bg-select outline-2 -outline-offset-2 outline-accent-solid')}
    >
      {children}
      <input
        ref={input}
        type="file"
        multiple
        accept={ACCEPT}
        aria-label={t('documents.choose')}
        className="sr-only"
        onChange={(event) => {
          onFiles(event.target.files ?? []);
          event.target.value = '';
        }}
      />
      <button
        type="button"
        onClick={() => input.current?.click()}
        className="mx-5 my-3 flex h-11 shrink-0 items-center gap-2.5 rounded-panel border border-dashed border-control px-4 text-left hover:bg-hover"
      >
        <Upload className="icon" aria-hidden="true" />
        <b className="font-semibold">{t('documents.dropHere')}</b>
        <span className="text-ink-2">{t('documents.orPress')}</span>
        <Keys keys="u" />
        <span className="ml-auto truncate text-caption text-ink-3">{t('documents.accepted')}</span>
      </button>
    </div>
  );
}
