import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { SecretKey, SecretKeys } from './secret-keys.js';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;

/** A secret as it is stored: which key opens it, the nonce, and the ciphertext with its tag behind it. */
export interface SealedSecret {
  readonly keyId: string;
  readonly nonce: Buffer;
  readonly sealed: Buffer;
}

/** The row to which a secret belongs. Moved to another row, table or organisation it does not open. */
export interface SecretPlace {
  readonly table: string;
  readonly orgId: string;
  readonly rowId: string;
}

/** It was sealed for another row, with a key that is not here, or was changed since. Says nothing of what was in it. */
export class SecretNotOpened extends Error {
  override readonly name = 'SecretNotOpened';
}

/** Seals and opens secrets of organisations: AES-256-GCM, bound to their row by the additional data. */
export class SecretBox {
  private readonly keys: ReadonlyMap<string, Buffer>;
  private readonly markKey: Buffer;
  /** The id of the key that seals. */
  readonly keyId: string;

  constructor([first, ...others]: SecretKeys) {
    if (first === undefined) throw new Error('no key to seal secrets with');
    this.keyId = first.id;
    this.keys = new Map([first, ...others].map((key) => [key.id, derived(key, 'seal')]));
    this.markKey = derived(first, 'mark');
  }

  seal(secret: string, place: SecretPlace): SealedSecret {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.key(this.keyId), nonce, { authTagLength: TAG_BYTES });
    cipher.setAAD(boundTo(place));
    const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    return { keyId: this.keyId, nonce, sealed };
  }

  /** Throws {@link SecretNotOpened}. */
  open({ keyId, nonce, sealed }: SealedSecret, place: SecretPlace): string {
    const key = this.key(keyId);
    try {
      const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
      decipher.setAAD(boundTo(place));
      decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
      return Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()]).toString('utf8');
    } catch {
      throw new SecretNotOpened(`a secret of ${place.table} does not open with the key "${keyId}"`);
    }
  }

  /** A text by which two secrets can be compared without either being kept: who has no key cannot try guesses against it. */
  markOf(secret: string): string {
    return createHmac('sha256', this.markKey).update(secret).digest('base64url');
  }

  private key(id: string): Buffer {
    const key = this.keys.get(id);
    if (key === undefined) throw new SecretNotOpened(`there is no key "${id}" among SECRET_KEYS`);
    return key;
  }
}

/** What an operator types may be of any length: HKDF makes a key of it, another one for each use. */
function derived({ text }: SecretKey, use: string): Buffer {
  return Buffer.from(hkdfSync('sha256', text, '', `tallyport secret box v1 ${use}`, KEY_BYTES));
}

function boundTo({ table, orgId, rowId }: SecretPlace): Buffer {
  return Buffer.from(`${table}\n${orgId}\n${rowId}`);
}
