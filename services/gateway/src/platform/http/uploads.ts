import multipart from '@fastify/multipart';
import { MAX_FILE_BYTES } from '@tallyport/contracts/document-extraction/media-types';
import type { FastifyInstance } from 'fastify';

const KILOBYTE = 1_024;

/** Multipart bodies for the calls that take files: bounded in every dimension, and streamed, never gathered. */
export async function acceptUploads(server: FastifyInstance): Promise<void> {
  await server.register(multipart, {
    limits: {
      // One byte more than a file may have, so that the blob store, which counts, is the one that refuses.
      fileSize: MAX_FILE_BYTES + 1,
      files: 50,
      fields: 10,
      parts: 60,
      fieldSize: KILOBYTE,
      fieldNameSize: 100,
      headerPairs: 20,
    },
    throwFileSizeLimit: false,
  });
}
