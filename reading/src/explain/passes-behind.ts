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
  const segmentsWithout = (...passes: readonly string[]) => extractDocument(document, { without: new Set(passes) }).segments;
  const [whole, byRules] = [segmentsWithout(), segmentsWithout(ARBITER)];
  const runs = names.map((pass) =>
    pass.startsWith(`${ARBITER}/`)
      ? { pass, before: whole, segments: segmentsWithout(pass) }
      : { pass, before: byRules, segments: segmentsWithout(pass, ARBITER) },
  );
  return (fromPage, field) =>
    runs.flatMap(({ pass, before, segments }) => {
      const otherwise = valueIn(segments, fromPage, field);
      return otherwise === valueIn(before, fromPage, field) ? [] : [{ pass, otherwise }];
    });
}

/** It fills what a rule no longer finds, so rules are tried without it. */
const ARBITER = 'arbiter';

function valueIn(segments: readonly ExtractedSegment[], fromPage: number, field: string): FieldValue {
  return segments.find(({ segment }) => segment.fromPage === fromPage)?.header[field]?.value ?? null;
}
