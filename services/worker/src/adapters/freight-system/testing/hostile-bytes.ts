import { gzipSync } from 'node:zlib';
import { bytesOf, GOOD_ANSWER, type HostileAnswer, packed, response, utf8 } from './hostile-answer.js';

type More = Partial<HostileAnswer>;
const unknown = (name: string, body: HostileAnswer['body'], more: More = {}): HostileAnswer => ({
  name,
  takenFor: 'unknown',
  body,
  ...more,
});
const text = (name: string, said: string, more: More = {}) => unknown(name, () => utf8(said), more);
const utf16 = (said: string) => Buffer.from(said, 'utf16le');
const [BEFORE = '', AFTER = ''] = response('<Status>PRS</Status><ProcessingLog>|</ProcessingLog>').split('|');
const LOGIN = '<html><head><title>Log in</title></head><body><form action="/login"><input name="user"/></form></body></html>';

/** Bytes that are no answer at all, or not in the form that they say. */
export const HOSTILE_BYTES: readonly HostileAnswer[] = [
  text('nothing', ''),
  text('blanks', ' \r\n '),
  text('only a declaration', '<?xml version="1.0"?>'),
  text('only a mark of order', '\uFEFF'),
  text('a page to log in', `<!DOCTYPE html>${LOGIN}`, { contentType: 'text/html' }),
  text('a page to log in that says it is XML', LOGIN),
  text('a page of a proxy', '<html><body><h1>502 Bad Gateway</h1><hr>nginx</body></html>', { contentType: 'text/html; charset=utf-8' }),
  text('an answer that says it is a page', GOOD_ANSWER, { contentType: 'text/html' }),
  text('an answer that says it is bytes', GOOD_ANSWER, { contentType: 'application/octet-stream' }),
  text('JSON', '{"Status":"PRS"}', { contentType: 'application/json' }),
  text('JSON that says it is XML', '{"Status":"PRS"}'),
  text('a word', 'PRS'),
  text('a word in a tag of its own', '<Status>PRS</Status>'),
  text('a document after the mark of another order', `\uFFFE${GOOD_ANSWER}`),
  text('a NUL within', GOOD_ANSWER.replace('PRS', 'PRS\0')),
  text('a NUL after the end', `${GOOD_ANSWER}\0\0\0`),
  text('a control character', GOOD_ANSWER.replace('PRS', 'PRS\u0007')),
  text('an encoding that is not its own', GOOD_ANSWER.replace('utf-8', 'utf-16')),
  text('an encoding of a single byte', GOOD_ANSWER.replace('utf-8', 'iso-8859-1')),
  text('an encoding that hides tags', GOOD_ANSWER.replace('utf-8', 'utf-7')),
  text('an encoding that nobody knows', GOOD_ANSWER.replace('utf-8', 'x-unknown')),
  text('another encoding in the header', GOOD_ANSWER, { contentType: 'application/xml; charset=utf-16' }),
  text('an unknown encoding in the header', GOOD_ANSWER, { contentType: 'text/xml; charset="ibm037"' }),
  unknown('bytes that are not UTF-8', () => bytesOf(BEFORE, Buffer.from([0xc3, 0x28]), AFTER)),
  unknown('a character of UTF-8 written too long', () => bytesOf(BEFORE, Buffer.from([0xc0, 0xbc]), AFTER)),
  unknown('half a pair in UTF-8', () => bytesOf(BEFORE, Buffer.from([0xed, 0xa0, 0x80]), AFTER)),
  unknown('UTF-16 that ends in half a character', () =>
    bytesOf(utf16(`\uFEFF${GOOD_ANSWER.replace('utf-8', 'utf-16')}`), Buffer.from([0x20])),
  ),
  unknown('UTF-16 that says it is UTF-8', () => bytesOf(utf16(`\uFEFF${GOOD_ANSWER}`))),
  unknown('UTF-32', () => bytesOf(Buffer.from([...GOOD_ANSWER].flatMap((character) => [character.charCodeAt(0), 0, 0, 0])))),
  unknown('a picture', () => bytesOf(Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(500)), { contentType: 'image/png' }),
  unknown('an archive that says it is XML', () => packed(GOOD_ANSWER)),
  text('an answer that says it is packed', GOOD_ANSWER, { packing: 'gzip' }),
  text('a packing that nobody knows', GOOD_ANSWER, { packing: 'zstd-magic' }),
  unknown('a packed answer that is cut', () => bytesOf(gzipSync(GOOD_ANSWER).subarray(0, -12)), { packing: 'gzip' }),
  unknown('a packed answer with a wrong sum', () => bytesOf(spoiltSum()), { packing: 'gzip' }),
  ...[500, 502, 503, 504, 429, 408, 302].map((status) => text(`success with the status ${status}`, GOOD_ANSWER, { status })),
  text('success with the status 404', GOOD_ANSWER, { status: 404 }),
  text('success with the status 401', GOOD_ANSWER, { status: 401, takenFor: 'log-in-refused' }),
  text('a page with the status 403', LOGIN, { status: 403, contentType: 'text/html', takenFor: 'log-in-refused' }),
  text('a page with the status 404', LOGIN, { status: 404, contentType: 'text/html', takenFor: 'refused' }),
];

function spoiltSum(): Uint8Array {
  const bytes = gzipSync(GOOD_ANSWER);
  bytes[bytes.length - 6] = 255 - (bytes.at(-6) ?? 0);
  return bytes;
}
