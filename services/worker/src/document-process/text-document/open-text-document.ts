import type { OpenFile } from '../open-file.js';
import { openView } from '../own-view/open-view.js';
import { UnreadableFile } from '../unreadable-file.js';
import type { Block } from './block.js';
import { docBlocks } from './doc-blocks.js';
import { docxBlocks } from './docx-blocks.js';
import { layOutBlocks } from './lay-out-blocks.js';

export async function openDocx(bytes: Uint8Array): Promise<OpenFile> {
  const blocks = await orDamaged(docxBlocks(bytes));
  return openView('application/vnd.openxmlformats-officedocument.wordprocessingml.document', layOutBlocks(blocks));
}

export async function openDoc(bytes: Uint8Array): Promise<OpenFile> {
  return openView('application/msword', layOutBlocks(await orDamaged(docBlocks(bytes))));
}

async function orDamaged(blocks: Promise<Block[]>): Promise<Block[]> {
  return blocks.catch((cause: unknown) => {
    throw cause instanceof UnreadableFile ? cause : new UnreadableFile('damaged', { cause });
  });
}
