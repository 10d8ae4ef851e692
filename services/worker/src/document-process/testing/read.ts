import type { Page } from '@tallyport/reading/document-model';
import { openFile } from '../open-file-of-any-type.js';
import { UnreadableFile, type UnreadableReason } from '../unreadable-file.js';

/** The pages of a file that has words of its own; a page that would need OCR is an error here. */
export async function readWithoutOcr(bytes: Uint8Array): Promise<Page[]> {
  const file = await openFile(bytes);
  try {
    const numbers = Array.from({ length: file.pageCount }, (_, index) => index + 1);
    return await Promise.all(
      numbers.map(async (number) => {
        const parsed = await file.parsePage(number);
        if (parsed.kind === 'scan') throw new Error(`Page ${number} is a scan`);
        return parsed.page;
      }),
    );
  } finally {
    await file.close();
  }
}

/** Why a file cannot be opened, or null where it can. */
export async function reasonAgainst(bytes: Uint8Array): Promise<UnreadableReason | null> {
  try {
    await (await openFile(bytes)).close();
    return null;
  } catch (error) {
    if (error instanceof UnreadableFile) return error.reason;
    throw error;
  }
}

export const textOf = ({ words }: Page): string => words.map(({ text }) => text).join(' ');

export function wordOf(page: Page, text: string): Page['words'][number] {
  const found = page.words.find((word) => word.text === text);
  if (found === undefined) throw new Error(`No word ${text} among: ${textOf(page)}`);
  return found;
}
