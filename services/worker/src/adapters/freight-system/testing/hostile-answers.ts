import type { HostileAnswer } from './hostile-answer.js';
import { HOSTILE_BYTES } from './hostile-bytes.js';
import { HOSTILE_MARKUP } from './hostile-markup.js';
import { HOSTILE_SIZES } from './hostile-sizes.js';
import { HOSTILE_WORDS } from './hostile-words.js';

export const HOSTILE_ANSWERS: readonly HostileAnswer[] = [...HOSTILE_MARKUP, ...HOSTILE_SIZES, ...HOSTILE_BYTES, ...HOSTILE_WORDS];
