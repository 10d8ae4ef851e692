import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parentPort } from 'node:worker_threads';

/** A receiver in a thread of its own that takes everything, and tells how much it took when it is asked. */
let taken = 0;
const server = createServer((request, response) => {
  taken += 1;
  request.resume();
  request.on('end', () => response.writeHead(204).end());
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => parentPort?.postMessage((server.address() as AddressInfo).port));
parentPort?.on('message', () => parentPort?.postMessage(taken));
