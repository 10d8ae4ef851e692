import type { TransportOutcome } from '@tallyport/domain/freight-export/answer/transport-outcome';
import type { FreightCall, FreightLogin, FreightMessage, FreightSystem } from './freight-system.js';
import { readAnswer } from './read-answer.js';

/** What a call came to, read, and the bytes of the answer as they came, to be stored whatever they are. */
export interface PostedAndRead {
  readonly outcome: TransportOutcome;
  readonly original: Uint8Array | null;
}

/** Makes one call and reads its answer, for `judgeAnswer` or `judgeReading`. */
export async function postAndRead(
  system: FreightSystem,
  login: FreightLogin,
  message: FreightMessage,
  call: FreightCall,
): Promise<PostedAndRead> {
  const raw = await system.post(login, message, call);
  if (raw.kind !== 'answered') return { outcome: raw, original: null };
  const { status, contentType, body } = raw;
  const original = body.byteLength > 0 ? body : null;
  return { outcome: { kind: 'answered', status, document: readAnswer(body, contentType) }, original };
}
