import { Inject, Injectable } from '@nestjs/common';
import type { Product, ProductWish } from '@tallyport/contracts/classification/kept-goods';
import { uuidv5 } from '@tallyport/event-store/derived-ids';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Member } from '../../platform/auth/caller.js';
import type { CommandIdentity } from '../../platform/commands/command-identity.js';
import { keepOnce } from '../../platform/commands/keep-once.js';
import type { GatewayTables } from '../../platform/database/gateway-tables.js';
import { notFound } from '../../platform/problems/problem-error.js';
import { DATABASE } from '../../platform/tokens.js';
import { writeGoodsKeys } from './goods-keys.js';

/** Writes products, each with the texts by which it is found. */
@Injectable()
export class ProductCommands {
  constructor(@Inject(DATABASE) private readonly database: Kysely<GatewayTables>) {}

  /** Keeps one product: the one with this id, or the one with the same company and product code, or a new one. */
  save(member: Member, { id, ...wish }: ProductWish & { id?: string | undefined }, command: CommandIdentity): Promise<Product> {
    return keepOnce(this.database, member, command, (transaction) => {
      if (id === undefined) return upsert(transaction, member.orgId, command.commandId, wish);
      return change(transaction, member.orgId, id, wish);
    });
  }

  /** Keeps many products, all or none. */
  saveAll(member: Member, wishes: readonly ProductWish[], command: CommandIdentity): Promise<Product[]> {
    return keepOnce(this.database, member, command, async (transaction) => {
      const kept: Product[] = [];
      for (const [index, wish] of wishes.entries())
        kept.push(await upsert(transaction, member.orgId, uuidv5(command.commandId, `product/${index}`), wish));
      return kept;
    });
  }

  remove(member: Member, id: string, command: CommandIdentity): Promise<Record<string, never>> {
    return keepOnce(this.database, member, command, async (transaction) => {
      const { numDeletedRows } = await transaction.deleteFrom('kept.product').where('id', '=', id).executeTakeFirst();
      if (numDeletedRows === 0n) throw notFound();
      return {};
    });
  }
}

async function upsert(transaction: Transaction<GatewayTables>, orgId: string, newId: string, wish: ProductWish): Promise<Product> {
  const standing = await transaction
    .selectFrom('kept.product')
    .select('id')
    .where(sql`lower(product_code)`, '=', wish.product_code.toLowerCase())
    .where(sql`lower(company_code)`, '=', wish.company_code.toLowerCase())
    .executeTakeFirst();
  if (standing) return change(transaction, orgId, standing.id, wish);
  await transaction
    .insertInto('kept.product')
    .values({ org_id: orgId, id: newId, ...wish })
    .execute();
  return withKeys(transaction, orgId, { id: newId, ...wish });
}

async function change(transaction: Transaction<GatewayTables>, orgId: string, id: string, wish: ProductWish): Promise<Product> {
  const { numUpdatedRows } = await transaction.updateTable('kept.product').set(wish).where('id', '=', id).executeTakeFirst();
  if (numUpdatedRows === 0n) throw notFound();
  return withKeys(transaction, orgId, { id, ...wish });
}

async function withKeys(transaction: Transaction<GatewayTables>, orgId: string, product: Product): Promise<Product> {
  await writeGoodsKeys(transaction, orgId, { product_id: product.id, lookup_id: null, synonym_id: null }, [
    ['product code', product.product_code],
    ['name', product.name],
    ['description', product.description],
  ]);
  return product;
}
