import { goodsKey } from '@tallyport/domain/classification/goods-key';
import type { Lines } from '@tallyport/domain/shipping-record/fold-lines';
import type { StreamRef } from '@tallyport/lane-consumer/parking';
import type { Tables } from '../../tables.js';
import { dropLines, loadLines, saveLines } from './statements.js';

interface LineRow {
  readonly line_id: string;
  readonly fields: Lines[number]['fields'];
}

export async function readLines(tables: Tables, { orgId, streamId }: StreamRef): Promise<Lines> {
  const rows = await tables.query<LineRow>(loadLines, [orgId, streamId]);
  return rows.map(({ line_id, fields }) => ({ line_id, fields }));
}

/** Writes only the lines that the fold made anew or moved: an edit of one line of a thousand writes one row. */
export async function writeLines(tables: Tables, { orgId, streamId }: StreamRef, before: Lines, after: Lines): Promise<void> {
  const standing = new Map(before.map((line, ordinal) => [line.line_id, { line, ordinal }]));
  const changed = after
    .map((line, ordinal) => ({ line, ordinal }))
    .filter(({ line, ordinal }) => {
      const old = standing.get(line.line_id);
      return old?.line !== line || old.ordinal !== ordinal;
    });
  const kept = new Set(after.map((line) => line.line_id));
  const gone = before.map((line) => line.line_id).filter((id) => !kept.has(id));
  if (gone.length > 0) await tables.query(dropLines, [orgId, streamId, gone]);
  if (changed.length === 0) return;
  const rows = changed.map(({ line, ordinal }) => ({ line_id: line.line_id, ordinal, fields: line.fields, ...goodsOf(line) }));
  await tables.query(saveLines, [orgId, streamId, JSON.stringify(rows)]);
}

/** What later lines of the same goods look for. */
function goodsOf({ fields }: Lines[number]): object {
  const hsCode = fields['hs_code']?.value;
  return {
    product_key: goodsKey(fields['product_code']?.value),
    description_key: goodsKey(fields['description']?.value),
    hs_code: typeof hsCode === 'string' && hsCode !== '' ? hsCode : null,
  };
}
