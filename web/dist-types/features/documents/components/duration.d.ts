import type { useText } from '../../../i18n/use-text.js';
/** `40 s`, `2 min 10 s`. */
export declare function showSeconds(t: ReturnType<typeof useText>, seconds: number): string;
/** `9.4 s` below a minute, for what is over. */
export declare function showElapsed(t: ReturnType<typeof useText>, ms: number): string;
