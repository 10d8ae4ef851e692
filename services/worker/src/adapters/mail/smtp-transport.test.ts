import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { MailSimulator } from '@tallyport/simulators/mail/mail-simulator';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { mailPlaceOf } from './mail-config.js';
import type { OutgoingMail } from './mail-transport.js';
import { SmtpTransport } from './smtp-transport.js';

const never = new AbortController().signal;
const mail: OutgoingMail = {
  to: ['mei.chen@harbourline.example'],
  subject: '陈美，您的 Tallyport 密码已更改',
  text: 'It was changed.\nhttps://desk.example/join#token=abc\n',
  html: '<p>It was changed.</p>',
  messageId: '<6f1f6c2e-0a51-4b55-9a3c-3d1f5b1d7d01.1@tallyport>',
  isAutomatic: true,
};

let simulator: MailSimulator;

beforeEach(async () => {
  simulator = await MailSimulator.start();
});
afterEach(() => simulator.close());

function transport(url = simulator.smtpUrl, silentMs?: number): SmtpTransport {
  const from = { MAIL_FROM: 'desk@tallyport.example', MAIL_FROM_NAME: 'Tallyport' };
  return new SmtpTransport(mailPlaceOf({ SMTP_URL: `${url}?tls=offered`, ...from }), silentMs);
}

test('a mail arrives as it was written, in both forms, with its own Message-ID', async () => {
  expect(await transport().send(mail, never)).toMatchObject({ kind: 'sent', code: 250, refused: [] });
  const [taken] = await simulator.mails();
  expect(taken).toMatchObject({
    from: 'desk@tallyport.example',
    to: mail.to,
    subject: mail.subject,
    text: mail.text,
    links: ['https://desk.example/join#token=abc'],
  });
  expect(taken?.html).toContain('<p>It was changed.</p>');
  expect(taken?.headers).toContain(`Message-ID: ${mail.messageId}`);
  expect(taken?.headers).toContain('Auto-Submitted: auto-generated');
});

describe('fault 55: what a server says is told apart', () => {
  test.each([
    ['busy', { kind: 'deferred', code: 421 }, 0],
    ['defer', { kind: 'deferred', code: 450, sentence: '4.2.0 Greylisted, come back later' }, 0],
    ['defer-text', { kind: 'deferred', code: 451 }, 0],
    ['refuse', { kind: 'refused', code: 550, refused: [{ address: mail.to[0], code: 550, sentence: '5.1.1 No such user here' }] }, 0],
    ['refuse-text', { kind: 'refused', code: 554, refused: [] }, 0],
    ['drop', { kind: 'unknown', reason: 'connection-lost' }, 1],
    ['drop-untaken', { kind: 'unknown', reason: 'connection-lost' }, 0],
    ['slow:1', { kind: 'sent', code: 250 }, 1],
  ])('%s', async (behaviour, outcome, taken) => {
    simulator.next(behaviour);
    expect(await transport().send(mail, never)).toMatchObject(outcome);
    expect(await simulator.mails()).toHaveLength(taken);
  });

  test('a server that is silent after the text leaves it unknown', async () => {
    simulator.next('slow:600');
    expect(await transport(simulator.smtpUrl, 300).send(mail, never)).toEqual({ kind: 'unknown', reason: 'timeout' });
  });

  test('of several addresses those that were not taken are named', async () => {
    const server = await rawServer((line) => (line.includes('gone@') ? '550 5.1.1 No such user' : null));
    const outcome = await transport(server.url).send({ ...mail, to: [...mail.to, 'gone@harbourline.example'] }, never);
    expect(outcome).toMatchObject({
      kind: 'sent',
      refused: [{ address: 'gone@harbourline.example', code: 550, sentence: '5.1.1 No such user' }],
    });
    server.close();
  });

  test('where nobody listens, nothing left', async () => {
    const { smtpUrl } = simulator;
    await simulator.close();
    expect(await transport(smtpUrl).send(mail, never)).toMatchObject({ kind: 'deferred', code: null });
    simulator = await MailSimulator.start();
  });

  test.each([
    ['a sender that it does not know', /^MAIL/u, '550 5.7.1 Sender refused', 'refused'],
    ['a log-in that it wants first', /^MAIL/u, '530 5.7.0 Authentication required', 'deferred'],
    ['a text that it does not want', /^DATA/u, '554 5.5.1 No', 'refused'],
    ['a word that is none', /^MAIL/u, 'what?', 'deferred'],
  ])('%s', async (_name, at, says, kind) => {
    const server = await rawServer((line) => (at.test(line) ? says : null));
    expect(await transport(server.url).send(mail, never)).toMatchObject({ kind });
    server.close();
  });

  test('a log-in that is refused is of the installation, not of the mail', async () => {
    const server = await rawServer((line) => (line.startsWith('AUTH') ? '535 5.7.8 Wrong' : null));
    const url = server.url.replace('smtp://', 'smtp://desk:wrong@');
    const outcome = await transport(url).send(mail, never);
    expect(outcome).toMatchObject({ kind: 'deferred', code: 535 });
    expect(JSON.stringify(outcome)).not.toContain('wrong');
    server.close();
  });

  test('a sender that is stopped before the text was handed over has sent nothing, afterwards nobody knows', async () => {
    simulator.next('slow:600');
    const stopping = new AbortController();
    const sent = transport().send(mail, stopping.signal);
    await simulator.came(1);
    stopping.abort();
    expect(await sent).toMatchObject({ kind: 'unknown' });
    expect(await transport().send(mail, stopping.signal)).toMatchObject({ kind: 'deferred' });
    expect(await simulator.mails()).toHaveLength(1);
  });
});

test('nothing is said to a server that offers no TLS where it is required', async () => {
  const place = mailPlaceOf({ SMTP_URL: simulator.smtpUrl, MAIL_FROM: 'a@b.example', MAIL_FROM_NAME: 'T' });
  expect(await new SmtpTransport(place).send(mail, never)).toMatchObject({ kind: 'deferred' });
  expect(await simulator.mails()).toEqual([]);
});

describe('fault 56: words of people end no header', () => {
  const hostile = 'Papers\r\nBcc: all@evil.example\r\n\r\n<script>alert(1)</script>';

  test('in the subject and in the name of the sender', async () => {
    const place = mailPlaceOf({
      SMTP_URL: `${simulator.smtpUrl}?tls=offered`,
      MAIL_FROM: 'a@b.example',
      MAIL_FROM_NAME: 'T\r\nBcc: x@y.example',
    });
    await new SmtpTransport(place).send({ ...mail, subject: hostile }, never);
    const [taken] = await simulator.mails();
    expect(taken?.to).toEqual(mail.to);
    expect(taken?.headers.filter((line) => /^(bcc|cc):/iu.test(line))).toEqual([]);
    expect(taken?.subject).toBe('Papers Bcc: all@evil.example <script>alert(1)</script>');
    expect(taken?.text).toBe(mail.text);
  });

  test.each(['a@b.example, c@d.example', 'a@b.example\r\nRCPT TO:<c@d.example>', 'A <a@b.example>'])(
    'what is no one address reaches nobody: %j',
    async (address) => {
      await transport().send({ ...mail, to: [address] }, never);
      expect((await simulator.mails()).flatMap(({ to }) => to)).not.toContain('c@d.example');
    },
  );
});

/** A server that says what it is told, and else what a client hopes for. */
async function rawServer(says: (line: string) => string | null): Promise<{ url: string; close(): void }> {
  const server: Server = createServer((socket) => {
    socket.on('error', () => undefined);
    let isText = false;
    let rest = '';
    const say = (line: string) => socket.write(`${line}\r\n`);
    say('220 ready');
    socket.on('data', (chunk: Buffer) => {
      const lines = (rest + chunk.toString('latin1')).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (isText) {
          if (line !== '.') continue;
          isText = false;
          say('250 2.0.0 Ok');
        } else isText = answerTo(line, says(line), say, socket);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => void server.close() };
}

/** Whether the text follows. */
function answerTo(line: string, told: string | null, say: (line: string) => void, socket: Socket): boolean {
  if (told !== null) say(told);
  else if (line.startsWith('EHLO')) say('250-raw\r\n250 AUTH PLAIN');
  else if (line.startsWith('DATA')) say('354 go on');
  else if (line.startsWith('QUIT')) socket.end('221 bye\r\n');
  else say('250 ok');
  return told === null && line.startsWith('DATA');
}
