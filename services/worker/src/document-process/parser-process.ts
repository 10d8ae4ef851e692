import sharp from 'sharp';
import type { OpenFile } from './open-file.js';
import { openFile } from './open-file-of-any-type.js';
import { packed } from './packed-page.js';
import type { ParserMethods } from './protocol.js';
import { serve } from './serve.js';
import { UnreadableFile } from './unreadable-file.js';

// One picture at a time on one thread: the other cores have children of their own.
sharp.cache(false);
sharp.concurrency(1);

let current: OpenFile | null = null;

function opened(): OpenFile {
  if (current === null) throw new UnreadableFile('reader-stopped');
  return current;
}

const methods: ParserMethods = {
  warmUp: async () => {},
  async open(bytes, mode) {
    await current?.close();
    current = null;
    current = await openFile(bytes, mode);
    const { mediaType, pageCount, embedded = [] } = current;
    return { mediaType, pageCount, embedded };
  },
  parsePage: async (page) => packed(await opened().parsePage(page)),
  drawPage: async (page, dpi) => opened().drawPage(page, dpi),
  drawGrey: async (page, dpi) => opened().drawGrey(page, dpi),
  drawArea: async (page, dpi, area) => (await opened().drawArea?.(page, dpi, area)) ?? null,
};

serve(methods);
