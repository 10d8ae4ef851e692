import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { multipart } from '../../testing/multipart.js';
import { startTestDesk, type TestDesk } from '../../testing/test-desk.js';
import type { TestMember, TestOrg } from '../../testing/test-org.js';
import { pdf, TestUploads } from '../../testing/test-uploads.js';

let desk: TestDesk;
let org: TestOrg;
let broker: TestMember;
let port: number;

beforeAll(async () => {
  desk = await startTestDesk();
  org = await desk.org();
  broker = await org.member('broker');
  port = await desk.listen();
});
afterAll(() => desk.close());

describe('a form of many files', () => {
  const many = (count: number) => Array.from({ length: count }, (_, n) => ({ name: `${n}.pdf`, content: pdf() }));
  const uploadsToNewJob = async () => new TestUploads(desk, org, broker, await desk.job(org, broker));

  test('of fifty is recorded whole, once, however often it is sent', async () => {
    const files = await uploadsToNewJob();
    const form = many(50);
    const headers = { 'idempotency-key': randomUUID() };
    const first = await files.send(form, headers);
    expect([first.status, first.results.filter((one) => one.document).length]).toEqual([201, 50]);
    const again = await files.send(form, headers);
    expect(again.results.map((one) => one.document?.id)).toEqual(first.results.map((one) => one.document?.id));
    expect(await files.recorded()).toBe(100);
  });

  test('of more is refused with a sentence, and nothing of it is recorded', async () => {
    const files = await uploadsToNewJob();
    for (const headers of [{}, { 'idempotency-key': randomUUID() }]) {
      const { status, body } = await files.send(many(51), headers);
      expect([status, body['code'], body['title']]).toEqual([
        413,
        'too-many-files',
        'At most 50 files can be sent at once. None of these was accepted.',
      ]);
    }
    expect(await files.recorded()).toBe(0);
  });

  test('of far more is heard out over the network, and its sender hears why it is refused', async () => {
    const files = await uploadsToNewJob();
    const form = multipart(Array.from({ length: 80 }, (_, n) => ({ name: `${n}.pdf`, content: pdf(200_000) })));
    const answer = await fetch(`http://127.0.0.1:${port}${files.path}`, {
      method: 'POST',
      headers: { ...form.headers, authorization: `Token ${broker.token}` },
      body: new Uint8Array(form.body),
    });
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([413, 'too-many-files']);
    expect(await files.recorded()).toBe(0);
  });

  test('that breaks off in its last file leaves nothing of the others', async () => {
    const files = await uploadsToNewJob();
    const form = multipart(many(3));
    const body = form.body.subarray(0, form.body.length - 60);
    expect((await desk.call('POST', files.path, { token: broker.token, body, headers: form.headers })).status).toBe(400);
    expect(await files.recorded()).toBe(0);
  });

  test('under the key of a form of fewer is refused', async () => {
    const files = await uploadsToNewJob();
    const headers = { 'idempotency-key': randomUUID() };
    const form = many(3);
    await files.send(form.slice(0, 2), headers);
    expect((await files.send(form, headers)).body['code']).toBe('command-reused');
    expect(await files.recorded()).toBe(4);
  });
});
