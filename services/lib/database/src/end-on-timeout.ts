import type pg from 'pg';

/**
 * Ends a connection on which a statement was not answered in time. node-postgres rejects that statement and keeps the
 * connection: a pool would hand it out again, and everybody who got it would wait in vain (fault 19).
 */
export function endOnTimeout(client: pg.Client): void {
  client.query = new Proxy(client.query, {
    apply(query, self, values: unknown[]) {
      const answer: unknown = Reflect.apply(query, self, values);
      if (answer instanceof Promise) {
        answer.catch((error: unknown) => {
          if (isReadTimeout(error)) void client.end();
        });
      }
      return answer;
    },
  });
}

function isReadTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout';
}
