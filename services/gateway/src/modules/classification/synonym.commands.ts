import { Inject, Injectable } from '@nestjs/common';
import type { Synonym, SynonymInput } from '@tallyport/contracts/classification/kept-goods';
import type { putSynonym } from '@tallyport/contracts/classification/kept-http';
import type { BodyOf } from '@tallyport/contracts/define-operation';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Member } from '../../platform/auth/caller.js';
import type { CommandIdentity } from '../../platform/commands/command-identity.js';
import { oncePerCommand } from '../../platform/commands/once-per-command.js';
import type { GatewayTables } from '../../platform/database/gateway-tables.js';
import { changedReadOnly, refuseReadOnly } from '../../platform/http/read-only.js';
import { notFound, ProblemError } from '../../platform/problems/problem-error.js';
import { DATABASE } from '../../platform/tokens.js';
import { writeGoodsKeys } from './goods-keys.js';

type SentSynonym = BodyOf<typeof putSynonym>;

/** What a synonym leads to: one of both. */
interface Target {
  readonly product_id: string | null;
  readonly lookup_id: string | null;
  readonly product_code: string | null;
  readonly lookup_code: string | null;
  readonly hs_code: string;
}

/** Writes synonyms of products and lookups. */
@Injectable()
export class SynonymCommands {
  constructor(@Inject(DATABASE) private readonly database: Kysely<GatewayTables>) {}

  create(member: Member, input: SynonymInput, command: CommandIdentity): Promise<Synonym> {
    return oncePerCommand(this.database, member, command, async (transaction) => {
      const target = await targetOf(transaction, input);
      const { product_id, lookup_id } = target;
      const id = command.commandId;
      await transaction
        .insertInto('kept.goods_synonym')
        .values({ org_id: member.orgId, id, synonym: input.synonym, product_id, lookup_id })
        .execute();
      return withKey(transaction, member.orgId, id, input.synonym, target);
    });
  }

  change(member: Member, id: string, { id: sentId, hs_code, ...input }: SentSynonym, command: CommandIdentity): Promise<Synonym> {
    return oncePerCommand(this.database, member, command, async (transaction) => {
      const standing = await standingSynonym(transaction, id);
      if (!standing) throw notFound();
      refuseReadOnly(changedReadOnly(['id', 'hs_code'], { id: sentId, hs_code }, standing));
      const target = await targetOf(transaction, input);
      const { product_id, lookup_id } = target;
      await transaction
        .updateTable('kept.goods_synonym')
        .set({ synonym: input.synonym, product_id, lookup_id })
        .where('id', '=', id)
        .execute();
      return withKey(transaction, member.orgId, id, input.synonym, target);
    });
  }

  remove(member: Member, id: string, command: CommandIdentity): Promise<Record<string, never>> {
    return oncePerCommand(this.database, member, command, async (transaction) => {
      const { numDeletedRows } = await transaction.deleteFrom('kept.goods_synonym').where('id', '=', id).executeTakeFirst();
      if (numDeletedRows === 0n) throw notFound();
      return {};
    });
  }
}

/** The row that is to be changed, with the code that it leads to now. */
function standingSynonym(transaction: Transaction<GatewayTables>, id: string) {
  return transaction
    .selectFrom('kept.goods_synonym as s')
    .leftJoin('kept.product as p', (join) => join.onRef('p.org_id', '=', 's.org_id').onRef('p.id', '=', 's.product_id'))
    .leftJoin('kept.tariff_lookup as l', (join) => join.onRef('l.org_id', '=', 's.org_id').onRef('l.id', '=', 's.lookup_id'))
    .select(({ fn }) => ['s.id', fn.coalesce('p.hs_code', 'l.hs_code', sql<string>`''`).as('hs_code')])
    .where('s.id', '=', id)
    .forUpdate('s')
    .executeTakeFirst();
}

/** A code that several companies use for products of their own is not one product: it cannot be named by it alone. */
async function targetOf(transaction: Transaction<GatewayTables>, { product_code, lookup_code }: SynonymInput): Promise<Target> {
  if (product_code) {
    const products = await transaction
      .selectFrom('kept.product')
      .select(['id as product_id', 'product_code', 'hs_code'])
      .where(sql`lower(product_code)`, '=', product_code.toLowerCase())
      .limit(2)
      .execute();
    const [product, other] = products;
    if (!product || other) throw new ProblemError('kept.unknown-code');
    return { ...product, lookup_id: null, lookup_code: null };
  }
  const lookup = await transaction
    .selectFrom('kept.tariff_lookup')
    .select(['id as lookup_id', 'code as lookup_code', 'hs_code'])
    .where(sql`lower(code)`, '=', (lookup_code ?? '').toLowerCase())
    .executeTakeFirst();
  if (!lookup) throw new ProblemError('kept.unknown-code');
  return { ...lookup, product_id: null, product_code: null };
}

async function withKey(
  transaction: Transaction<GatewayTables>,
  orgId: string,
  id: string,
  synonym: string,
  { product_id, lookup_id, product_code, lookup_code, hs_code }: Target,
): Promise<Synonym> {
  await writeGoodsKeys(transaction, orgId, { product_id, lookup_id, synonym_id: id }, [['synonym', synonym]]);
  return { id, synonym, product_code, lookup_code, hs_code };
}
