import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../problems/problem-error.js';

const A_YEAR = 'public, max-age=31536000, immutable';

/**
 * Serves the built web app. Its router knows more paths than there are files, so that every other address is answered with
 * its page; what stands under `/api` and `/ws` is never one of them. Built assets carry a hash in their name and never change.
 */
export async function serveWebApp(server: FastifyInstance, folder: string): Promise<void> {
  const root = resolve(folder);
  await server.register(fastifyStatic, { root, serve: false, index: false, dotfiles: 'ignore' });
  server.get('/*', (request, reply) => {
    const path = decodeURIComponent(request.url.split('?')[0] ?? '/');
    if (/^\/(api|ws)(\/|$)/.test(path)) throw notFound();
    const isFile = path !== '/' && !path.includes('..') && !path.includes('\0') && existsSync(join(root, path));
    const hasExtension = /\.[a-z0-9]+$/i.test(path);
    if (isFile && hasExtension) {
      return reply
        .header('cache-control', path.startsWith('/assets/') ? A_YEAR : 'no-cache')
        .sendFile(path.slice(1), { cacheControl: false });
    }
    if (path.startsWith('/assets/')) throw notFound();
    return reply.header('cache-control', 'no-cache').sendFile('index.html', { cacheControl: false });
  });
}
