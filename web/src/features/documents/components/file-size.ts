import type { Translate } from '../../../i18n/i18n.js';

/** `48 kB`, `9.1 MB`. */
export function fileSize(t: Translate, bytes: number): string {
  if (bytes < 1_048_576) return t('documents.kilobytes', { size: Math.max(1, Math.round(bytes / 1_024)) });
  return t('documents.megabytes', { size: (bytes / 1_048_576).toFixed(1) });
}
