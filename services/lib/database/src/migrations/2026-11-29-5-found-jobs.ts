import { type Kysely, sql } from 'kysely';

/**
 * A search looks at the words of jobs alone: when a job was made stands beside them. And it finds words of scripts whose letters are
 * many and whose words are short (Han, kana, hangul): trigrams know no letter beyond ASCII where the locale is C, and none of a word of
 * two letters anywhere. So each such letter is written as four of ASCII, in a column with an index of its own.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql.raw(`${LETTERS}${TABLES}${FILLED}${FIND}`).execute(database);
}

/** One "z", and three digits of base 35 that hold none: what is written for a word stands in what is written for a text where the word does. */
const LETTERS = `
create function read_model.east_asian_letters(words text) returns text language sql immutable strict parallel safe
return case when words !~ '[\\u3040-\\ud7af]' then '' else (
  select string_agg(case when letter = ' ' then ' ' else concat('z', substr(digits, n / 1225 + 1, 1), substr(digits, n / 35 % 35 + 1, 1),
    substr(digits, n % 35 + 1, 1)) end, '' order by at)
  from unnest(string_to_array(btrim(regexp_replace(words, '[^\\u3040-\\ud7af]+', ' ', 'g')), null)) with ordinality as each (letter, at)
  cross join lateral (select ascii(letter) - x'3040'::int, '0123456789abcdefghijklmnopqrstuvwxy') as code (n, digits)
) end;
`;

const TABLES = ['blueprint', 'read_model']
  .map(
    (schema) => `
alter table ${schema}.job_words_v1
  -- When the job was received; null where it is not known, or deleted.
  add column created_at timestamptz,
  add column letters text generated always as (read_model.east_asian_letters(words)) stored;
create index on ${schema}.job_words_v1 using gin (letters gin_trgm_ops);
create index on ${schema}.job_words_v1 (org_id, created_at desc, job_id);
`,
  )
  .join('');

/** What a rebuild would write: a search during it would find nothing. */
const FILLED = `
update read_model.job_words_v1 j set created_at = (r.view ->> 'created_at')::timestamptz
from read_model.record_v1 r where r.org_id = j.org_id and r.stream_id = 'work-order/' || j.job_id and not r.withdrawn;
`;

/** As before, without the list. A term of those letters alone is looked for by what is written for them. */
const FIND = `
create or replace function read_model.find_jobs(org uuid, terms text[], most integer) returns table (work_order_id uuid)
language plpgsql stable security definer set search_path = pg_catalog as $$
declare
  patterns text[] := array(select '%' || replace(replace(replace(term, '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%'
    from unnest(terms) with ordinality as each (term, n) order by n);
  letters text[] := array(select '%' || read_model.east_asian_letters(term) || '%' from unnest(terms) with ordinality as each (term, n) order by n);
  -- Conditions for each, which the indexes know; they do not know "like all".
  found text := (select string_agg(concat_ws(' and ',
      case when letters[n] <> '%%' then format('j.letters like ($3)[%s]', n) end,
      case when terms[n] ~ '[^\\u3040-\\ud7af]' then format('j.words like ($2)[%s]', n) end), ' and ')
    from generate_series(1, cardinality(terms)) as n);
begin
  return query execute
    'select j.job_id from read_model.job_words_v1 j where j.org_id = $1 and j.created_at is not null and ' || found || '
     order by j.created_at desc, j.job_id limit $4'
    using org, patterns, letters, most;
end $$;
`;
