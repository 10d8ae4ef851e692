import { createTestDatabase, type TestDatabase } from '@tallyport/database/testing/test-database';
import type { KnownCode } from '@tallyport/domain/classification/line/known-code';
import { startPostgres } from '@tallyport/local/test-engines';
import { LineSuggester } from '@tallyport/tariff/line-suggester';
import { TariffSuggester } from '@tallyport/tariff/tariff-suggester';
import type pg from 'pg';
import type { Bench } from '../bench.js';
import { ownCpuMicros } from '../cpu.js';
import { exactly } from '../exact.js';
import { type BenchLine, judged, type VoidLine } from '../goal.js';
import { compare, type Rounds, type Side } from '../harness.js';
import { type KeptStock, writeKeptStock } from './kept-stock.js';

/**
 * P20: the codes of 200 invoice lines that the organisation had before (by product code, description, synonym, or on an earlier
 * invoice), under row-level security, against one bare indexed lookup of 200 keys.
 */
export const repeats: Bench = {
  id: 'P20',
  title: 'codes of 200 repeated lines against one bare indexed lookup',
  async *run(say, rounds) {
    const postgres = await startPostgres({ settings: ['shared_buffers=256MB'] });
    try {
      const database = await createTestDatabase(postgres.url);
      say('keeping goods of two organisations');
      const stock = await writeKeptStock(database.pool());
      yield* await measure(database, stock, rounds, say);
      await database.drop();
    } finally {
      await postgres.stop();
    }
  },
};

async function measure(
  database: TestDatabase,
  stock: KeptStock,
  rounds: Rounds,
  say: (progress: string) => void,
): Promise<(BenchLine | VoidLine)[]> {
  const pool = database.pool('gateway', 1);
  const desk = new TariffSuggester(pool);
  const suggester = new LineSuggester(pool, desk);
  const lines = stock.lines.map(({ goods }) => goods);
  const found = await suggester.known(stock.orgId, lines);
  const right = found.filter((codes, line) => bestOf(codes) === stock.lines[line]?.hsCode).length;
  const foreign = await suggester.known(stock.otherOrgId, stock.onlyOurs);
  const ours = new Repeated(() => suggester.known(stock.orgId, lines), lines.length);
  const [bare, same] = [bareLookup(database.pool(undefined, 1), stock), bareLookup(database.pool(undefined, 1), stock)];
  try {
    say('bare against bare');
    const alike = await compare(same, bare, rounds);
    say('ours against bare');
    const { speed } = await compare(ours, bare, rounds);
    return [
      { id: 'P20', what: 'repeats found of 200', ratio: exactly(right / lines.length), goal: { atLeast: 1 } },
      { id: 'P20', what: 'goods found in another organisation', ratio: exactly(foreign.flat().length), goal: { atMost: 0 } },
      judged({ id: 'P20', what: '200 lines against one bare lookup: lookups/s', ratio: speed, goal: { atLeast: 0.5 } }, alike.speed),
    ];
  } finally {
    await desk.close();
  }
}

function bestOf(codes: readonly KnownCode[]): string | undefined {
  return codes.find(({ hsCode }) => hsCode !== '')?.hsCode;
}

/** The smallest program that does only that: 200 keys by one index, of as many rows as ours has. */
function bareLookup(owner: pg.Pool, { orgId, lines }: KeptStock): Side {
  const keys = lines.map(({ key }) => key);
  const text = 'select key, hs_code from bare_goods where org_id = $1 and key = any($2)';
  const ask = () => owner.query<object>({ name: 'bare-goods', text, values: [orgId, keys] }).then(({ rows }) => rows);
  return new Repeated(ask, keys.length);
}

/** One question, asked again and again; its answers are counted at the end. */
class Repeated implements Side {
  constructor(
    private readonly ask: () => Promise<readonly unknown[]>,
    private readonly answers: number,
  ) {}

  async slice(ms: number): Promise<number> {
    const end = performance.now() + ms;
    let asked = 0;
    for (; performance.now() < end; asked++) await this.ask();
    return asked;
  }

  cpuMicros(): number {
    return ownCpuMicros();
  }

  async check(): Promise<void> {
    const { length } = await this.ask();
    if (length !== this.answers) throw new Error(`${length} of ${this.answers} answers`);
  }
}
