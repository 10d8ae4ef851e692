import type { Socket } from 'node:net';
import type { ProblemCode } from '@tallyport/contracts/problem';
import { problem } from '@tallyport/contracts/problems';

const CODES: Readonly<Record<string, ProblemCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request-timeout',
  HPE_HEADER_OVERFLOW: 'header-too-large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'body-too-large',
};

const REASONS: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  413: 'Payload Too Large',
  431: 'Request Header Fields Too Large',
};

/** Answers what was no request, or never became a whole one, on the bare socket. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const { status, ...rest } = problem(CODES[error.code ?? ''] ?? 'invalid-input');
  const body = JSON.stringify({ ...rest, status });
  socket.end(
    `HTTP/1.1 ${status} ${REASONS[status] ?? 'Bad Request'}\r\nContent-Type: application/problem+json\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}
