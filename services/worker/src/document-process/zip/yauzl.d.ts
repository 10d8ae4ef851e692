declare module 'yauzl' {
  import type { Readable } from 'node:stream';

  /** One entry of the central directory; only what is used here. */
  interface Entry {
    readonly fileName: string;
    readonly compressedSize: number;
    readonly uncompressedSize: number;
    readonly relativeOffsetOfLocalHeader: number;
  }
  interface ZipFile {
    readonly entryCount: number;
    eachEntry(): AsyncIterable<Entry>;
    openReadStreamPromise(entry: Entry): Promise<Readable>;
    close(): void;
  }
  function fromBufferPromise(
    buffer: Buffer,
    options: { lazyEntries: true; validateEntrySizes: true; strictFileNames?: boolean },
  ): Promise<ZipFile>;
}
