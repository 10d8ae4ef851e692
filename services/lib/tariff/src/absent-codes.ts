import type pg from 'pg';

/**
 * A nomenclature that knows a chapter knows all of its subheadings; word lists know what trades most, so by them alone only a chapter
 * can be missing. What stands behind the sixth digit is each country's own and is not judged. Without any tariff nothing is.
 */
const absentCodesStatement = {
  name: 'absent-tariff-codes',
  text: `
with newest as (select schedule, max(version) as version from kept.tariff_version group by schedule)
select w.code from unnest($1::text[]) as w(code)
cross join lateral (
  select bool_or(e.source = 'nomenclature') as is_whole, bool_or(e.code = left(w.code, 6)) as is_there, count(*) as entries
  from newest n join kept.tariff_entry e on e.schedule = n.schedule and e.version = n.version
  where e.code >= left(w.code, 2) and e.code < left(w.code, 2) || ':') chapter
where exists (select 1 from newest) and (chapter.entries = 0 or (chapter.is_whole and not chapter.is_there))`,
};

/** Which of these codes the newest tariff does not have, as they were written. A text without digits is no code and never among them. */
export async function findAbsentCodes(pool: Pick<pg.Pool, 'query'>, codes: Iterable<string>): Promise<ReadonlySet<string>> {
  const written = [...new Set(codes)].map((code) => ({ code, digits: code.replaceAll(/\D/g, '') })).filter(({ digits }) => digits !== '');
  if (written.length === 0) return new Set();
  const { rows } = await pool.query<{ code: string }>({
    ...absentCodesStatement,
    values: [[...new Set(written.map(({ digits }) => digits))]],
  });
  const absent = new Set(rows.map(({ code }) => code));
  return new Set(written.filter(({ digits }) => absent.has(digits)).map(({ code }) => code));
}
