import { beforeEach, describe, expect, test } from 'vitest';
import { FakeClock, FakeSocket } from '../testing/fake-socket.js';
import { Connection } from './connection.js';
import { isLost } from './connection-state.js';

let clock: FakeClock;
let openings: { at: number; socket: FakeSocket }[];
let frames: unknown[];
let logged: string[];
let connection: Connection;

beforeEach(() => {
  clock = new FakeClock();
  [openings, frames, logged] = [[], [], []];
  connection = new Connection({
    openSocket: (events) => {
      const socket = new FakeSocket(events);
      openings.push({ at: clock.now, socket });
      return socket;
    },
    clock,
    onFrame: (frame) => frames.push(frame),
    greeting: () => [],
    log: (what) => logged.push(what),
  });
});

function last(): FakeSocket {
  const socket = openings.at(-1)?.socket;
  if (!socket) throw new Error('nothing was opened');
  return socket;
}
const status = () => connection.snapshot().status;
function open(): void {
  connection.dispatch({ type: 'connect' });
  last().open();
}

test('unknown, connecting, open, closing, closed', () => {
  expect(status()).toBe('unknown');
  connection.dispatch({ type: 'connect' });
  expect(status()).toBe('connecting');
  last().open();
  expect(status()).toBe('open');
  const seen: string[] = [];
  connection.subscribe(() => seen.push(status()));
  connection.dispatch({ type: 'disconnect' });
  expect([...seen, status()]).toContain('closed');
  expect(last().closed).toBe(true);
  clock.advance(600_000);
  expect(openings).toHaveLength(1);
});

describe('fault 99: the schedule of tries', () => {
  test('five tries at 3, 6, 12, 24 and 48 seconds after each close, then none', () => {
    open();
    last().close();
    for (let minute = 0; minute < 300; minute++) {
      clock.advance(1_000);
      if (status() === 'connecting') last().close();
    }
    const waits = openings.map(({ at }, i) => at - (openings[i - 1]?.at ?? 0)).slice(1);
    expect(waits).toEqual([3_000, 6_000, 12_000, 24_000, 48_000]);
    expect(isLost(connection.snapshot())).toBe(true);
  });

  test('a connection that holds again begins the count anew', () => {
    open();
    last().close();
    clock.advance(3_000);
    last().open();
    expect(connection.snapshot().tries).toBe(0);
    last().close();
    clock.advance(2_999);
    expect(openings).toHaveLength(2);
    clock.advance(1);
    expect(openings).toHaveLength(3);
  });

  test('hidden: no pings and no tries; shown again: the wait begins anew, with one try for one wait', () => {
    open();
    connection.dispatch({ type: 'pause' });
    clock.advance(3_600_000);
    expect(last().sent).toEqual([]);
    last().close();
    clock.advance(3_600_000);
    expect(openings).toHaveLength(1);

    connection.dispatch({ type: 'resume' });
    connection.dispatch({ type: 'pause' });
    connection.dispatch({ type: 'resume' });
    expect(status()).toBe('closed');
    clock.advance(3_000);
    expect(openings).toHaveLength(2);
    expect(status()).toBe('connecting');
  });

  test('shown again while open: the pings go on, and nothing is opened', () => {
    open();
    connection.dispatch({ type: 'pause' });
    connection.dispatch({ type: 'resume' });
    clock.advance(30_000);
    expect(last().sent).toEqual([{ type: 'ping' }]);
    expect(openings).toHaveLength(1);
  });

  test('after the fifth try only a person reconnects, at once and with five new tries', () => {
    open();
    last().close();
    for (const wait of [3_000, 6_000, 12_000, 24_000, 48_000]) {
      clock.advance(wait);
      last().close();
    }
    connection.dispatch({ type: 'pause' });
    connection.dispatch({ type: 'resume' });
    clock.advance(600_000);
    expect(openings).toHaveLength(6);
    connection.dispatch({ type: 'reconnect' });
    expect(openings).toHaveLength(7);
    last().close();
    clock.advance(3_000);
    expect(openings).toHaveLength(8);
  });
});

test('a ping every 30 seconds; a pong changes nothing', () => {
  open();
  clock.advance(90_000);
  expect(last().sent).toEqual([{ type: 'ping' }, { type: 'ping' }, { type: 'ping' }]);
  last().receive({ type: 'pong' });
  expect(frames).toEqual([]);
});

test('reconnect leaves one socket: the old one is closed and its late words do not count', () => {
  open();
  const old = last();
  connection.dispatch({ type: 'reconnect' });
  old.receive({ type: 'welcome', cursor: 'c' });
  old.events.closed();
  expect(old.closed).toBe(true);
  expect(openings).toHaveLength(2);
  expect(status()).toBe('connecting');
  expect(frames).toEqual([]);
});

test.each(['{', 'null', '[]', '{"type":"surprise"}', '{"type":"record.changed"}', ''])(
  'fault 100: %j is logged and dropped, and the connection stays',
  (message) => {
    open();
    last().receive(message);
    expect(logged).toEqual(['a message could not be read and was dropped']);
    expect(status()).toBe('open');
    last().receive({ type: 'welcome', cursor: 'c' });
    expect(frames).toEqual([{ type: 'welcome', cursor: 'c' }]);
  },
);

test('a socket that cannot even be made counts as a close', () => {
  const broken = new Connection({
    openSocket: () => {
      throw new DOMException('refused');
    },
    clock,
    onFrame: () => {},
    greeting: () => [],
    log: (what) => logged.push(what),
  });
  broken.dispatch({ type: 'connect' });
  expect(broken.snapshot().status).toBe('closed');
  clock.advance(600_000);
  expect(logged).toHaveLength(6);
});
