import type { Readable } from 'node:stream';

/** What a file became: its address within the organisation (SHA-256, hex) and its size. */
export interface StoredFile {
  readonly hash: string;
  readonly bytes: number;
}

export interface OpenBlob {
  readonly bytes: number;
  readonly stream: Readable;
}

/**
 * Where bytes live that no event may hold: uploaded files, addressed by their content, and artefacts made from them,
 * addressed by a key. Both belong to one organisation. What `put…` answered for survives a power cut.
 */
export interface BlobStore {
  /**
   * Stores a file as it arrives; memory stays constant. Safe to repeat: the same content has the same address.
   * Throws {@link BlobTooLarge} as soon as more than `limit` bytes came, {@link StorageFull} when the disk is full.
   */
  putFile(orgId: string, content: AsyncIterable<Uint8Array>, limits: { readonly limit: number }): Promise<StoredFile>;
  /** Stores what was made from a file under a key of `artefacts.ts`; a later one takes the place of an earlier one. */
  putArtefact(orgId: string, key: string, content: Uint8Array): Promise<void>;
  /** Opens a file by its hash or an artefact by its key. Throws {@link BlobMissing}. */
  open(orgId: string, address: string): Promise<OpenBlob>;
  read(orgId: string, address: string): Promise<Buffer>;
  has(orgId: string, address: string): Promise<boolean>;
}

export class BlobTooLarge extends Error {
  constructor(readonly limit: number) {
    super(`a file is larger than ${limit} bytes`);
    this.name = 'BlobTooLarge';
  }
}

export class BlobMissing extends Error {
  constructor(readonly address: string) {
    super(`no blob ${address}`);
    this.name = 'BlobMissing';
  }
}

export class StorageFull extends Error {
  constructor(options: ErrorOptions) {
    super('there is no room left for blobs', options);
    this.name = 'StorageFull';
  }
}
