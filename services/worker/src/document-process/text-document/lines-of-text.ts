import type { Block } from './block.js';

/** The lines of a plain text as paragraphs, empty ones left out. */
export function linesOfText(text: string): Block[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => ({ kind: 'paragraph', text: line, isBold: false }));
}
