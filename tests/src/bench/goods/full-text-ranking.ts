import type { TariffEntry } from '@tallyport/domain/classification/tariff-entry';
import type pg from 'pg';

/**
 * The baseline: PostgreSQL's own full-text search over all texts of each subheading, any word counting. Of its rankings the plain one is
 * by far the best here; cover density and normalisation by length find half as many.
 */
export class FullTextRanking {
  private constructor(private readonly owner: pg.Pool) {}

  static async over(owner: pg.Pool, entries: readonly TariffEntry[]): Promise<FullTextRanking> {
    await owner.query('create table bare_tariff (code text primary key, words tsvector not null)');
    await owner.query(
      `insert into bare_tariff
       select e->>'code', to_tsvector('english', string_agg(concat_ws(' ', e->>'name', e->>'phrases'), ' '))
       from jsonb_array_elements($1::jsonb) e where length(e->>'code') = 6 group by 1`,
      [JSON.stringify(entries)],
    );
    await owner.query('create index on bare_tariff using gin (words)');
    await owner.query('analyze bare_tariff');
    return new FullTextRanking(owner);
  }

  /** The best three codes. */
  async codesOf(description: string): Promise<string[]> {
    const { rows } = await this.owner.query<{ code: string }>({
      name: 'bare-tariff',
      text: `with query as (
          select string_agg(quote_literal(word), ' | ')::tsquery as words
          from unnest(tsvector_to_array(to_tsvector('english', $1))) as word)
        select code from bare_tariff, query where bare_tariff.words @@ query.words
        order by ts_rank(bare_tariff.words, query.words) desc, code limit 3`,
      values: [description],
    });
    return rows.map(({ code }) => code);
  }
}
