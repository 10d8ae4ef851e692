import type { Readings } from '@tallyport/contracts/document-extraction/readings';

/** The bare values of readings, for comparing. */
export function plain(readings: Readings | undefined): Record<string, string | boolean | null> {
  return Object.fromEntries(Object.entries(readings ?? {}).map(([field, { value }]) => [field, value]));
}
