import type { Duplex } from 'node:stream';
import type { ProblemCode } from '@tallyport/contracts/problem';
import { problem } from '@tallyport/contracts/problems';

/** Answers an upgrade with a problem instead of a socket. */
export function refuseUpgrade(socket: Duplex, code: ProblemCode): void {
  const refusal = problem(code);
  const body = JSON.stringify(refusal);
  socket.end(
    `HTTP/1.1 ${refusal.status} Refused\r\nContent-Type: application/problem+json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n` +
      `Connection: close\r\n\r\n${body}`,
  );
}
