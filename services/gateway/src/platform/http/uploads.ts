import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';

const KILOBYTE = 1_024;

/** Multipart bodies for the calls that take files: streamed, never gathered, and bounded; who reads a file bounds its size. */
export async function acceptUploads(server: FastifyInstance): Promise<void> {
  await server.register(multipart, {
    limits: {
      // A limit here would swallow the rest of a file without a word, however much that is.
      fileSize: Number.POSITIVE_INFINITY,
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
