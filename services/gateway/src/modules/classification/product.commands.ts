import { Inject, Injectable } from '@nestjs/common';
import type { Product, ProductInput } from '@tallyport/contracts/classification/kept-goods';
import { uuidv5 } from '@tallyport/event-store/derived-ids';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Member } from '../../platform/auth/caller.js';
import type { CommandIdentity } from '../../platform/commands/command-identity.js';
import { oncePerCommand } from '../../platform/commands/once-per-command.js';
import type { GatewayTables } from '../../platform/database/gateway-tables.js';
import { notFound } from '../../platform/problems/problem-error.js';
import { DATABASE } from '../../platform/tokens.js';
import { writeGoodsKeys } from './goods-keys.js';
import { productOf } from './product.queries.js';

/** Writes products, each with the texts by which it is found. */
@Injectable()
export class ProductCommands {
  constructor(@Inject(DATABASE) private readonly database: Kysely<GatewayTables>) {}

  /** Keeps one product: the one with this id, or the one with the same company and product code, or a new one. */
  save(member: Member, { id, ...input }: ProductInput & { id?: string | undefined }, command: CommandIdentity): Promise<Product> {
    return oncePerCommand(this.database, member, command, (transaction) => {
      if (id === undefined) return upsert(transaction, member.orgId, command.commandId, input);
      return change(transaction, member.orgId, id, input);
    });
  }

  /** Keeps many products, all or none. */
  saveAll(member: Member, inputs: readonly ProductInput[], command: CommandIdentity): Promise<Product[]> {
    return oncePerCommand(this.database, member, command, async (transaction) => {
      const kept: Product[] = [];
      for (const [index, input] of inputs.entries())
        kept.push(await upsert(transaction, member.orgId, uuidv5(command.commandId, `product/${index}`), input));
      return kept;
    });
  }

  remove(member: Member, id: string, command: CommandIdentity): Promise<Record<string, never>> {
    return oncePerCommand(this.database, member, command, async (transaction) => {
      const { numDeletedRows } = await transaction.deleteFrom('kept.product').where('id', '=', id).executeTakeFirst();
      if (numDeletedRows === 0n) throw notFound();
      return {};
    });
  }
}

async function upsert(transaction: Transaction<GatewayTables>, orgId: string, newId: string, input: ProductInput): Promise<Product> {
  const standing = await transaction
    .selectFrom('kept.product')
    .select('id')
    .where(sql`lower(product_code)`, '=', input.product_code.toLowerCase())
    .where(sql`lower(company_code)`, '=', input.company_code.toLowerCase())
    .executeTakeFirst();
  if (standing) return change(transaction, orgId, standing.id, input);
  await transaction
    .insertInto('kept.product')
    .values({ org_id: orgId, id: newId, ...input })
    .execute();
  return withKeys(transaction, orgId, { id: newId, ...input });
}

async function change(transaction: Transaction<GatewayTables>, orgId: string, id: string, input: ProductInput): Promise<Product> {
  const { numUpdatedRows } = await transaction.updateTable('kept.product').set(input).where('id', '=', id).executeTakeFirst();
  if (numUpdatedRows === 0n) throw notFound();
  return withKeys(transaction, orgId, { id, ...input });
}

async function withKeys(transaction: Transaction<GatewayTables>, orgId: string, product: ProductInput & { id: string }): Promise<Product> {
  await writeGoodsKeys(transaction, orgId, { product_id: product.id, lookup_id: null, synonym_id: null }, [
    ['product code', product.product_code],
    ['name', product.name],
    ['description', product.description],
  ]);
  const kept = await productOf(transaction, orgId, product.id);
  if (kept === undefined) throw notFound();
  return kept;
}
