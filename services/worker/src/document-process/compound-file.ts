import { CFB } from '@e965/xlsx';

/** An opened compound file, the container of XLS and DOC. */
export interface CompoundFile {
  readonly FullPaths: readonly string[];
}

/** The part of the library that is used; it comes without types. */
interface CompoundFileLibrary {
  read(bytes: Buffer, options: { type: 'buffer' }): CompoundFile;
  find(file: CompoundFile, path: string): { readonly content: Uint8Array } | null;
  write(file: CompoundFile, options: { type: 'buffer' }): Buffer;
  readonly utils: {
    cfb_new(): CompoundFile;
    cfb_add(file: CompoundFile, path: string, content: Buffer): unknown;
  };
}

export const compoundFiles = CFB as CompoundFileLibrary;
