import WordExtractor from 'word-extractor';
import type { Block } from './block.js';

/** The text of an old Word file. Its tables come as lines whose cells are set apart by tabs. */
export async function docBlocks(bytes: Uint8Array): Promise<Block[]> {
  const document = await new WordExtractor().extract(Buffer.from(bytes));
  const parts = [document.getHeaders(), document.getBody(), document.getTextboxes(), document.getFootnotes()];
  return parts
    .flatMap((part) => part.split(/\r\n|\r|\n/))
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((text) => ({ kind: 'paragraph', text, isBold: false }));
}
