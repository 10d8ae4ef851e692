import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { OPERATIONS } from './operations.js';
import { Problem } from './problem.js';
import { ClientFrame, ServerFrame } from './realtime.js';

type Json = Readonly<Record<string, unknown>>;

/** Where in a JSON schema an object takes fields that it does not name. */
function openObjects(schema: unknown, at: string): string[] {
  if (Array.isArray(schema)) return schema.flatMap((part) => openObjects(part, at));
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties = {}, ...rest } = schema as Json & { properties?: Json };
  const here = rest['type'] === 'object' && rest['additionalProperties'] === undefined ? [at] : [];
  const inFields = Object.entries(properties).flatMap(([name, part]) => openObjects(part, `${at}.${name}`));
  return [...here, ...inFields, ...Object.values(rest).flatMap((part) => openObjects(part, at))];
}

const asked = OPERATIONS.flatMap(({ id, query, body }) => [
  ...(query ? [[`${id} query`, query] as const] : []),
  ...(body ? [[`${id} body`, body] as const] : []),
]);

/** Where a JSON schema names a field, at any depth. What a map holds under names of its own is not named here. */
function fieldNames(schema: unknown, at: string): string[] {
  if (Array.isArray(schema)) return schema.flatMap((part) => fieldNames(part, at));
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties = {}, ...rest } = schema as Json & { properties?: Json };
  const named = Object.entries(properties).flatMap(([name, part]) => [`${at}.${name}`, ...fieldNames(part, `${at}.${name}`)]);
  return [...named, ...Object.values(rest).flatMap((part) => fieldNames(part, at))];
}

const notSnakeCase = (schema: z.ZodType, io: 'input' | 'output', at: string) =>
  fieldNames(z.toJSONSchema(schema, { io, unrepresentable: 'any' }), at).filter((path) => !/\.[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(path));

describe('every name on the wire is written in snake_case', () => {
  test.each(OPERATIONS.map((operation) => [operation.id, operation] as const))('%s', (_id, { path, query, body, reply }) => {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    expect(inPath.filter((name) => !/^[a-z_]+$/.test(name))).toEqual([]);
    expect(query ? notSnakeCase(query, 'input', 'query') : []).toEqual([]);
    expect(body ? notSnakeCase(body, 'input', 'body') : []).toEqual([]);
    expect(reply ? notSnakeCase(reply, 'output', 'reply') : []).toEqual([]);
  });

  test.each([
    ['the frames of the server', ServerFrame],
    ['the frames of a client', ClientFrame],
    ['a problem', Problem],
  ] as const)('%s', (_name, schema) => {
    expect(notSnakeCase(schema, 'input', '')).toEqual([]);
    expect(notSnakeCase(schema, 'output', '')).toEqual([]);
  });

  test('another name is found, however deep', () => {
    const schema = z.object({ lines: z.array(z.union([z.null(), z.object({ fromPage: z.int() })])) });
    expect(notSnakeCase(schema, 'output', 'reply')).toEqual(['reply.lines.fromPage']);
  });
});

describe('what a caller sends', () => {
  test.each(asked)('%s takes no field that it does not name', (name, schema) => {
    expect(openObjects(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), name)).toEqual([]);
  });

  test('an object that takes anything is found, however deep', () => {
    const open = z.strictObject({ edits: z.array(z.object({ field: z.string() })) });
    expect(openObjects(z.toJSONSchema(open, { io: 'input' }), 'body')).toEqual(['body.edits']);
  });
});
