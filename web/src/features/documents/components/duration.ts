import type { useText } from '../../../i18n/use-text.js';

/** `40 s`, `2 min 10 s`. */
export function showSeconds(t: ReturnType<typeof useText>, seconds: number): string {
  if (seconds < 60) return t('documents.seconds', { count: seconds });
  return t('documents.minutes', { minutes: Math.floor(seconds / 60), seconds: seconds % 60 });
}

/** `9.4 s` below a minute, for what is over. */
export function showElapsed(t: ReturnType<typeof useText>, ms: number): string {
  const seconds = ms / 1_000;
  return seconds < 60 ? t('documents.seconds', { count: Number(seconds.toFixed(1)) }) : showSeconds(t, Math.round(seconds));
}
