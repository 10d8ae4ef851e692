import type { MediaType } from '@tallyport/contracts/document-extraction/media-types';
import { familyOf, mediaTypeOf } from '@tallyport/file-type/media-type';
import { UnreadableFile } from './unreadable-file.js';

/** What a file is, by its content; its name is never asked. */
export async function requireMediaType(bytes: Uint8Array): Promise<MediaType> {
  if (bytes.length === 0) throw new UnreadableFile('empty');
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const family = await familyOf(file);
  const verdict = family === null ? 'not-supported' : await mediaTypeOf(family, () => Promise.resolve(file));
  switch (verdict) {
    case 'not-supported':
      throw new UnreadableFile('file-type-not-supported');
    case 'password-protected':
    case 'damaged':
      throw new UnreadableFile(verdict);
    default:
      return verdict;
  }
}
