import { CUSTOMS_ANSWER_UPCASTER } from './lodgement.js';
import type { Upcaster } from './upcaster.js';

/** Every upcaster. */
export const UPCASTERS: readonly Upcaster[] = [CUSTOMS_ANSWER_UPCASTER];
