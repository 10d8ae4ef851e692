import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { MailSimulator, type MailSimulatorOptions } from './mail-simulator.js';

const open: MailSimulator[] = [];

async function simulator(options: MailSimulatorOptions = {}): Promise<MailSimulator> {
  const one = await MailSimulator.start({ now: () => new Date('2026-03-14T02:00:00Z'), ...options });
  open.push(one);
  return one;
}

afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

/** Says these lines to the server, each once it has answered the one before, and answers what it said. */
async function say(one: MailSimulator, ...lines: string[]): Promise<string[]> {
  const socket = createConnection({ host: '127.0.0.1', port: Number(new URL(one.smtpUrl).port) });
  const answers: string[] = [];
  let waiting = Promise.withResolvers<void>();
  socket.on('data', (chunk: Buffer) => {
    answers.push(
      ...chunk
        .toString('latin1')
        .split('\r\n')
        .filter((line) => /^\d{3} /u.test(line)),
    );
    waiting.resolve();
  });
  socket.on('error', () => undefined);
  const closed = once(socket, 'close');
  for (const line of lines) {
    await Promise.race([waiting.promise, closed]);
    waiting = Promise.withResolvers<void>();
    if (!socket.destroyed) socket.write(`${line}\r\n`);
  }
  await Promise.race([waiting.promise, closed]);
  socket.destroy();
  return answers.map((answer) => answer.slice(0, 3));
}

const MAIL = [
  'Subject: Reset <b>your</b> password',
  'To: nobody@else.example',
  '',
  'Follow https://desk.example/reset#token=a&b',
  '.',
].join('\r\n');
const transaction = ['EHLO desk', 'MAIL FROM:<desk@tallyport.example>', 'RCPT TO:<mei@harbourline.example>', 'DATA', MAIL];

test('it takes mail for everybody, and says who it was for by the envelope and not by a header', async () => {
  const one = await simulator();
  expect(await say(one, ...transaction)).toEqual(['220', '250', '250', '250', '354', '250']);
  expect(await one.mails()).toMatchObject([
    { number: 1, at: '2026-03-14T02:00:00.000Z', from: 'desk@tallyport.example', to: ['mei@harbourline.example'] },
  ]);
});

test.each([
  ['busy', ['421']],
  ['defer', ['220', '250', '250', '450']],
  ['refuse', ['220', '250', '250', '550']],
  ['refuse-text', ['220', '250', '250', '250', '354', '554']],
  ['defer-text', ['220', '250', '250', '250', '354', '451']],
  ['drop', ['220', '250', '250', '250', '354']],
])('told to %s it does, once', async (behaviour, answers) => {
  const one = await simulator();
  one.next(behaviour);
  const lines = transaction.slice(0, Math.max(0, answers.length - 1));
  expect(await say(one, ...(behaviour === 'drop' ? transaction : lines))).toEqual(answers);
  expect(await one.mails()).toHaveLength(behaviour === 'drop' ? 1 : 0);
  expect(await say(one, ...transaction)).toContain('354');
});

test('its pages list mails, open one with links to follow, and run nothing that a mail carries', async () => {
  const one = await simulator();
  await say(one, ...transaction);
  const list = await (await fetch(one.address)).text();
  expect(list).toContain('<a href="/mails/1">Reset &#60;b&#62;your&#60;/b&#62; password</a>');
  const mail = await (await fetch(new URL('/mails/1', one.address))).text();
  expect(mail).toContain('<a href="https://desk.example/reset#token=a&#38;b">');
  expect(mail).toContain('To: nobody@else.example');
  expect((await fetch(new URL('/mails/2', one.address))).status).toBe(404);
});

test('it is told over HTTP how to meet the next mails, and refuses what it does not know', async () => {
  const one = await simulator();
  const next = (behaviours: unknown) =>
    fetch(new URL('/simulator/next', one.address), { method: 'POST', body: JSON.stringify({ behaviours }) });
  expect((await next(['defer', 'slow:30'])).status).toBe(204);
  expect(await (await next(['dream'])).json()).toEqual({ error: 'there is no behaviour dream' });
  expect((await next(['slow:601'])).status).toBe(400);
  expect(await say(one, ...transaction.slice(0, 3))).toEqual(['220', '250', '250', '450']);
});

test('mails are there after a restart, and gone when they are to be forgotten', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tallyport-mail-'));
  const before = await simulator({ folder });
  await say(before, ...transaction);
  const after = await simulator({ folder });
  expect(await after.mails()).toHaveLength(1);
  expect((await fetch(new URL('/simulator', after.address), { method: 'DELETE' })).status).toBe(204);
  expect(await (await simulator({ folder })).mails()).toEqual([]);
  await rm(folder, { recursive: true });
});
