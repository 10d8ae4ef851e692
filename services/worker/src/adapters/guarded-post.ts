import { request } from 'undici';
import { AnswerTooLarge } from './bounded-fetch.js';
import { GuardedDispatchers, type GuardOptions, refusalBehind } from './guarded-dispatcher.js';

export interface PostedText {
  readonly status: number;
  readonly text: string;
}

/** Posts a text to an address and gives back what was answered. */
export type Post = (
  address: string,
  sent: { readonly headers: Readonly<Record<string, string>>; readonly body: string; readonly signal: AbortSignal },
) => Promise<PostedText>;

/**
 * Posts to addresses that people gave: only https, an answer bounded in bytes and time, and never a private address
 * ({@link GuardedDispatchers}). At half of what `fetch` costs, which counts where messages are small and many. A redirect is an answer
 * like any other, and is not followed. Throws `AddressRefused`, `AnswerTooLarge`, a `TimeoutError`, and what the connection throws.
 */
export function guardedPost({ allowedHosts, mostBytes, withinMs, lookUpAll }: GuardOptions): Post {
  const dispatchers = new GuardedDispatchers(allowedHosts, lookUpAll);
  return async (address, { headers, body, signal }) => {
    const url = new URL(address);
    const within = AbortSignal.any([signal, AbortSignal.timeout(withinMs)]);
    try {
      const answer = await request(url, { dispatcher: dispatchers.of(url), method: 'POST', headers, body, signal: within });
      const chunks: Buffer[] = [];
      let bytes = 0;
      for await (const chunk of answer.body as AsyncIterable<Buffer>) {
        bytes += chunk.byteLength;
        if (bytes > mostBytes) throw new AnswerTooLarge();
        chunks.push(chunk);
      }
      return { status: answer.statusCode, text: Buffer.concat(chunks).toString('utf8') };
    } catch (error) {
      throw refusalBehind(error);
    }
  };
}
