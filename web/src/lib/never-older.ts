import { replaceEqualDeep } from '@tanstack/react-query';
import { lastWritten } from './api/last-written.js';

interface Streamed {
  readonly id: string;
  readonly stream_position: number;
}

/**
 * For `structuralSharing` of a query whose cache also takes what a command wrote: an answer that was asked for before the
 * write, and arrives after it, does not show the older state again. Takes one view of a stream, a list of them, or a page of
 * such a list; anything else is what arrived. It holds for as long as reads ask for the own last write: later an older state
 * is true, since the database was restored to an earlier day.
 */
export function neverOlder(shown: unknown, arrived: unknown): unknown {
  return replaceEqualDeep(shown, lastWritten() === undefined ? arrived : newest(shown, arrived));
}

function newest(shown: unknown, arrived: unknown): unknown {
  if (Array.isArray(arrived))
    return arrived.map((one) => newest(Array.isArray(shown) ? shown.find((other) => isSame(other, one)) : undefined, one));
  if (hasResults(arrived)) return { ...arrived, results: newest(hasResults(shown) ? shown.results : undefined, arrived.results) };
  const isOlder = isStreamed(shown) && isStreamed(arrived) && shown.id === arrived.id && shown.stream_position > arrived.stream_position;
  return isOlder ? shown : arrived;
}

function isStreamed(value: unknown): value is Streamed {
  return typeof value === 'object' && value !== null && 'id' in value && 'stream_position' in value;
}

function hasResults(value: unknown): value is { readonly results: readonly unknown[] } {
  return typeof value === 'object' && value !== null && 'results' in value && Array.isArray(value.results);
}

function isSame(one: unknown, other: unknown): boolean {
  return isStreamed(one) && isStreamed(other) && one.id === other.id;
}
