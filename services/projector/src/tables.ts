import pg from 'pg';

/** A prepared statement; `suffix` ends the names of the tables it writes, and is empty for the live ones. */
export interface Statement {
  readonly name: string;
  text(suffix: string): string;
}

/** Every statement that was declared, for the test that looks at their plans. */
export const STATEMENTS: Statement[] = [];

/** Declares a prepared statement once; PostgreSQL plans it once per connection. */
export function statement(name: string, build: (suffix: string) => string): Statement {
  const texts = new Map<string, string>();
  const declared: Statement = {
    name,
    text(suffix) {
      const known = texts.get(suffix) ?? build(suffix);
      texts.set(suffix, known);
      return known;
    },
  };
  STATEMENTS.push(declared);
  return declared;
}

/** Data exceptions, broken constraints, program limits: the row cannot be written, whoever tries and how often. */
const ABOUT_THE_DATA = /^(22|23|54)/;

/** The database did not do its part: nothing is wrong with the event, and trying again is right. */
export class DatabaseFailure extends Error {
  constructor(
    readonly statement: string,
    cause: unknown,
  ) {
    super(`${statement}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = 'DatabaseFailure';
  }

  /** The table is not there: somebody dropped it, and it has to be made and filled again. */
  get isMissingTable(): boolean {
    return this.cause instanceof pg.DatabaseError && this.cause.code === '42P01';
  }

  /** Another statement failed before and aborted the transaction: this one was not even tried. */
  get isTransactionAborted(): boolean {
    return this.cause instanceof pg.DatabaseError && this.cause.code === '25P02';
  }
}

/** The tables of read models inside one transaction: the live ones, or those of a rebuild. */
export class Tables {
  constructor(
    private readonly client: Pick<pg.ClientBase, 'query'>,
    private readonly suffix: string,
  ) {}

  /** Throws what the database says of the data as it is, and everything else as {@link DatabaseFailure}. */
  async query<Row extends pg.QueryResultRow>({ name, text }: Statement, values: readonly unknown[]): Promise<Row[]> {
    try {
      const { rows } = await this.client.query<Row>({ name: `${name}${this.suffix}`, text: text(this.suffix), values: [...values] });
      return rows;
    } catch (error) {
      if (error instanceof pg.DatabaseError && ABOUT_THE_DATA.test(error.code ?? '')) throw error;
      throw new DatabaseFailure(name, error);
    }
  }
}
