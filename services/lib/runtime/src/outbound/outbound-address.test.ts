import { expect, test } from 'vitest';
import { AllowedHosts, refusalOf } from './outbound-address.js';
import { isPrivateAddress } from './private-addresses.js';

const none = AllowedHosts.parse(undefined);

test.each(['https://hooks.lanternbay.example/in?a=b', 'https://8.8.8.8/', 'https://[2606:4700::1111]:8443/'])(
  '%s may be called',
  (address) => {
    expect(refusalOf(address, none)).toBeNull();
  },
);

test.each([
  ['hooks.example', 'not-an-address'],
  ['http://hooks.example/', 'not-https'],
  ['ftp://hooks.example/', 'not-https'],
  ['file:///etc/passwd', 'not-https'],
  ['https://user:word@hooks.example/', 'has-credentials'],
  ['https://127.0.0.1/', 'private-address'],
  ['https://127.1/', 'private-address'],
  ['https://0x7f000001/', 'private-address'],
  ['https://2130706433/', 'private-address'],
  ['https://0177.0.0.1/', 'private-address'],
  ['https://169.254.169.254/latest/meta-data', 'private-address'],
  ['https://[::1]/', 'private-address'],
  ['https://[::ffff:10.0.0.1]/', 'private-address'],
])('%s is refused: %s', (address, reason) => {
  expect(refusalOf(address, none)).toBe(reason);
});

test.each([
  '0.0.0.0',
  '10.255.0.1',
  '100.64.0.1',
  '127.9.9.9',
  '169.254.169.254',
  '172.31.255.255',
  '192.168.1.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:192.168.0.1',
  '::ffff:a9fe:a9fe',
  '64:ff9b::a00:1',
  '2002:7f00:1::',
  'fd00:ec2::254',
  'fe80::1',
  'ff02::1',
])('%s is no address on the internet', (address) => {
  expect(isPrivateAddress(address)).toBe(true);
});

test.each(['1.1.1.1', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '::ffff:8.8.8.8'])('%s is one', (address) => {
  expect(isPrivateAddress(address)).toBe(false);
});

test('what the installation allows may be inside and without TLS, at the port that was named', () => {
  const allowed = AllowedHosts.parse('127.0.0.1:4610, Freight.Internal');
  expect(refusalOf('http://127.0.0.1:4610/in', allowed)).toBeNull();
  expect(refusalOf('http://127.0.0.1:4611/in', allowed)).toBe('not-https');
  expect(refusalOf('http://freight.internal:8080/', allowed)).toBeNull();
  expect(refusalOf('ftp://freight.internal/', allowed)).toBe('not-https');
  expect(refusalOf('https://me:word@freight.internal/', allowed)).toBe('has-credentials');
});
