import { existsSync, readFileSync } from 'node:fs';
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
const TABLE = new URL('../../../../shared/spec/calls.tsv', import.meta.url);
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

/** The calls that the specification names, in its own spelling. The areas that are not built yet are not asked for. */
const BUILT = new Set([
  'POST /api/login',
  'POST /api/signup',
  'POST /api/logout',
  'GET /api/accounts/me',
  'POST /api/dispatch_users/update_role/',
  'GET /api/dispatch_users/list_compilers',
  'GET /api/dispatch_users/list_brokers/',
  'GET /api/v1/orgs/acccessible_orgs',
  'GET /api/v1/orgs/{o}',
  'GET /api/v1/code_list/',
  'POST /api/v1/orgs/{o}/work_orders/{id}/extract_all_docs_static/',
  'GET /api/v1/orgs/{o}/work_orders/{id}/all_documents/',
  'POST /api/v1/orgs/{o}/aucargo_cargowise_product/all_lookup_list/',
  'POST /api/v1/orgs/{o}/aucargo_cargowise_product/save_product/',
  'POST /api/v1/orgs/{o}/work_orders/{id}/match_product_with_synonyms/',
  'GET /api/v1/orgs/{o}/cargowise_tariff_lookup/',
  'PUT /api/v1/orgs/{o}/cargowise_tariff_lookup/{id}/',
  'POST /api/v1/orgs/{o}/cargowise_tariff_lookup_create/',
  'GET /api/v1/orgs/{o}/work_orders/{id}/product_list/',
  'POST /api/v1/orgs/{o}/work_orders/{id}/product_list/',
  'POST /api/v1/orgs/{o}/work_orders/{id}/find_invoice_lines_tariff_code/',
  'POST /api/v1/orgs/{o}/work_orders/{id}/toggle_all_invoice_detail_product_code/',
]); // prettier-ignore

describe('the table of the specification’s calls', () => {
  const calls = existsSync(TABLE) ? rowsOf(readFileSync(TABLE, 'utf8')) : [];
  const asked = calls.filter(({ area, call }) => area === 'work-orders' || BUILT.has(call));

  test.skipIf(calls.length === 0)('is served where it is built, in its own spelling', () => {
    expect(asked.length).toBe(13 + BUILT.size);
    const missing = asked.filter(({ call }) => {
      const [method = '', path = ''] = call.split(' ');
      return operationOf(method, path.replaceAll(/\{\w+\}/g, ID)) === undefined;
    });
    expect(missing).toEqual([]);
  });
});

function rowsOf(table: string): { area: string; call: string }[] {
  const lines = table.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return lines.slice(1).map((line) => {
    const [area = '', method = '', path = ''] = line.split('\t');
    return { area, call: `${method} ${path.split('?')[0]}` };
  });
}
