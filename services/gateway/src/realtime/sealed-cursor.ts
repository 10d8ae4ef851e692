import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Cursor } from '@tallyport/contracts/realtime';
import { KEPT_LANE, type LaneCursor } from './feed.queries.js';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const POSITION_BYTES = 6;
/** The lanes of jobs, and that of kept rows after them. */
const PLACES = KEPT_LANE + 1;

/**
 * Places in the change feed as clients get them. The feed counts the changes of all organisations together, so that a place in
 * the open would tell how much the others do: it is encrypted, for one organisation and one epoch of the log, and anew each time.
 */
export class CursorSeal {
  constructor(
    private readonly key: Buffer,
    private readonly epoch: string,
  ) {}

  seal(orgId: string, cursor: LaneCursor): Cursor {
    const places = Buffer.alloc(PLACES * POSITION_BYTES);
    for (const [lane, position] of cursor) places.writeUIntBE(position, lane * POSITION_BYTES, POSITION_BYTES);
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.key, nonce).setAAD(this.about(orgId));
    return Buffer.concat([nonce, cipher.update(places), cipher.final(), cipher.getAuthTag()]).toString('base64url');
  }

  /** Null for what was not sealed for this organisation in this epoch. */
  open(orgId: string, cursor: Cursor): LaneCursor | null {
    const sealed = Buffer.from(cursor, 'base64url');
    if (sealed.length !== NONCE_BYTES + PLACES * POSITION_BYTES + TAG_BYTES) return null;
    const decipher = createDecipheriv(ALGORITHM, this.key, sealed.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
    decipher.setAAD(this.about(orgId)).setAuthTag(sealed.subarray(-TAG_BYTES));
    try {
      const places = Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
      return new Map(Array.from({ length: PLACES }, (_, lane) => [lane, places.readUIntBE(lane * POSITION_BYTES, POSITION_BYTES)]));
    } catch {
      return null;
    }
  }

  private about(orgId: string): Buffer {
    return Buffer.from(`${this.epoch} ${orgId}`);
  }
}
