import { hash } from 'node:crypto';

const NOTHING = Buffer.alloc(0);

/** Most texts fit here with room for what stands around them; UTF-8 needs at most three bytes for a UTF-16 unit. */
const scratch = Buffer.allocUnsafeSlow(16_384);

/** SHA-256 of some bytes, a text in UTF-8, and some bytes. Copies into one buffer that is used again, since every append hashes twice. */
export function sha256(before: Buffer, text: string, after: Buffer = NOTHING): Buffer {
  const most = before.length + text.length * 3 + after.length;
  const bytes = most <= scratch.length ? scratch : Buffer.allocUnsafe(most);
  let end = before.copy(bytes);
  end += bytes.write(text, end, 'utf8');
  end += after.copy(bytes, end);
  return hash('sha256', bytes.subarray(0, end), 'buffer');
}

/** The same with the bytes given and answered in hex, as verification has them: no buffer is made for any of them. */
export function sha256Hex(before: string, text: string, after = ''): string {
  const most = (before.length + after.length) / 2 + text.length * 3;
  const bytes = most <= scratch.length ? scratch : Buffer.allocUnsafe(Math.ceil(most));
  let end = bytes.write(before, 0, 'hex');
  end += bytes.write(text, end, 'utf8');
  end += bytes.write(after, end, 'hex');
  return hash('sha256', bytes.subarray(0, end), 'hex');
}
