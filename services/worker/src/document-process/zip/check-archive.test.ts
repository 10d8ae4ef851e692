import { makeZip } from '@tallyport/file-type/testing/make-zip';
import { describe, expect, test } from 'vitest';
import { UnreadableFile } from '../unreadable-file.js';
import { checkArchive } from './check-archive.js';

async function verdict(archive: Buffer): Promise<string> {
  return checkArchive(archive).then(
    () => 'fine',
    (error: unknown) => (error instanceof UnreadableFile ? error.reason : String(error)),
  );
}

/** The central directory entry of the first file, whose fields the tests falsify. */
const directoryEntry = (archive: Buffer): number => archive.indexOf(Buffer.from('PK\u0001\u0002', 'latin1'));

describe('fault 76', () => {
  test('an ordinary archive passes', async () => {
    expect(await verdict(makeZip({ 'a.xml': '<a>&lt;!DOCTYPE is only text&gt;</a>', 'b.bin': Buffer.alloc(5_000, 7) }))).toBe('fine');
  });

  test('a part that unpacks a thousandfold is stopped while inflating', async () => {
    expect(await verdict(makeZip({ 'xl/sheet1.xml': Buffer.alloc(40 * 2 ** 20, 0x20) }))).toBe('unpacks-too-large');
  });

  test('a size that the archive claims is not believed', async () => {
    const archive = makeZip({ 'xl/sheet1.xml': Buffer.alloc(40 * 2 ** 20, 0x20) });
    archive.writeUInt32LE(1_000, directoryEntry(archive) + 24);
    expect(await verdict(archive)).not.toBe('fine');
  });

  test('too many entries are refused', async () => {
    const entries = Object.fromEntries(Array.from({ length: 2_001 }, (_, index) => [`${index}.bin`, 'x']));
    expect(await verdict(makeZip(entries))).toBe('unpacks-too-large');
  });

  test('entries that overlap are refused', async () => {
    const archive = makeZip({ 'a.bin': Buffer.from('first content'), 'b.bin': Buffer.from('first content') });
    const first = directoryEntry(archive);
    const second = archive.indexOf(Buffer.from('PK\u0001\u0002', 'latin1'), first + 4);
    archive.writeUInt32LE(archive.readUInt32LE(first + 42), second + 42);
    expect(await verdict(archive)).not.toBe('fine');
  });

  test.each(['utf8', 'utf16le'] as const)('a document type declaration in %s is refused', async (encoding) => {
    const part = Buffer.from('<!DOCTYPE lolz [<!ENTITY lol "lol">]><a>&lol;</a>', encoding);
    expect(await verdict(makeZip({ 'word/document.xml': part }))).toBe('external-markup');
  });

  test('fault 78: what is no archive is damaged', async () => {
    expect(await verdict(Buffer.from('PK\u0003\u0004 and nothing more'))).toBe('damaged');
  });
});
