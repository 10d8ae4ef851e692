import type pg from 'pg';

/** One access to a table in a plan: how, and by which index. */
export interface TableAccess {
  readonly table: string;
  readonly how: string;
  readonly index: string | null;
}

export interface Statement {
  readonly name: string;
  readonly text: string;
}

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly Plans?: readonly PlanNode[];
}

/** How the generic plan of a statement, the one that a prepared statement ends with, reaches each table. */
export async function explain(client: Pick<pg.Pool, 'query'>, { text }: Statement): Promise<TableAccess[]> {
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(`explain (generic_plan, format json) ${text}`);
  const root = rows[0]?.['QUERY PLAN'][0].Plan;
  return root ? accesses(root) : [];
}

/** The relay keeps its state in single rows: no index is nearer. */
const OF_ONE_ROW: ReadonlySet<string> = new Set(['relay_state', 'change_feed_state']);

/** How statements reach their rows, by their names: each `table by index` once, in the order of the alphabet. */
export async function plansOf(client: Pick<pg.Pool, 'query'>, statements: Iterable<Statement>): Promise<Record<string, string[]>> {
  const plans: Record<string, string[]> = {};
  for (const statement of statements) {
    const looks = (await explain(client, statement)).filter(({ table }) => !OF_ONE_ROW.has(table));
    plans[statement.name] = [...new Set(looks.map(({ table, how, index }) => `${table} by ${index ?? how}`))].toSorted();
  }
  return plans;
}

function accesses(node: PlanNode): TableAccess[] {
  const children = node.Plans ?? [];
  const below = children.filter((child) => child['Node Type'] !== 'Bitmap Index Scan').flatMap(accesses);
  const [how, table] = [node['Node Type'], node['Relation Name']];
  if (table === undefined || how === 'ModifyTable') return below;
  // A bitmap scan names its index in the node below it.
  const index = [node, ...children].find((one) => one['Index Name'] !== undefined)?.['Index Name'] ?? null;
  return [{ table, how, index }, ...below];
}

/** A pool that remembers every named statement it was given, so that a test can look at the plan of each. */
export function recordingPool(pool: pg.Pool): { readonly pool: pg.Pool; readonly statements: ReadonlyMap<string, Statement> } {
  const statements = new Map<string, Statement>();
  const query = (config: unknown, ...rest: unknown[]) => {
    if (isNamed(config)) statements.set(config.name, config);
    return (pool.query as (...all: unknown[]) => unknown)(config, ...rest);
  };
  return { pool: Object.assign(Object.create(pool) as pg.Pool, { query }), statements };
}

function isNamed(config: unknown): config is Statement {
  return typeof config === 'object' && config !== null && 'name' in config && 'text' in config;
}
