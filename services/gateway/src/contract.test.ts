import { readFileSync } from 'node:fs';
import type { DynamicModule, Type } from '@nestjs/common';
import type { Operation } from '@tallyport/contracts/define-operation';
import { OPERATIONS } from '@tallyport/contracts/operations';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AppModule } from './app.module.js';
import { OPERATION } from './platform/http/handles.js';
import { PREFIXES } from './platform/http/route-paths.js';
import { operationOf } from './testing/check-answer.js';
import { startTestGateway, type TestGateway } from './testing/test-gateway.js';

const ID = '3f0c4e5a-0f3e-4f7e-9d51-0d2c8d1b9a01';
const TABLE = new URL('../../../contracts/fixtures/calls.tsv', import.meta.url);
let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

/** Every operation that a controller's method says it serves. */
function served(): Operation[] {
  const modules = AppModule.over(gateway.parts).imports ?? [];
  const controllers = modules.flatMap((module) => {
    const dynamic = module as DynamicModule;
    return dynamic.controllers ?? (Reflect.getMetadata('controllers', module) as Type[] | undefined) ?? [];
  });
  return controllers.flatMap((controller) =>
    Object.getOwnPropertyNames(controller.prototype).flatMap((name) => {
      const handler = (controller.prototype as Record<string, object>)[name];
      const operation = handler && (Reflect.getMetadata(OPERATION, handler) as Operation | undefined);
      return operation ?? [];
    }),
  );
}

describe('the routes and the contract', () => {
  test('every operation is served by exactly one handler, and no handler serves another', () => {
    const ids = served().map((operation) => operation.id);
    expect(ids.toSorted()).toEqual(OPERATIONS.map((operation) => operation.id).toSorted());
  });

  test.each(OPERATIONS.map((operation) => [operation.id, operation] as const))(
    '%s answers at both addresses, with and without a slash',
    async (_id, operation) => {
      const path = operation.path.replaceAll(/\{\w+\}/g, ID);
      for (const prefix of PREFIXES) {
        for (const slash of ['', '/']) {
          const answer = await gateway.call(operation.method, prefix + path + slash);
          expect([400, 401]).toContain(answer.status);
        }
      }
    },
  );
});

describe('the table of promised calls', () => {
  const rows = rowsOf(readFileSync(TABLE, 'utf8'));

  test.each(rows)('$method $path: served is $served', ({ method, path, served }) => {
    const operation = operationOf(method, path.replaceAll(/\{\w+\}/g, ID));
    expect(operation !== undefined).toBe(served === 'yes');
  });
});

type Row = Record<'method' | 'path' | 'served', string>;

/** The rows by the names of their columns, each path without its query. */
function rowsOf(table: string): Row[] {
  const [columns = [], ...rows] = table
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));
  const cell = (row: string[], column: string) => row[columns.indexOf(column)] ?? '';
  return rows.map((row) => ({
    method: cell(row, 'method'),
    path: cell(row, 'path').replace(/\?.*/, ''),
    served: cell(row, 'served'),
  }));
}
