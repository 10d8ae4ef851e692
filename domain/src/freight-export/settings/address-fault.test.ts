import { describe, expect, test } from 'vitest';
import { addressFault, isSamePlace } from './address-fault.js';

const ALLOWED = ['freight.internal', '127.0.0.1:4693'];

describe('an address that a person gives of a freight system', () => {
  test.each([
    ['https://a2bprdservices.wisegrid.example/eAdaptor', null],
    ['https://eadaptor.example:8443/', null],
    ['http://127.0.0.1:4693/eAdaptor', null],
    ['http://freight.internal:8080/eAdaptor', null],
    ['http://127.0.0.1:4694/eAdaptor', 'not-https'],
    ['http://eadaptor.example/eAdaptor', 'not-https'],
    ['ftp://eadaptor.example/', 'not-https'],
    ['file:///etc/passwd', 'not-https'],
    ['javascript:alert(1)', 'not-https'],
    ['https://user:word@eadaptor.example/', 'user-info'],
    ['https://@eadaptor.example/', 'user-info'],
    ['http://127.0.0.1:4693@eadaptor.example/', 'user-info'],
    ['https://eadaptor.example/?token=x', 'query'],
    ['https://eadaptor.example/#x', 'fragment'],
    ['https://eadaptor.example/#', 'fragment'],
    ['https://eadaptor.example\\@evil.example/', 'no-address'],
    ['https://eadaptor.example/ x', 'no-address'],
    ['https://еadaptor.example/', 'no-address'],
    ['eadaptor.example', 'no-address'],
    ['', 'no-address'],
    ['https://', 'no-address'],
    [`https://${'a.'.repeat(130)}example/`, 'name-too-long'],
  ])('%s: %s', (address, fault) => {
    expect(addressFault(address, ALLOWED)).toBe(fault);
  });

  test('a host is allowed by its whole name, not by how it begins or ends', () => {
    for (const host of ['freight.internal.evil.example', 'evil-freight.internal', '127.0.0.1:46930']) {
      expect(addressFault(`http://${host}/`, ALLOWED)).toBe('not-https');
    }
  });
});

test('addresses lead to the same place however they are spelled, and to another one by host, port or path', () => {
  expect(isSamePlace('https://EAdaptor.example:443/x', 'https://eadaptor.example/x')).toBe(true);
  for (const other of ['https://eadaptor.example/y', 'https://eadaptor.example:8443/x', 'https://evil.example/x']) {
    expect(isSamePlace('https://eadaptor.example/x', other)).toBe(false);
  }
});
