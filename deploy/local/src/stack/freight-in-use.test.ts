import { expect, test } from 'vitest';
import { freightInUse } from './freight-in-use.js';

test('the simulator may be called without TLS, and so may the hosts that the operator names', () => {
  expect(freightInUse({}, 20_009)).toEqual({
    simulatorPort: 20_009,
    variables: { FREIGHT_SIMULATOR_ADDRESS: 'http://127.0.0.1:20009', OUTBOUND_ALLOWED_HOSTS: '127.0.0.1:20009' },
    sentence: 'the simulator, http://127.0.0.1:20009 shows what it knows',
  });
  expect(freightInUse({ OUTBOUND_ALLOWED_HOSTS: 'freight.internal' }, 9).variables.OUTBOUND_ALLOWED_HOSTS).toBe(
    '127.0.0.1:9,freight.internal',
  );
});
