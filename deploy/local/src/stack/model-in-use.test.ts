import { describe, expect, test } from 'vitest';
import { modelInUse, NO_MODEL } from './model-in-use.js';

const SIMULATOR = 'http://127.0.0.1:20005/v1';

describe('modelInUse', () => {
  test('a key alone sends nothing anywhere: there is no model, and the screen says so', () => {
    const { variables, sentence } = modelInUse({ OPENAI_API_KEY: 'secret' }, 20_005);
    expect(variables).toEqual(NO_MODEL);
    expect(sentence).toContain('none, documents are read without one');
    expect(sentence).not.toContain('secret');
  });

  test('a named model is asked at its address, and the screen says what goes there', () => {
    expect(modelInUse({ OPENAI_MODEL: 'm', OPENAI_API_KEY: 'secret' }, 20_005)).toMatchObject({
      variables: { OPENAI_MODEL: 'm', OPENAI_BASE_URL: '', OPENAI_API_KEY: 'secret' },
      sentence: 'm at api.openai.com: text and pictures of documents are sent there',
    });
    expect(modelInUse({ OPENAI_MODEL: 'm', OPENAI_BASE_URL: 'http://10.0.0.5:8000/v1' }, 20_005).sentence).toContain('m at 10.0.0.5:8000');
  });

  test('the simulator is asked when somebody asks for it, and never gets a key', () => {
    const asked = modelInUse({ TALLYPORT_MODEL: 'simulator', OPENAI_MODEL: 'gpt-4', OPENAI_API_KEY: 'secret' }, 20_005);
    expect(asked.variables).toEqual({ OPENAI_MODEL: 'sim-faithful', OPENAI_BASE_URL: SIMULATOR, OPENAI_API_KEY: '' });
    expect(modelInUse({ TALLYPORT_MODEL: 'simulator', OPENAI_MODEL: 'sim-slow' }, 20_005).variables.OPENAI_MODEL).toBe('sim-slow');
  });

  test('another value, and an address that is no URL, are refused in a sentence', () => {
    expect(() => modelInUse({ TALLYPORT_MODEL: 'yes' }, 20_005)).toThrow('its only value is "simulator"');
    expect(() => modelInUse({ OPENAI_MODEL: 'm', OPENAI_BASE_URL: 'my model' }, 20_005)).toThrow('OPENAI_BASE_URL is not a URL');
  });
});
