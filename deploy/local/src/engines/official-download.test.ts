import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { downloadServer, serving } from '../testing/download-server.js';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { DownloadFailed, downloadFile, downloadText } from './official-download.js';

test('an address that is not there is one sentence', async () => {
  const address = await downloadServer(serving({}));
  const file = join(await temporaryFolder(), 'kafka.tgz');
  await expect(downloadFile(`${address}/kafka.tgz`, file)).rejects.toThrow(
    `kafka.tgz could not be downloaded from ${new URL(address).host} (status 404)`,
  );
});

test('a connection that is cut leaves no part of the file', async () => {
  const address = await downloadServer((_request, response) => {
    response.writeHead(200, { 'content-length': '1000000' });
    response.write('the first bytes', () => response.destroy());
  });
  const file = join(await temporaryFolder(), 'kafka.tgz');
  await expect(downloadFile(`${address}/kafka.tgz`, file)).rejects.toThrow(DownloadFailed);
  await expect(access(file)).rejects.toThrow('ENOENT');
});

test('nobody who answers is one sentence', async () => {
  const address = await downloadServer(serving({ '/sum': 'abc' }));
  expect(await downloadText(`${address}/sum`)).toBe('abc');
  await expect(downloadText('http://127.0.0.1:1/sum')).rejects.toThrow(/127\.0\.0\.1:1 did not answer \(/);
});
