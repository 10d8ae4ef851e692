import type { Trees } from './trees.js';

/** Trees as data of the reading: their lists as base64 that is broken over lines. */
export interface PackedTrees {
  readonly start: number;
  readonly roots: string;
  readonly features: string;
  readonly limits: string;
  readonly lower: string;
  readonly values: string;
}

export function unpackedTrees({ start, roots, features, limits, lower, values }: PackedTrees): Trees {
  return {
    start,
    roots: new Int32Array(bytesOf(roots).buffer),
    features: new Int16Array(bytesOf(features).buffer),
    limits: new Float32Array(bytesOf(limits).buffer),
    lower: new Int32Array(bytesOf(lower).buffer),
    values: new Float32Array(bytesOf(values).buffer),
  };
}

/** The bytes of base64 that is broken over lines. */
export function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64.replace(/\s/gu, '')), (letter) => letter.charCodeAt(0));
}
