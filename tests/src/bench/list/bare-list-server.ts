import { createServer } from 'node:http';
import pg from 'pg';

/**
 * The bare sides of P9: node:http and pg, nothing else. `rows` reads the rows and writes their JSON here, `json` passes on what
 * PostgreSQL has written. Both answer what the product's endpoint answers to the same address.
 */
const { DATABASE_URL, PORT, ORG, MODE } = process.env;
const PAGE_SIZE = 25;
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 12 });
pg.types.setTypeParser(20, Number);

const PERSON = (alias: string) =>
  `case when ${alias}.id is not null then json_build_object('id', ${alias}.id, 'email', ${alias}.email, 'first_name', ${alias}.first_name,
    'last_name', ${alias}.last_name, 'color', ${alias}.color, 'license_number', ${alias}.license_number) end`;
const TO_CHECK = `json_build_object('fails', coalesce(k.fails, 0), 'disagreements', coalesce(k.disagreements, 0),
  'unverified', coalesce(k.unverified, 0), 'doubtful', coalesce(k.doubtful, 0))`;
const FROM = `read_model.work_order_list_v2 w
  left join read_model.job_check_v1 k on k.org_id = w.org_id and k.job_id = w.work_order_id
  left join identity.account c on c.id = w.compiler left join identity.account b on b.id = w.broker where w.org_id = $1`;
const ORDER = 'w.urgency, w.due, w.created_at desc, w.work_order_id';
const COUNT = 'select coalesce(sum(count), 0)::int as count from read_model.work_order_count_v2 where org_id = $1';
const ROWS = `select w.view, ${TO_CHECK} as to_check, ${PERSON('c')} as compiler, ${PERSON('b')} as broker from ${FROM} order by ${ORDER} limit ${PAGE_SIZE}`;
const JSON_OF_PAGE = `select json_build_object('results', (select json_agg(view) from (
    select w.view::jsonb || jsonb_build_object('to_check', ${TO_CHECK}, 'freight_export', null, 'compiler', ${PERSON('c')}, 'broker', ${PERSON('b')}) as view
    from ${FROM} order by ${ORDER} limit ${PAGE_SIZE}) as page),
  'count', (${COUNT}), 'next', $2::text, 'previous', null)::text as body`;

function nextOf(address: string): string {
  const url = new URL(address, 'http://bare');
  url.searchParams.set('page', '2');
  return url.pathname + url.search;
}

async function rows(address: string): Promise<string> {
  const [page, counted] = await Promise.all([
    pool.query<{ view: object; to_check: object; compiler: object; broker: object }>({ name: 'rows', text: ROWS, values: [ORG] }),
    pool.query<{ count: number }>({ name: 'count', text: COUNT, values: [ORG] }),
  ]);
  const results = page.rows.map(({ view, ...more }) => ({ ...view, ...more, freight_export: null }));
  return JSON.stringify({ results, count: counted.rows[0]?.count, next: nextOf(address), previous: null });
}

async function json(address: string): Promise<string> {
  const answer = await pool.query<{ body: string }>({ name: 'json', text: JSON_OF_PAGE, values: [ORG, nextOf(address)] });
  return answer.rows[0]?.body ?? '';
}

const bodyOf = MODE === 'json' ? json : rows;
// Longer than a turn of the other side takes, as at the gateway.
createServer({ keepAliveTimeout: 30_000 }, (request, response) => {
  bodyOf(request.url ?? '').then(
    (body) => {
      response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(body) });
      response.end(body);
    },
    (error: unknown) => {
      response.writeHead(500);
      response.end(String(error));
    },
  );
}).listen(Number(PORT), '127.0.0.1');
