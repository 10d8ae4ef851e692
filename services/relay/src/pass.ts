import type { Numbered, Numbering } from './number.js';
import type { Publication } from './publish.js';

/**
 * One pass of the relay: numbers what was committed and sends the next batch. Where a batch was read already the two go on at
 * the same time, the one in PostgreSQL and the other in Kafka; else what is sent is what was just numbered. A relay that looks
 * by itself asks for nothing more where nothing came.
 */
export async function relayPass(
  numbering: Pick<Numbering, 'pass'>,
  output: Pick<Publication, 'isAhead' | 'isDrained' | 'publishNext'>,
): Promise<Numbered & { readonly sent: number }> {
  if (!output.isAhead) {
    const first = await numbering.pass();
    return { ...first, sent: first.count === 0 && output.isDrained ? 0 : await output.publishNext() };
  }
  let numbered: Numbered | undefined;
  const sent = await output.publishNext(async () => {
    numbered = await numbering.pass();
  });
  return { ...(numbered ?? (await numbering.pass())), sent };
}
