import { flagOfText } from '../flag-of-text.js';
import type { OpenFile } from '../open-file.js';
import { openView } from '../own-view/open-view.js';
import { UnreadableFile } from '../unreadable-file.js';
import { docBlocks } from './doc-blocks.js';
import { docxBlocks } from './docx-blocks.js';
import { layOutBlocks } from './lay-out-blocks.js';

export async function openDocx(bytes: Uint8Array): Promise<OpenFile> {
  const { blocks, hiddenLetters, notes } = await orDamaged(docxBlocks(bytes));
  const flags = [
    ...(hiddenLetters === 0 ? [] : [flagOfText('hidden text', hiddenLetters, 'characters are in the file but cannot be seen')]),
    ...(notes === 0 ? [] : [flagOfText('notes left out', notes, 'comments or deleted passages are in the file')]),
  ];
  return openView('application/vnd.openxmlformats-officedocument.wordprocessingml.document', layOutBlocks(blocks, flags));
}

export async function openDoc(bytes: Uint8Array): Promise<OpenFile> {
  return openView('application/msword', layOutBlocks(await orDamaged(docBlocks(bytes)), []));
}

async function orDamaged<Content>(content: Promise<Content>): Promise<Content> {
  return content.catch((cause: unknown) => {
    throw cause instanceof UnreadableFile ? cause : new UnreadableFile('damaged', { cause });
  });
}
