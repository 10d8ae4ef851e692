import { readFileSync } from 'node:fs';
import { OPERATIONS } from '@tallyport/contracts/operations';
import { describe, expect, test } from 'vitest';
import { openApiDocument } from './openapi-document.js';
import { openApiText } from './openapi-text.js';

const committed = readFileSync(new URL('../../../../../contracts/openapi.json', import.meta.url), 'utf8');

describe('the OpenAPI page', () => {
  test('is committed as the contract makes it (npm run openapi writes it anew)', () => {
    expect(openApiText(OPERATIONS)).toBe(committed);
  });

  const page = openApiDocument(OPERATIONS) as {
    paths: Record<string, Record<string, { operationId: string; responses: object; security?: object[] }>>;
    components: { schemas: Record<string, unknown> };
  };
  const calls = Object.values(page.paths).flatMap((path) => Object.values(path));

  test('lists every operation once', () => {
    expect(calls.map((call) => call.operationId).sort()).toEqual(OPERATIONS.map((operation) => operation.id).sort());
  });

  test('says which scope opens a call to a key, and says nothing of keys where none does', () => {
    const securityOf = (id: string) => calls.find((call) => call.operationId === id)?.security;
    expect(securityOf('listWorkOrders')).toEqual([{ token: [] }, { key: ['read'] }]);
    expect(securityOf('createApiKey')).toEqual([{ token: [] }]);
    expect(securityOf('login')).toBeUndefined();
  });

  test('refers to nothing that it does not hold', () => {
    const refs = [...committed.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name ?? '');
    expect(refs.length).toBeGreaterThan(20);
    expect(refs.filter((name) => !(name in page.components.schemas))).toEqual([]);
  });

  test('says of every member call that it may be refused', () => {
    const members = OPERATIONS.filter((operation) => operation.auth === 'member').map((operation) => operation.id);
    const silent = calls.filter((call) => members.includes(call.operationId) && !('401' in call.responses && '404' in call.responses));
    expect(silent).toEqual([]);
  });
});
