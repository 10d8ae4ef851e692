import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { z } from 'zod';
import { canonicalJson } from '../canonical-json.js';

const Content = z.object({
  epoch: z.uuid(),
  /** First and last log position that this checkpoint covers. */
  from: z.int().min(1),
  to: z.int().min(1),
  /** SHA-256, in hex, over the digest before and the hash of each event: so it covers the whole log up to `to`. */
  digest: z.string().regex(/^[0-9a-f]{64}$/),
  /** Four bytes of the hash of each event from `from` to `to`, in hex. */
  marks: z.string().regex(/^[0-9a-f]+$/),
  at: z.iso.datetime(),
});
export type CheckpointContent = z.infer<typeof Content>;

/** What the log was at a moment, signed with a key that the database does not hold. */
export const Checkpoint = Content.extend({ signature: z.base64() });
export type Checkpoint = z.infer<typeof Checkpoint>;

export function signCheckpoint(content: CheckpointContent, key: KeyObject): Checkpoint {
  return { ...content, signature: sign(null, Buffer.from(canonicalJson(content)), key).toString('base64') };
}

export function isGenuine({ signature, ...content }: Checkpoint, publicKey: string): boolean {
  return isSignedBy(Buffer.from(canonicalJson(content)), signature, publicKey);
}

/** The public half of a signing key, as the short text that is printed and kept elsewhere. */
export function publicKeyText(key: KeyObject): string {
  return (key.type === 'public' ? key : createPublicKey(key)).export({ type: 'spki', format: 'der' }).toString('base64');
}

/** True when `signature` over `bytes` was made with the private half of `publicKey`; false also for what is no key or signature at all. */
export function isSignedBy(bytes: Buffer, signature: string, publicKey: string): boolean {
  const raw = Buffer.from(signature, 'base64');
  // Base64 has several spellings of the same bytes; only one of them is what was written.
  if (raw.toString('base64') !== signature) return false;
  try {
    const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), type: 'spki', format: 'der' });
    return publicKeyText(key) === publicKey && verify(null, bytes, key, raw);
  } catch {
    return false;
  }
}

export function privateKeyFromPem(pem: string): KeyObject {
  return createPrivateKey(pem);
}
