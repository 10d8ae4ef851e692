import { AnswerLine } from '@tallyport/contracts/freight-export/values';
import type { KeptAnswer } from '@tallyport/domain/freight-export/causes/regroup-causes';
import type pg from 'pg';
import { z } from 'zod';

const Lines = z.array(AnswerLine);

/** Answers are few against what else was recorded, and alike, so the database counts them in one pass. */
const ANSWERS = `
select (data -> 'lines')::text as lines, count(*)::int as count from event_store.event
where (type like 'export.%' or type like 'sync.%') and json_typeof(data -> 'lines') = 'array'
group by 1`;

/** What freight systems answered, line by line, over all organisations. What was erased says nothing any more. Reads the whole log. */
export async function keptAnswers(log: Pick<pg.Pool, 'query'>): Promise<KeptAnswer[]> {
  const { rows } = await log.query<{ lines: string; count: number }>(ANSWERS);
  return rows.flatMap(({ lines, count }) => {
    const read = Lines.safeParse(JSON.parse(lines));
    return read.success ? { lines: read.data, count } : [];
  });
}
