import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { ProblemError } from '../problems/problem-error.js';

const WAITING_LIMIT = 200;

/** Keeps the queue for connections short: when it is full, a call is refused at once and told when to come back. */
export function shedLoad(server: FastifyInstance, pools: readonly Pick<pg.Pool, 'waitingCount'>[]): void {
  server.addHook('onRequest', (_request, _reply, done) => {
    if (pools.some((pool) => pool.waitingCount >= WAITING_LIMIT)) done(new ProblemError('unavailable', {}, 2));
    else done();
  });
}
