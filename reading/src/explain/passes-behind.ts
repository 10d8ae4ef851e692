import type { FieldValue } from '@tallyport/contracts/values/field-change';
import type { ReadDocument } from '../document-model.js';
import { type ExtractedSegment, extractDocument } from '../extract.js';
import { MACHINE } from '../pipeline.js';

/** A pass without which a value would not be what it is, and what it would be. */
export interface PassBehind {
  readonly pass: string;
  readonly otherwise: FieldValue;
}

/**
 * For each document of a file and each field of its header, the passes that the value hangs on: the machine is run once without
 * each of them. Takes as many readings as there are passes.
 */
export function passesBehind(document: ReadDocument): (fromPage: number, field: string) => readonly PassBehind[] {
  const names = MACHINE.flatMap(({ name, passes }) => passes.map((pass) => `${name}/${pass.name}`));
  const whole = extractDocument(document).segments;
  const runs = names.map((pass) => ({ pass, segments: extractDocument(document, { without: new Set([pass]) }).segments }));
  return (fromPage, field) => {
    const value = valueIn(whole, fromPage, field);
    return runs
      .map(({ pass, segments }) => ({ pass, otherwise: valueIn(segments, fromPage, field) }))
      .filter(({ otherwise }) => otherwise !== value);
  };
}

function valueIn(segments: readonly ExtractedSegment[], fromPage: number, field: string): FieldValue {
  return segments.find(({ segment }) => segment.fromPage === fromPage)?.header[field]?.value ?? null;
}
