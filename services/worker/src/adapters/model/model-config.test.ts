import { readConfig } from '@tallyport/runtime/config';
import { expect, test } from 'vitest';
import { modelConfigOf, modelVariables } from './model-config.js';

const configured = (environment: Record<string, string>) => modelConfigOf(readConfig(modelVariables, environment));

test('without variables, or with empty ones, there is no model', () => {
  expect(configured({})).toBeNull();
  expect(configured({ OPENAI_BASE_URL: 'http://10.0.0.5/v1', OPENAI_API_KEY: 'k' })).toBeNull();
  expect(configured({ OPENAI_MODEL: '', OPENAI_BASE_URL: ' ', OPENAI_API_KEY: '' })).toBeNull();
});

test('a name is enough for a model of OpenAI; a server of one’s own needs no key', () => {
  expect(configured({ OPENAI_MODEL: 'm', OPENAI_API_KEY: 'k' })).toMatchObject({
    baseUrl: 'https://api.openai.com/v1',
    apiKey: 'k',
    seesPictures: true,
  });
  expect(configured({ OPENAI_MODEL: 'm', OPENAI_BASE_URL: 'http://10.0.0.5:8000/v1', OPENAI_PICTURES: 'no' })).toMatchObject({
    baseUrl: 'http://10.0.0.5:8000/v1',
    seesPictures: false,
    prices: null,
  });
});

test('prices count when both are given', () => {
  expect(configured({ OPENAI_MODEL: 'm', OPENAI_PRICE_IN: '0.4', OPENAI_PRICE_OUT: '1.6' })?.prices).toEqual({ in: 0.4, out: 1.6 });
  expect(configured({ OPENAI_MODEL: 'm', OPENAI_PRICE_IN: '0.4' })?.prices).toBeNull();
});

test('an address that is none is said in a sentence', () => {
  expect(() => configured({ OPENAI_MODEL: 'm', OPENAI_BASE_URL: 'file:///etc/passwd' })).toThrow('OPENAI_BASE_URL');
});
