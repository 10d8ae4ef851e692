import type { FoundBy, GoodsTables } from '@tallyport/database/tables/goods';
import { goodsKey } from '@tallyport/domain/classification/goods-key';
import type { Insertable, Transaction } from 'kysely';
import type { GatewayTables } from '../../platform/database/gateway-tables.js';

type KeyRow = Insertable<GoodsTables['kept.goods_key']>;
type Owner = Pick<GoodsTables['kept.goods_key'], 'product_id' | 'lookup_id' | 'synonym_id'>;

/** Writes anew by which texts a kept row is found. Part of the write of the row itself. */
export async function writeGoodsKeys(
  transaction: Transaction<GatewayTables>,
  orgId: string,
  owner: Owner,
  texts: readonly (readonly [FoundBy, string])[],
): Promise<void> {
  const { product_id, lookup_id, synonym_id } = owner;
  const old = transaction.deleteFrom('kept.goods_key');
  // A product's own texts and those of its synonyms are rows of their own.
  if (synonym_id) await old.where('synonym_id', '=', synonym_id).execute();
  else if (product_id) await old.where('product_id', '=', product_id).where('synonym_id', 'is', null).execute();
  else if (lookup_id) await old.where('lookup_id', '=', lookup_id).where('synonym_id', 'is', null).execute();
  const rows = texts.flatMap(([found_by, text]): KeyRow[] => {
    const key = goodsKey(text);
    return key === null ? [] : [{ org_id: orgId, key, found_by, product_id, lookup_id, synonym_id }];
  });
  if (rows.length > 0) await transaction.insertInto('kept.goods_key').values(rows).execute();
}
