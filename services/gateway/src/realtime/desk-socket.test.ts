import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Log } from '@tallyport/runtime/log';
import { expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import type { Member } from '../platform/auth/caller.js';
import { DeskSocket } from './desk-socket.js';

/** Longer than a client has to say that it resumes: every timer of a turn is late. */
const BUSY_TURN_MS = 550;
const MOST_TURNS = 10;

/** An end of a socket that takes whatever it is sent. */
function openSocket() {
  const sent: string[] = [];
  const end = { readyState: 1, OPEN: 1, bufferedAmount: 0, send: (bytes: Buffer) => sent.push(bytes.toString()) };
  const member = { userId: 'u', orgId: 'o' } as Member;
  const socket = new DeskSocket(Object.assign(new EventEmitter(), end) as unknown as WebSocket, new PassThrough(), member, {
    warn: () => {},
  } as unknown as Log);
  return { socket, sent };
}

function beBusy(): void {
  const end = performance.now() + BUSY_TURN_MS;
  while (performance.now() < end);
}

test('who does not resume gets what is new, however busy the process stays', async () => {
  const { socket, sent } = openSocket();
  socket.sendLive([{ lane: 1, feedPosition: 1, bytes: Buffer.from('new') }]);
  expect(sent).toEqual([]);
  for (let turns = 0; turns < MOST_TURNS && sent.length === 0; turns++) {
    beBusy();
    await nextTurn();
  }
  expect(sent).toEqual(['new']);
});
