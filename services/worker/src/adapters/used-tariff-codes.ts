import type pg from 'pg';

export interface Goods {
  readonly productCode: string | null;
  readonly description: string | null;
}

export interface UsedCode {
  readonly hsCode: string;
  readonly by: 'product code' | 'description';
}

/** What the org itself decided before: the tariff code last used for a product code or a description. */
export interface UsedTariffCodes {
  /** One answer per question, in order; null where the org never classified such goods. */
  find(orgId: string, goods: readonly Goods[]): Promise<(UsedCode | null)[]>;
}

/** How a product code or description is compared: letters and digits only, without case. */
export function goodsKey(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

export function usedTariffCodesIn(pool: pg.Pool): UsedTariffCodes {
  return {
    async find(orgId, goods) {
      const keys = goods.flatMap(({ productCode, description }) =>
        [productCode, description].flatMap((text) => (text === null ? [] : [goodsKey(text)])),
      );
      if (keys.length === 0) return goods.map(() => null);
      const { rows } = await pool.query<{ kind: UsedCode['by']; key: string; hs_code: string }>({
        name: 'used-tariff-codes',
        text: `select kind, key, hs_code from read_model.used_tariff_code_v1
          where (select set_config('app.org', $1::text, true)) is not null and org_id = $1::uuid and key = any($2::text[])`,
        values: [orgId, keys],
      });
      const known = new Map(rows.map((row) => [`${row.kind}/${row.key}`, row.hs_code]));
      const code = (by: UsedCode['by'], text: string | null): UsedCode | null => {
        const hsCode = text === null ? undefined : known.get(`${by}/${goodsKey(text)}`);
        return hsCode === undefined ? null : { hsCode, by };
      };
      return goods.map(({ productCode, description }) => code('product code', productCode) ?? code('description', description));
    },
  };
}
