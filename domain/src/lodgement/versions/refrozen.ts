import { type DecidingRow, decidingRows } from '../../declaration/deciding-rows.js';
import { entryOf } from '../../declaration/declared-entry-of.js';
import { freeze } from '../freeze.js';
import type { FrozenRecord } from '../frozen-record.js';
import { assessedVersion, type Version } from './amounts-of.js';

/**
 * What was signed, made again from the record and the rows as they stood: a withdrawal is of what customs had accepted, anything else is
 * frozen, with the numbers that lines had in the accepted version.
 */
export function refrozen(
  signed: Version & { readonly message: { readonly purpose: string; readonly snapshot: string }; readonly before: FrozenRecord | null },
): FrozenRecord {
  if (signed.message.purpose === 'withdraw' && signed.before !== null) return signed.before;
  return freeze(signed.record, assessedVersion(signed), signed.before);
}

/** The rows that decide what is due on a version; none for a cargo report. */
export function decidingRowsOf({ record, tables }: Version): DecidingRow[] {
  return record.kind === 'declaration' ? decidingRows(entryOf(record), tables) : [];
}
