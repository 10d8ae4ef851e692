import type { QueryClient } from '@tanstack/react-query';
import type { Invalidate } from './apply-frame.js';
import type { Clock } from './connection.js';
/**
 * Invalidates at once when it was quiet, and otherwise gathers until the quiet time is over. A fetch in flight is
 * given up for the newer one, so that the last word on the screen is never older than the last hint.
 */
export declare function coalescing(cache: QueryClient, clock: Clock): Invalidate;
