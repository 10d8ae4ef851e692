import WordExtractor from 'word-extractor';
import { compoundFiles } from '../compound-file.js';
import { UnreadableFile } from '../unreadable-file.js';
import type { Block } from './block.js';
import { linesOfText } from './lines-of-text.js';

/** The text of an old Word file. Its tables come as lines whose cells are set apart by tabs. */
export async function docBlocks(bytes: Uint8Array): Promise<Block[]> {
  if (isEncrypted(bytes)) throw new UnreadableFile('password-protected');
  const document = await new WordExtractor().extract(Buffer.from(bytes));
  const parts = [document.getHeaders(), document.getBody(), document.getTextboxes(), document.getFootnotes()];
  return parts.flatMap(linesOfText);
}

/** The flag fEncrypted of the file information block ([MS-DOC] 2.5.2): the text behind it would come out as noise. */
function isEncrypted(bytes: Uint8Array): boolean {
  const file = compoundFiles.read(Buffer.from(bytes), { type: 'buffer' });
  const content = compoundFiles.find(file, '/WordDocument')?.content;
  return ((content?.[FLAGS_HIGH_BYTE] ?? 0) & 0x01) !== 0;
}

const FLAGS_HIGH_BYTE = 11;
