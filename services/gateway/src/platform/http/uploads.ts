import multipart from '@fastify/multipart';
import { OPERATIONS } from '@tallyport/contracts/operations';
import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import { ProblemError } from '../problems/problem-error.js';
import { routePaths } from './route-paths.js';

const KILOBYTE = 1_024;

/** Multipart bodies for the calls that take files: streamed, never gathered, and bounded; who reads a file bounds its size. */
export async function acceptUploads(server: FastifyInstance): Promise<void> {
  const uploads = new Set(OPERATIONS.filter(({ takes }) => takes === 'files').flatMap(routePaths));
  server.addHook('onRoute', (route) => {
    if (route.method === 'POST' && uploads.has(route.url)) route.onRequest = requireForm;
  });
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

/** Whoever sends anything but a form to such a call is told what to send. */
const requireForm: onRequestHookHandler = (request, _reply, done) => {
  const isForm = request.headers['content-type']?.toLowerCase().startsWith('multipart/form-data') ?? false;
  done(isForm ? undefined : new ProblemError('form-needed'));
};
