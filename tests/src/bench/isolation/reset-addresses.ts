import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestDatabase } from '@tallyport/database/testing/test-database';
import { freePort } from '@tallyport/local/processes/free-port';
import { startKafka, startPostgres, startTemporal } from '@tallyport/local/test-engines';
import { MailSimulator } from '@tallyport/simulators/mail/mail-simulator';
import { LogStack } from '../../support/log-stack.js';
import { until } from '../../support/until.js';
import type { Bench } from '../bench.js';
import { gatewayVariables } from '../gateway-variables.js';
import type { BenchLine } from '../goal.js';
import { QUICK_ROUNDS } from '../harness.js';
import { differenceOfMedians } from './difference-of-medians.js';
import { TimedRequests } from './timed-requests.js';

const PAIRS = 2_000;
const QUICK_PAIRS = 100;
const WARM_UP = 50;
/** Of each account few links may be asked for in a while, so that there are as many accounts as pairs. */
const PASSWORD_HASH = '$argon2id$v=19$m=19456,t=2,p=1$c29tZXRoaW5nc2FsdHk$jUaIUuXYhcE1OX8SBpiYnz0FzuQ1Yi5ZC0ykYDZSkGs';

/**
 * R12: a link to set a new password is asked for a known address in the same time as for an unknown one, while every process that has
 * to do with its mail is running, up to a mail server.
 */
export const resetAddresses: Bench = {
  id: 'R12-RESET',
  title: 'time to ask for a link, for a known address against an unknown one',
  async *run(say, rounds) {
    const [postgres, kafka, temporal, mail] = await Promise.all([startPostgres(), startKafka(), startTemporal(), MailSimulator.start()]);
    const blobs = await mkdtemp(join(tmpdir(), 'tallyport-bench-'));
    const stack = await LogStack.open(postgres.url, kafka.access);
    try {
      const around = { TEMPORAL_ADDRESS: temporal.address, TEMPORAL_NAMESPACE: temporal.namespace, BLOB_FOLDER: blobs };
      const sent = { SMTP_URL: `${mail.smtpUrl}?tls=offered`, MAIL_FROM: 'desk@tallyport.example', CUSTOMS_ADDRESS: 'http://127.0.0.1:1' };
      await Promise.all([
        stack.start('worker', { ...around, ...sent, WORKER_QUEUES: 'exports' }),
        stack.start('worker', { ...around, WORKER_QUEUES: 'workflows' }),
        stack.start('reactor', around),
        stack.start('relay'),
      ]);
      yield await measure(
        stack,
        { ...gatewayVariables(stack.database, blobs), ...around },
        mail,
        rounds === QUICK_ROUNDS ? QUICK_PAIRS : PAIRS,
        say,
      );
    } finally {
      await stack.close();
      await Promise.all([postgres.stop(), kafka.stop(), temporal.stop(), mail.close(), rm(blobs, { recursive: true, force: true })]);
    }
  },
};

async function measure(
  stack: LogStack,
  variables: Readonly<Record<string, string>>,
  mail: MailSimulator,
  pairs: number,
  say: (progress: string) => void,
): Promise<BenchLine> {
  const known = await accounts(stack.database, pairs + WARM_UP);
  const port = await freePort();
  await stack.start('gateway', { ...variables, PORT: String(port), TRUST_PROXY: '127.0.0.1' });
  const requests = new TimedRequests(`http://127.0.0.1:${port}/api/v1`, '');
  try {
    await until('the gateway answers', () =>
      requests.ask('/nowhere', 404).then(
        () => true,
        () => false,
      ),
    );
    say(`${pairs} pairs: a known and an unknown address`);
    const [knownMs, unknownMs] = await inTurn(requests, known);
    await mail.came(1);
    say(`${(await mail.mails()).length} of ${known.length} mails had come by then`);
    const ratio = differenceOfMedians(knownMs, unknownMs);
    return {
      id: 'R12',
      what: 'a link for a known address against an unknown one, mails on their way: ms apart',
      ratio,
      goal: { atMost: 1 },
    };
  } finally {
    requests.close();
  }
}

/** The times of both, pair by pair in random order; each request from a network address of its own. */
async function inTurn(requests: TimedRequests, known: readonly string[]): Promise<[number[], number[]]> {
  const times: [number[], number[]] = [[], []];
  for (const [pair, address] of known.entries()) {
    const both = [
      { email: address, into: times[0] },
      { email: newAddress(), into: times[1] },
    ];
    if (Math.random() < 0.5) both.reverse();
    for (const [one, { email, into }] of both.entries()) {
      const from = `10.${one}.${pair >> 8}.${pair & 255}`;
      const ms = await requests.ask('/password_reset', 200, { body: { email }, headers: { 'x-forwarded-for': from } });
      if (pair >= WARM_UP) into.push(ms);
    }
  }
  return times;
}

async function accounts(database: TestDatabase, count: number): Promise<string[]> {
  const emails = Array.from({ length: count }, newAddress);
  await database.pool().query(
    `insert into identity.account (id, email, password_hash, first_name, last_name)
     select gen_random_uuid(), email, $2, 'Kim', 'Nguyen' from unnest($1::text[]) as email`,
    [emails, PASSWORD_HASH],
  );
  return emails;
}

function newAddress(): string {
  return `${randomUUID()}@example.test`;
}
