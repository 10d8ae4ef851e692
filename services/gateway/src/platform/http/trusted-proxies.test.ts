import { afterEach, describe, expect, test } from 'vitest';
import { gatewayConfig } from '../../config.js';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.js';
import { TrustedProxies } from './trusted-proxies.js';

describe('TRUST_PROXY', () => {
  test.each([
    [undefined, false],
    ['', false],
    ['0', false],
    ['false', false],
    ['1', 1],
    ['2', 2],
    ['10.0.0.0/8', ['10.0.0.0/8']],
    ['127.0.0.1, fd00::/8', ['127.0.0.1', 'fd00::/8']],
  ])('%s is taken', (text, proxies) => {
    expect(TrustedProxies.parse(text)).toEqual(proxies);
  });

  test.each(['true', 'yes', '-1', '1.5', '100', '0.0.0.0/0', '10.0.0.0/33', '10.0.0.0/8/8', 'proxy.example', '1,true'])(
    '%s is refused at start by a sentence',
    (text) => {
      const environment = { DATABASE_URL: 'x', LOGIN_DATABASE_URL: 'x', TEMPORAL_ADDRESS: 'x', BLOB_FOLDER: 'x', TRUST_PROXY: text };
      expect(() => gatewayConfig(environment)).toThrow(/TRUST_PROXY \(give the number of proxies in front, such as 1, or their networks/);
    },
  );
});

describe('the address of a caller', () => {
  let gateway: TestGateway | null = null;
  afterEach(() => gateway?.close());

  /** The address that ten wrong passwords of these callers are counted for. */
  const counted = async (proxies: TestGateway['parts']['config']['TRUST_PROXY'], forwarded: string) => {
    gateway = await startTestGateway({ TRUST_PROXY: proxies });
    await gateway.call('POST', '/api/login', {
      body: { email: 'nobody@example.test', password: 'wrong' },
      headers: { 'x-forwarded-for': forwarded },
    });
    const { rows } = await gateway.owner.query<{ subject: string }>(
      `select subject from identity.log_in_failure where subject like 'address/%'`,
    );
    return rows.map(({ subject }) => subject);
  };

  test.each([
    ['no proxy', false as const, '127.0.0.1'],
    ['one proxy', 1, '203.0.113.9'],
    ['two proxies', 2, '198.51.100.7'],
    ['proxies of these networks', ['127.0.0.0/8', '203.0.113.0/24'], '198.51.100.7'],
  ])('behind %s is read from the right, whatever the caller wrote at the left', async (_name, proxies, address) => {
    expect(await counted(proxies, '192.0.2.1, 198.51.100.7, 203.0.113.9')).toEqual([`address/${address}`]);
  });
});
