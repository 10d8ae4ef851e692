import type { Reading } from '@tallyport/contracts/document-extraction/readings';
import { extractDocument } from '@tallyport/reading/extract';
import type { PageFlag } from '@tallyport/reading/page-flags';
import type { DocumentReader } from '@tallyport/worker/adapters/document-reader/document-reader';
import { sourceOf } from '../read-hostile-file.js';

/** Everything that was understood of a file: what was read under the same name, and what its pages say of themselves. */
export interface UnderstoodFile {
  readonly values: ReadonlyMap<string, readonly Reading[]>;
  readonly flags: readonly PageFlag[];
}

/** Reads a file as the product does, without a model. */
export async function understandFile(reader: DocumentReader, bytes: Buffer): Promise<UnderstoodFile> {
  const file = sourceOf(bytes);
  const inspected = await reader.inspect(file);
  if (inspected.kind === 'unreadable') throw new Error(inspected.sentence);
  const read = await reader.readPages(file, 1, inspected.pages);
  if (read.kind === 'unreadable') throw new Error(read.sentence);
  const { pages } = read;
  const values = new Map<string, Reading[]>();
  const add = (field: string, reading: Reading): void => void values.set(field, [...(values.get(field) ?? []), reading]);
  for (const [index, { segment, header, lines }] of extractDocument({ pages }).segments.entries()) {
    add(`${index} type`, { value: segment.type, raw: null, place: null, method: 'inferred', confidence: segment.confidence });
    for (const [field, reading] of Object.entries(header)) add(`${index} ${field}`, reading);
    // A line more would shift all that follow: the values of a column are compared, wherever they stand.
    for (const [field, reading] of lines.flatMap(Object.entries<Reading>)) add(`${index} lines ${field}`, reading);
  }
  return { values, flags: pages.flatMap(({ flags }) => flags) };
}

/** A value that only one of the twins has. */
export interface ChangedValue {
  readonly field: string;
  readonly isOfClean: boolean;
  readonly reading: Reading;
}

/** What differs between a document and its twin: what was lost, and what came in. */
export function changedValues(clean: UnderstoodFile, injected: UnderstoodFile): ChangedValue[] {
  const fields = new Set([...clean.values.keys(), ...injected.values.keys()]);
  return [...fields].flatMap((field) => {
    const [before, after] = [clean.values.get(field) ?? [], injected.values.get(field) ?? []];
    return [
      ...without(before, after).map((reading) => ({ field, isOfClean: true, reading })),
      ...without(after, before).map((reading) => ({ field, isOfClean: false, reading })),
    ];
  });
}

/** The readings whose values are not among the others, each of which answers for one. */
function without(readings: readonly Reading[], others: readonly Reading[]): Reading[] {
  const left = others.map(({ value }) => value);
  return readings.filter(({ value }) => {
    const at = left.indexOf(value);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
