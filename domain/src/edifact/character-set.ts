/** What UNOC can say: ISO 8859-1 without control characters (ISO 9735-1, syntax level C). */
const UNOC = /^[\x20-\x7E\u00A0-\u00FF]*$/;
const CHUNK = 8_192;

export function isUnoc(text: string): boolean {
  return UNOC.test(text);
}

/** The characters of a text that UNOC does not have, each once. */
export function outsideUnoc(text: string): string[] {
  return isUnoc(text) ? [] : [...new Set(text)].filter((character) => !isUnoc(character));
}

/** Each byte is a character of ISO 8859-1. */
export function textOfBytes(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += CHUNK) text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return text;
}

/** Each character is a byte. Throws on a text that ISO 8859-1 cannot say: what is sent was checked before. */
export function bytesOfText(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code > 0xff) throw new RangeError(`no character of ISO 8859-1 at ${at}`);
    bytes[at] = code;
  }
  return bytes;
}
