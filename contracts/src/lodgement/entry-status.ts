import { z } from 'zod';

/** Customs' word on an entry. `clear` is shown as Cleared, `held` as Held. */
export const EntryStatus = z.enum(['not_lodged', 'pre_lodged', 'lodged', 'held', 'clear', 'finalised', 'authority_to_deal', 'withdrawn']);
export type EntryStatus = z.infer<typeof EntryStatus>;

const Flag = z.enum(['Y', 'N']);

/** The four flags of one line, in the order in which they are shown: asc_dec, asc_scr, aqis_dec, aqis_scr. */
export const LineStatus = z.object({ asc_dec: Flag, asc_scr: Flag, aqis_dec: Flag, aqis_scr: Flag });
export type LineStatus = z.infer<typeof LineStatus>;

/** The named flags of a line by their letters: `YNYY`. */
export function lineStatusOf(flags: string): LineStatus {
  const [asc_dec, asc_scr, aqis_dec, aqis_scr] = Array.from(flags, (letter) => (letter === 'Y' ? 'Y' : 'N'));
  return { asc_dec: asc_dec ?? 'N', asc_scr: asc_scr ?? 'N', aqis_dec: aqis_dec ?? 'N', aqis_scr: aqis_scr ?? 'N' };
}

/** The flags that a badge shows: of the first line with an N, otherwise of the first line; empty without lines. */
export function shownFlags(lines: readonly LineStatus[]): string {
  const line = lines.find((l) => Object.values(l).includes('N')) ?? lines[0];
  return line ? `${line.asc_dec}${line.asc_scr}${line.aqis_dec}${line.aqis_scr}` : '';
}
