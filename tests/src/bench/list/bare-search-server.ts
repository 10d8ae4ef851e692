import { createServer } from 'node:http';
import pg from 'pg';

/** The bare side of P11: node:http and pg, which ask the same statement with the same values and pass on what it says. */
const { DATABASE_URL, PORT, STATEMENT } = process.env;
const statement = JSON.parse(STATEMENT ?? '') as { name: string; text: string; values: unknown[] };
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 12 });

// Longer than a turn of the other side takes, as at the gateway.
createServer({ keepAliveTimeout: 30_000 }, (_request, response) => {
  pool.query<{ count: number; lines: string }>(statement).then(
    ({ rows }) => {
      const body = JSON.stringify(rows[0]);
      response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(body) });
      response.end(body);
    },
    (error: unknown) => {
      response.writeHead(500);
      response.end(String(error));
    },
  );
}).listen(Number(PORT), '127.0.0.1');
