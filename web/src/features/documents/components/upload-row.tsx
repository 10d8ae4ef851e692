import { CircleAlert } from 'lucide-react';
import { Button } from '../../../components/ui/button.js';
import { useText } from '../../../i18n/use-text.js';
import type { Upload } from '../model/use-uploads.js';
import { DOCUMENT_COLUMNS } from './document-columns.js';

/** A file on its way, or one that was refused and why. A refused file never disappears by itself. */
export function UploadRow({ upload, onDismiss }: { upload: Upload; onDismiss: () => void }) {
  const t = useText();
  const percent = Math.floor(upload.fraction * 100);
  if (upload.refused !== null) {
    const sentence = upload.refused === 'broken-off' ? t('documents.uploadFailed') : t(`problems.${upload.refused}`);
    return (
      <li role="alert" className="flex h-[54px] items-center gap-3 border-b border-line-soft bg-red-bg px-5 text-red">
        <CircleAlert className="icon" aria-hidden="true" />
        <span className="max-w-80 truncate font-medium text-ink">{upload.name}</span>
        <span className="min-w-0 flex-1 truncate">{sentence}</span>
        <Button size="small" variant="bare" onClick={onDismiss}>
          {t('documents.dismiss')}
        </Button>
      </li>
    );
  }
  return (
    <li className={`${DOCUMENT_COLUMNS} h-[54px] border-b border-line-soft px-5`}>
      <span />
      <span className="truncate font-medium">{upload.name}</span>
      <span className="flex flex-col gap-1">
        <span
          role="progressbar"
          aria-valuenow={percent}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-label={upload.name}
          className="h-1.5 overflow-hidden rounded-[2px] bg-bar-off"
        >
          <span className="block h-full bg-accent-solid" style={{ width: `${percent}%` }} />
        </span>
        <span className="text-caption text-ink-2">{t('documents.uploading', { percent })}</span>
      </span>
      <span className="flex justify-end">
        <Button size="small" variant="bare" onClick={onDismiss}>
          {t('documents.cancel')}
        </Button>
      </span>
    </li>
  );
}
