import { createHash, randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { StorageFull } from '@tallyport/blob-store/blob-store';
import type { Document } from '@tallyport/contracts/document-extraction/document';
import { compoundFile } from '@tallyport/file-type/testing/compound-file';
import { makeZip } from '@tallyport/file-type/testing/make-zip';
import { armFailPoint } from '@tallyport/runtime/fail-point';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { multipart } from '../../testing/multipart.js';
import { startTestDesk, type TestDesk } from '../../testing/test-desk.js';
import type { TestMember, TestOrg } from '../../testing/test-org.js';
import { pdf, TestUploads } from '../../testing/test-uploads.js';

const LIMIT = 10_485_760;
let desk: TestDesk;
let org: TestOrg;
let broker: TestMember;
let job: { id: string };
let uploads: TestUploads;
let port: number;

beforeAll(async () => {
  desk = await startTestDesk();
  org = await desk.org();
  broker = await org.member('broker');
  job = await desk.job(org, broker);
  uploads = new TestUploads(desk, org, broker, job);
  port = await desk.listen();
});
afterAll(() => desk.close());

describe('an upload', () => {
  test('is stored, recorded, and its reading requested', async () => {
    const content = pdf(5_000);
    const document = await uploads.document('发票 CA-2026.pdf', content);
    expect(document).toMatchObject({
      file_name: '发票 CA-2026.pdf',
      media_type: 'application/pdf',
      bytes: 5_000,
      extraction: { state: 'waiting', attempt: 1 },
    });
    expect(await desk.parts.blobs.read(org.id, document.hash)).toEqual(content);
    expect(await uploads.eventsOf(document.id)).toMatchObject([
      { type: 'document.uploaded', data: { hash: document.hash } },
      { type: 'extraction.requested', data: { attempt: 1, priority: 2 } },
    ]);
  });

  test('answers each file for itself', async () => {
    const { status, results } = await uploads.send([
      { name: 'a.pdf', content: pdf() },
      { name: 'run.pdf', content: Buffer.from('MZ\x90\x00 this is a program') },
      { name: 'old.xls', content: compoundFile(['Root Entry', 'Workbook']) },
    ]);
    expect(status).toBe(201);
    expect(results.map((one) => one.document?.media_type ?? one.problem?.code)).toEqual([
      'application/pdf',
      'file-type-refused',
      'application/vnd.ms-excel',
    ]);
  });

  test('without a file or to nowhere is refused', async () => {
    expect((await uploads.send([])).status).toBe(400);
    const form = multipart([{ name: 'a.pdf', content: pdf() }]);
    const nowhere = `/api/v1/orgs/${org.id}/work_orders/${randomUUID()}/documents`;
    expect((await desk.call('POST', nowhere, { token: broker.token, body: form.body, headers: form.headers })).body['code']).toBe(
      'work-order.not-found',
    );
  });
});

describe('a body that is no form', () => {
  test.each([
    ['JSON', 'application/json', '{"files":["a.pdf"]}'],
    ['a bare file', 'application/pdf', '%PDF-1.7'],
    ['another kind of parts', 'multipart/mixed; boundary=abc', '--abc--'],
  ])('%s is told to be sent as one', async (_name, type, body) => {
    const answer = await desk.call('POST', uploads.path, { token: broker.token, body, headers: { 'content-type': type } });
    expect([answer.status, answer.body['title']]).toEqual([415, 'Send the files as a form (multipart/form-data).']);
  });
});

describe('a form that cannot be read', () => {
  const part = (name: string) => `--abc\r\nContent-Disposition: form-data; name="f"; filename="${name}"\r\n\r\n`;

  test.each([
    ['without a boundary', 'multipart/form-data', 'x'],
    ['with an empty boundary', 'multipart/form-data; boundary=', 'x'],
    ['with a boundary that goes on and on', `multipart/form-data; boundary=${'b'.repeat(300)}`, 'x'],
    ['that ends before its first part', 'multipart/form-data; boundary=abc', '--abc'],
    ['that ends in a file that is taken', 'multipart/form-data; boundary=abc', `${part('a.pdf')}%PDF-1.7 half a`],
    ['that ends in a large file', 'multipart/form-data; boundary=abc', part('a.pdf') + pdf(2_000_000).toString('latin1')],
    ['that ends in a file that is refused', 'multipart/form-data; boundary=abc', `${part('a.exe')}MZ half a`],
    ['that ends in a file of too many bytes', 'multipart/form-data; boundary=abc', part('a.pdf') + pdf(LIMIT + 9).toString('latin1')],
    ['that ends in the name of a file', 'multipart/form-data; boundary=abc', part('a.pdf').slice(0, 60)],
  ])('%s is refused', async (_name, type, body) => {
    const answer = await desk.call('POST', uploads.path, { token: broker.token, body, headers: { 'content-type': type } });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  });
});

describe('fault 74: a file that is not what it says', () => {
  test.each([
    ['a program named pdf', Buffer.from('MZ\x90\x00')],
    ['a page', Buffer.from('<html><script>alert(1)</script></html>')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a zip with something else', makeZip({ 'evil.exe': 'MZ' })],
  ])('%s is refused in the specification’s words', async (_name, content) => {
    const { status, body } = await uploads.send([{ name: 'invoice.pdf', content }]);
    expect([status, body['title']]).toEqual([415, 'Only PDF, PNG, JPG, XLS, XLSX, DOC, and DOCX files are accepted']);
  });

  test.each([
    ['of no bytes', Buffer.alloc(0), 'This file is empty.'],
    [
      'behind a password',
      compoundFile(['Root Entry', 'EncryptionInfo', 'EncryptedPackage']),
      'This file is protected by a password. Remove the password and upload it again.',
    ],
    ['that breaks off', Buffer.from('PK\x03\x04 nothing'), 'This file is damaged and cannot be read.'],
  ])('one %s is told so, alone and among others', async (_name, content, sentence) => {
    const alone = await uploads.send([{ name: 'packing list.xlsx', content }]);
    expect([alone.status, alone.body['title']]).toEqual([422, sentence]);
    const { results } = await uploads.send([
      { name: 'packing list.xlsx', content },
      { name: 'a.pdf', content: pdf() },
    ]);
    expect(results.map((one) => one.problem?.title ?? one.document?.media_type)).toEqual([sentence, 'application/pdf']);
  });

  test('its name is made harmless, and it only ever leaves as an attachment', async () => {
    const document = await uploads.document('../../in\u202evoice<img src=x>.pdf', pdf());
    expect(document.file_name).toBe('invoice<img src=x>.pdf');
    const answer = await desk.get(`${uploads.path}/${document.id}/download`, broker.token);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': '100',
      'x-content-type-options': 'nosniff',
      'content-disposition': `attachment; filename="invoice<img src=x>.pdf"; filename*=UTF-8''invoice%3Cimg%20src%3Dx%3E.pdf`,
    });
  });
});

describe('fault 72: the size of a file', () => {
  test.each([LIMIT - 1, LIMIT])('%d bytes are taken', async (bytes) => {
    expect((await uploads.document('large.pdf', pdf(bytes))).bytes).toBe(bytes);
  });

  test('one byte more is refused in the specification’s words', async () => {
    const { status, body } = await uploads.send([{ name: 'large.pdf', content: pdf(LIMIT + 1) }]);
    expect([status, body['title']]).toEqual([413, 'Uploaded files must be less than 10MB']);
  });

  test('of several files the large one alone is refused', async () => {
    const { results } = await uploads.send([
      { name: 'large.pdf', content: pdf(LIMIT + 5_000_000) },
      { name: 'small.pdf', content: pdf() },
    ]);
    expect(results.map((one) => one.problem?.code ?? one.document?.bytes)).toEqual(['file-too-large', 100]);
  });

  test('a stream without end and without a length is cut, in constant memory', async () => {
    const before = process.memoryUsage().arrayBuffers;
    const { answer, sent } = await endless();
    // Whoever goes on writing may find the connection closed before the answer is read.
    expect(answer).toMatch(/^(HTTP\/1.1 413 |$)/);
    expect(sent).toBeLessThan(200_000_000);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(100_000_000);
  });
});

describe('fault 86: the same file', () => {
  test('twice at once is two documents, of which one is called a copy', async () => {
    const content = pdf();
    const [first, second] = await Promise.all([uploads.document('one.pdf', content), uploads.document('two.pdf', content)]);
    await desk.settle();
    const list = (await desk.get(uploads.path, broker.token)).body['results'] as unknown as Document[];
    const copies = list.filter((one) => one.hash === first.hash).map((one) => one.copy_of);
    expect(copies.filter((copy) => copy === null)).toHaveLength(1);
    expect([first.id, second.id]).toContain(copies.find((copy) => copy !== null));
  });

  test('with one key is one document, and another file under that key is refused', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const content = pdf();
    const answers = await Promise.all([1, 2].map(() => uploads.send([{ name: 'a.pdf', content }], headers)));
    expect(answers[0]?.results[0]?.document?.id).toBe(answers[1]?.results[0]?.document?.id);
    const id = answers[0]?.results[0]?.document?.id ?? '';
    expect(await uploads.eventsOf(id)).toHaveLength(2);
    const other = await uploads.send([{ name: 'b.pdf', content: pdf(500) }], headers);
    expect([other.status, other.body['code']]).toEqual([422, 'command-reused']);
  });
});

test('fault 14: with a full disk a file is refused with its reason, and nothing names it', async () => {
  const full = desk.parts.blobs.putFile;
  desk.parts.blobs.putFile = () => Promise.reject(new StorageFull({}));
  try {
    const { status, body } = await uploads.send([{ name: 'a.pdf', content: pdf() }]);
    expect([status, body['code']]).toEqual([507, 'storage-full']);
  } finally {
    desk.parts.blobs.putFile = full;
  }
});

test('an event names only bytes that are there: nothing is recorded before they are stored', async () => {
  const content = pdf();
  let isThere = false;
  const disarm = armFailPoint('append.before-insert', async () => {
    isThere = await desk.parts.blobs.has(org.id, createHash('sha256').update(content).digest('hex'));
  });
  await uploads.document('a.pdf', content);
  disarm();
  expect(isThere).toBe(true);
});

test('document and request for its reading are recorded together: a gateway that dies between them leaves neither', async () => {
  const headers = { 'idempotency-key': randomUUID() };
  const other = await desk.job(org, broker);
  const files = new TestUploads(desk, org, broker, other);
  const content = pdf();
  const disarm = armFailPoint('append.after-insert', () => Promise.reject(Object.assign(new Error('gone'), { code: '57P01' })));
  expect((await files.send([{ name: 'a.pdf', content }], headers)).status).toBe(503);
  disarm();
  expect(await files.recorded()).toBe(0);
  const { results } = await files.send([{ name: 'a.pdf', content }], headers);
  expect(await files.eventsOf(results[0]?.document?.id ?? '')).toHaveLength(2);
});

/** Sends a file that never ends, in chunks, until the other end has enough. */
function endless(): Promise<{ answer: string; sent: number }> {
  return new Promise((resolve) => {
    let answer = '';
    let sent = 0;
    const chunk = Buffer.alloc(65_536, 'x');
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(
        `POST ${uploads.path} HTTP/1.1\r\nHost: x\r\nAuthorization: Token ${broker.token}\r\nTransfer-Encoding: chunked\r\n` +
          'Content-Type: multipart/form-data; boundary=b\r\n\r\n',
      );
      write(Buffer.from('--b\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF-1.7\n'));
      pump();
    });
    const write = (data: Buffer) => {
      sent += data.length;
      return socket.write(Buffer.concat([Buffer.from(`${data.length.toString(16)}\r\n`), data, Buffer.from('\r\n')]));
    };
    const pump = () => {
      while (!socket.destroyed && answer === '' && sent < 1_000_000_000) if (!write(chunk)) return;
    };
    socket.on('drain', pump);
    socket.on('data', (data) => {
      answer += data.toString();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve({ answer, sent }));
  });
}
