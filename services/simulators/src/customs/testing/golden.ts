import { readFileSync } from 'node:fs';
import { splitSegments } from '../edifact/split-segments.js';
import type { MessageSegments } from './edit-message.js';

const FOLDER = new URL('../../../../../contracts/fixtures/customs-messages/', import.meta.url);

/** The text of a message that was written by hand, without the line breaks that make it readable. */
export function goldenText(name: string): string {
  return readFileSync(new URL(`${name}.edi`, FOLDER), 'latin1').replaceAll('\n', '');
}

/** Its segments from UNH to UNT. */
export function goldenMessage(name: string): MessageSegments {
  return splitSegments(goldenText(name)).slice(1, -1);
}
