import { createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A message of PostgreSQL's protocol: its letter, its length, its body. */
function message(letter: string, ...parts: readonly (string | Buffer)[]): Buffer {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part)));
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(letter), length, body]);
}

const int16 = (value: number) => Buffer.from([value >> 8, value & 255]);
const int32 = (value: number) => Buffer.from([value >> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255]);
const READY = message('Z', 'I');

/** One text column with one row. */
function answer(column: string, value: string): Buffer {
  const description = message('T', int16(1), `${column}\0`, int32(0), int16(0), int32(25), int16(-1), int32(-1), int16(0));
  return Buffer.concat([description, message('D', int16(1), int32(value.length), value), message('C', 'SHOW\0'), READY]);
}

function serve(socket: Socket, version: string): void {
  socket.on('error', () => undefined);
  socket.once('data', () => {
    socket.write(Buffer.concat([message('R', int32(0)), READY]));
    socket.on('data', (request) => {
      if (request[0] === 'Q'.charCodeAt(0)) socket.write(answer('server_version', version));
      else socket.end();
    });
  });
}

/** Serves just enough of PostgreSQL's protocol to say its version, until the test ends. Answers its address. */
export async function oldPostgres(version: string): Promise<string> {
  const server = createServer((socket) => serve(socket, version));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('a TCP server has a port');
  return `postgresql://owner:secret@127.0.0.1:${address.port}/tallyport`;
}
