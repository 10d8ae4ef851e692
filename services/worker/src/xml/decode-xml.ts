import { XmlRefused } from './xml-refusal.js';

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be';

/** How much is decoded at once: what refuses a document never holds more than this of its text. */
const SLICE_BYTES = 64 * 1024;
const DECLARED = /^(?:\xEF\xBB\xBF)?<\?xml[^>]{0,200}?\sencoding\s*=\s*["']([^"'>]{1,40})["']/;
/** Names that a document or a header may give, and the encodings under which its bytes then have to be. */
const NAMED: Readonly<Record<string, readonly Encoding[]>> = {
  'utf-8': ['utf-8'],
  utf8: ['utf-8'],
  'us-ascii': ['utf-8'],
  'utf-16': ['utf-16le', 'utf-16be'],
  'utf-16le': ['utf-16le'],
  'utf-16be': ['utf-16be'],
};

/**
 * The text of a document, slice by slice: UTF-8, or UTF-16 by its mark or its first bytes. A name that the document or the
 * header `Content-Type` gives must fit its bytes, and bytes that mean nothing are refused, never replaced.
 */
export function* decodeXml(bytes: Uint8Array, charset: string | null = null): Generator<string> {
  const encoding = encodingOf(bytes, charset);
  const decoder = new TextDecoder(encoding, { fatal: true });
  for (let from = 0; from < bytes.length; from += SLICE_BYTES) {
    const isLast = from + SLICE_BYTES >= bytes.length;
    yield refusing(() => decoder.decode(bytes.subarray(from, from + SLICE_BYTES), { stream: !isLast }), encoding);
  }
}

function encodingOf(bytes: Uint8Array, charset: string | null): Encoding {
  const encoding = seen(bytes);
  const head = encoding === 'utf-8' ? bytes.subarray(0, 300) : bytes.subarray(0, 600).filter((byte) => byte !== 0);
  const declared = DECLARED.exec(
    Buffer.from(head)
      .toString('latin1')
      .replace(/^(?:\xFF\xFE|\xFE\xFF)/, ''),
  )?.[1];
  for (const name of [charset, declared]) {
    if (name == null) continue;
    if (!NAMED[name.toLowerCase()]?.includes(encoding))
      throw new XmlRefused('encoding', `it is named ${name}, and its bytes are ${encoding}`);
  }
  return encoding;
}

function seen(bytes: Uint8Array): Encoding {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0x3c && second === 0) return 'utf-16le';
  if (first === 0 && second === 0x3c) return 'utf-16be';
  return 'utf-8';
}

function refusing(decode: () => string, encoding: Encoding): string {
  try {
    return decode();
  } catch {
    throw new XmlRefused('encoding', `bytes in it are not ${encoding}`);
  }
}
