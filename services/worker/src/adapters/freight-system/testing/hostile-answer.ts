import { gzipSync } from 'node:zlib';

/** One answer that must never be taken for success, and for what it is taken. The project made all of them. */
export interface HostileAnswer {
  readonly name: string;
  readonly takenFor: 'unknown' | 'refused' | 'needs-person' | 'accepted-later' | 'log-in-refused';
  readonly status?: number;
  readonly contentType?: string | null;
  readonly packing?: string;
  /** Made while it is read, so that its size is not that of the program that made it. */
  body(): Iterable<Uint8Array>;
}

export const NAMESPACE = 'http://www.cargowise.com/Schemas/Universal/2011/11';
const OPENS = `<UniversalResponse xmlns="${NAMESPACE}" version="1.1">`;

/** A whole answer around what it says. */
export function response(inside: string): string {
  return `<?xml version="1.0" encoding="utf-8"?>\n${OPENS}${inside}</UniversalResponse>`;
}

/** An answer that is success: each hostile one is this one, spoilt. */
export const GOOD_ANSWER = response(
  [
    '<Status>PRS</Status>',
    '<Data><UniversalEvent version="1.1"><Event><DataContext><DataSourceCollection>',
    '<DataSource><Type>CustomsDeclaration</Type><Key>B00012345</Key></DataSource>',
    '</DataSourceCollection></DataContext><EventTime>2026-11-20T10:00:00</EventTime><EventType>DIM</EventType>',
    '<ContextCollection><Context><Type>ProcessingStatusCode</Type><Value>PRS</Value></Context></ContextCollection>',
    '</Event></UniversalEvent></Data>',
    '<ProcessingLog>1 job was created.</ProcessingLog>',
  ].join(''),
);

export function* utf8(text: string): Generator<Uint8Array> {
  yield Buffer.from(text);
}

export function* bytesOf(...bytes: readonly (Uint8Array | string)[]): Generator<Uint8Array> {
  for (const part of bytes) yield typeof part === 'string' ? Buffer.from(part, 'latin1') : part;
}

/** A text, then another as often as is said, then a third. */
export function* around(before: string, repeated: string, times: number, after: string): Generator<Uint8Array> {
  yield Buffer.from(before);
  const together = Math.max(1, Math.floor(65_536 / repeated.length));
  const many = Buffer.from(repeated.repeat(Math.min(together, times)));
  for (let left = times; left > 0; left -= together) yield left >= together ? many : Buffer.from(repeated.repeat(left));
  yield Buffer.from(after);
}

export function* packed(text: string | Buffer): Generator<Uint8Array> {
  yield gzipSync(text);
}
