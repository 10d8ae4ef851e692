import { dataHash, linkHash } from '@tallyport/event-store/hash-chain';
import { placeOf } from './published.js';

/**
 * A message that takes another's place and says something else, hashed anew: what anybody may write who can publish and has
 * read the topic. Everything about it is right, but that the log does not hold it.
 */
export function forge(text: string, saying: string, changed: Readonly<Record<string, unknown>> = {}): string {
  const [, envelopeText = ''] = text.split('\n');
  const envelope = JSON.parse(envelopeText) as { metadata: unknown };
  const data = JSON.stringify({ ...(JSON.parse(text.split('\n')[2] ?? '') as object), text: saying });
  const place = { ...placeOf(text), ...changed } as ReturnType<typeof placeOf> & { salt: string; previousHash: string };
  const hashOfData = dataHash(Buffer.from(place.salt, 'hex'), data);
  const hashed = { ...(envelope as unknown as Parameters<typeof linkHash>[1]), metadata: JSON.stringify(envelope.metadata) };
  const hash = linkHash(Buffer.from(place.previousHash, 'hex'), hashed, hashOfData).toString('hex');
  return `${JSON.stringify({ ...place, hash })}\n${envelopeText}\n${data}`;
}
