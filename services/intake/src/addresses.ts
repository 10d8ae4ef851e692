import { hash } from 'node:crypto';
import type pg from 'pg';

/** An address is 256 random bits; what is shorter or longer is nobody's, and the database is not asked. */
const TOKEN = /^[\w-]{43}$/u;
/** Whose an address is, by who sends to it. */
const STATEMENTS = {
  customs: { name: 'org-of-customs-address', text: 'select kept.org_of_customs_address($1) as org_id' },
  freight: { name: 'org-of-freight-address', text: 'select kept.org_of_freight_address($1) as org_id' },
} as const;

/** Answers the organisation whose address ends with this token, or null. The database knows tokens by their hash alone. */
export async function orgOfAddress(pool: Pick<pg.Pool, 'query'>, door: keyof typeof STATEMENTS, token: string): Promise<string | null> {
  if (!TOKEN.test(token)) return null;
  const { rows } = await pool.query<{ org_id: string | null }>({ ...STATEMENTS[door], values: [hash('sha256', token, 'buffer')] });
  return rows[0]?.org_id ?? null;
}
