import { FreightSystemInput } from '@tallyport/contracts/freight-export/system-http';
import { expect, test } from 'vitest';
import { SYSTEM } from '../../testing/freight-system.js';
import { asTyped, faultsOf, formOf, inputOf, NEW_SYSTEM, needsSecretAnew, type SystemForm } from './system-form.js';

const FILLED: SystemForm = {
  ...NEW_SYSTEM,
  name: 'CargoWise Sydney',
  address: 'https://a2btstservices.wisegrid.example/eAdaptor',
  enterprise_id: 'A2B',
  server_id: 'TST',
  company_code: 'SYD',
  user_name: 'tallyport',
};

test('what is filled in is what the gateway takes, and what it tells fills the form again', () => {
  expect(faultsOf(FILLED, null)).toEqual({});
  expect(FreightSystemInput.parse(inputOf({ ...FILLED, secret: 'open sesame' }))).toMatchObject({
    secret: 'open sesame',
    calls_at_once: 4,
    branch: null,
  });
  expect(inputOf(FILLED)).not.toHaveProperty('secret');
  expect(inputOf(formOf(SYSTEM))).toEqual(FreightSystemInput.parse(inputOf(formOf(SYSTEM))));
});

test('each wrong value is named by its field', () => {
  const wrong = {
    ...FILLED,
    name: ' ',
    server_id: 'T-T',
    user_name: 'a:b',
    reference_type: 'T X',
    call_seconds: '121',
    pull_seconds: '4.5',
  };
  expect(faultsOf({ ...wrong, address: 'https://a@b.example/' }, null)).toEqual({
    name: { kind: 'needed' },
    server_id: { kind: 'code' },
    user_name: { kind: 'colon' },
    reference_type: { kind: 'theirCode' },
    call_seconds: { kind: 'number', least: 5, most: 120 },
    pull_seconds: { kind: 'number', least: 5, most: 300 },
    address: { kind: 'address', fault: 'user-info' },
  });
});

test('a host without TLS is left to the gateway, which knows whether it is allowed', () => {
  expect(faultsOf({ ...FILLED, address: 'http://127.0.0.1:4693/' }, null)).toEqual({});
});

test('the secret is typed again where the address leads elsewhere or the user is another one, not where it is only spelled otherwise', () => {
  const same = formOf(SYSTEM);
  expect(needsSecretAnew({ ...same, address: SYSTEM.address.toUpperCase().replace('/EADAPTOR', '/eAdaptor') }, SYSTEM)).toBe(false);
  for (const change of [{ address: 'https://other.example/' }, { user_name: 'other' }]) {
    expect(faultsOf({ ...same, ...change }, SYSTEM)).toEqual({ secret: { kind: 'secretNeeded' } });
    expect(faultsOf({ ...same, ...change, secret: 'typed' }, SYSTEM)).toEqual({});
  }
});

test('ids are typed in capitals, names as they are', () => {
  expect([asTyped('server_id', 't st'), asTyped('name', 'My System ')]).toEqual(['TST', 'My System ']);
});
