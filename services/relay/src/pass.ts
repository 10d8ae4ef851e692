import type { Numbered, Numbering } from './number.js';
import type { Publication } from './publish.js';

/**
 * One pass of the relay: numbers what was committed and sends the next batch. Where a batch was read already the two go on at
 * the same time, the one in PostgreSQL and the other in Kafka; else what is sent is what was just numbered.
 */
export async function relayPass(
  numbering: Pick<Numbering, 'pass'>,
  road: Pick<Publication, 'isAhead' | 'publishNext'>,
): Promise<Numbered & { readonly sent: number }> {
  if (!road.isAhead) return { ...(await numbering.pass()), sent: await road.publishNext() };
  let numbered: Numbered | undefined;
  const sent = await road.publishNext(async () => {
    numbered = await numbering.pass();
  });
  return { ...(numbered ?? (await numbering.pass())), sent };
}
