import { MediaType } from '@tallyport/contracts/document-extraction/media-types';
import { fileTypeFromBuffer } from 'file-type';
import { compoundFiles } from './compound-file.js';
import { UnreadableFile } from './unreadable-file.js';

/** What a file is, by its content; its name is never asked. */
export async function mediaTypeOf(bytes: Uint8Array): Promise<MediaType> {
  if (bytes.length === 0) throw new UnreadableFile('empty');
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (found?.mime === 'application/x-cfb') return compoundFileType(bytes);
  const known = MediaType.safeParse(MACRO_FREE.get(found?.mime ?? '') ?? found?.mime);
  if (known.success) return known.data;
  if (found === undefined && hasLatePdfHeader(bytes)) return 'application/pdf';
  throw new UnreadableFile('file-type-not-supported');
}

/** Office files with macros are read like those without: macros are data that nobody runs. */
const MACRO_FREE: ReadonlyMap<string, MediaType> = new Map([
  ['application/vnd.ms-excel.sheet.macroenabled.12', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['application/vnd.ms-word.document.macroenabled.12', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
]);

/** XLS and DOC share one container: its directory tells them apart, and shows an encrypted newer file too. */
function compoundFileType(bytes: Uint8Array): MediaType {
  const streams = directoryOf(bytes);
  const has = (name: string): boolean => streams.some((path) => path.toLowerCase().endsWith(`/${name}`));
  if (has('encryptedpackage')) throw new UnreadableFile('password-protected');
  if (has('workbook') || has('book')) return 'application/vnd.ms-excel';
  if (has('worddocument')) return 'application/msword';
  throw new UnreadableFile('file-type-not-supported');
}

function directoryOf(bytes: Uint8Array): readonly string[] {
  try {
    return compoundFiles.read(Buffer.from(bytes), { type: 'buffer' }).FullPaths;
  } catch (cause) {
    throw new UnreadableFile('damaged', { cause });
  }
}

/** Mail gateways put lines before a PDF; every reader accepts its header within the first kilobyte. */
function hasLatePdfHeader(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-');
}
