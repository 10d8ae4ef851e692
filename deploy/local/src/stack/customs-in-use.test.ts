import { describe, expect, test } from 'vitest';
import { customsInUse } from './customs-in-use.js';

describe('customsInUse', () => {
  test('without an address the simulator is customs, and the screen says so', () => {
    expect(customsInUse({}, 20_006)).toEqual({
      simulatorPort: 20_006,
      address: 'http://127.0.0.1:20006',
      variables: { CUSTOMS_SITE: 'AAA336C', CUSTOMS_TEST: 'yes' },
      sentence: 'the simulator, http://127.0.0.1:20006 shows what it knows',
    });
  });

  test('a named address is used, and the screen says what goes there', () => {
    expect(customsInUse({ CUSTOMS_ADDRESS: 'https://connect.example/customs', CUSTOMS_TEST: 'no' }, 20_006)).toMatchObject({
      address: 'https://connect.example/customs',
      variables: { CUSTOMS_TEST: 'no' },
      sentence: 'declarations are sent to connect.example',
    });
  });

  test('what is no address is refused in a sentence', () => {
    expect(() => customsInUse({ CUSTOMS_ADDRESS: 'customs' }, 20_006)).toThrow('CUSTOMS_ADDRESS is not a URL');
  });
});
