import { newestCustomsTables } from '@tallyport/customs-tables/read-tables';
import { CannotCompute } from '@tallyport/domain/duty/cannot-compute';
import { messageLayout } from '@tallyport/domain/lodgement/messages/layout';
import type { CustomsLayouts } from '@tallyport/domain/lodgement/messages/read-customs-interchange';
import type pg from 'pg';

/** How the messages of customs look on a day; null where the tables do not say: then a message is kept and waits for a person. */
export async function layoutsOn(pool: Pick<pg.Pool, 'query'>, day: string): Promise<CustomsLayouts | null> {
  const tables = await newestCustomsTables(pool, ['segment']);
  try {
    return {
      answer: messageLayout(tables, 'CUSRES', day),
      acknowledgement: messageLayout(tables, 'CONTRL', day),
      declaration: messageLayout(tables, 'IMD', day),
      cargoReport: messageLayout(tables, 'SEACR', day),
    };
  } catch (error) {
    if (error instanceof CannotCompute) return null;
    throw error;
  }
}
