import { isWhollyOptional, type Operation } from '@tallyport/contracts/define-operation';
import { Problem, type ProblemCode } from '@tallyport/contracts/problem';
import { PROBLEMS } from '@tallyport/contracts/problems';
import { KEY_SCOPES } from '@tallyport/domain/organisation/key-scopes';
import { z } from 'zod';

type Json = Record<string, unknown>;

const PROBLEM_MEDIA = 'application/problem+json';

/**
 * The OpenAPI 3.1 page of the operations: the same zod schemas that validate the calls describe them here. Schemas with an
 * id of their own stand once, under components.
 */
export function openApiDocument(operations: readonly Operation[]): Json {
  const components: Record<string, unknown> = {};
  const paths: Record<string, Json> = {};
  for (const operation of operations) {
    const path = (paths[operation.path] ??= {});
    path[operation.method.toLowerCase()] = describe(operation, components);
  }
  components['Problem'] ??= schemaOf(Problem, 'output', components);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tallyport',
      version: '1',
      description: 'The work desk of customs brokers. Every path answers under /api and /api/v1, with and without a trailing slash.',
    },
    servers: [{ url: '/api/v1' }, { url: '/api' }],
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(components).sort(([a], [b]) => (a < b ? -1 : 1))),
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'Authorization', description: '`Token {token}`, from /login.' },
        key: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: '`Token tpk_…`, a key of an organisation with the scope that is named. A call without it takes no key.',
        },
      },
    },
  };
}

function describe(operation: Operation, components: Json): Json {
  const parameters = [...pathParameters(operation), ...queryParameters(operation, components), ...headerParameters(operation)];
  return {
    operationId: operation.id,
    summary: operation.summary,
    ...(operation.auth === 'public' ? {} : { security: securityOf(operation) }),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...requestBody(operation, components),
    responses: { [operation.status]: success(operation, components), ...problems(operation) },
  };
}

/** A person's token, or, where keys may call, one with the scope that it needs (roles of a scheme, OpenAPI 3.1 §4.8.30). */
function securityOf({ id }: Operation): Json[] {
  const scope = KEY_SCOPES[id] ?? 'never';
  return scope === 'never' ? [{ token: [] }] : [{ token: [] }, { key: [scope] }];
}

function pathParameters({ path }: Operation): Json[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: name === 'page' ? { type: 'integer', minimum: 1 } : { type: 'string', format: 'uuid' },
  }));
}

function queryParameters({ query }: Operation, components: Json): Json[] {
  if (!query) return [];
  const { properties = {}, required = [] } = schemaOf(query, 'input', components) as { properties?: Json; required?: string[] };
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', required: required.includes(name), schema }));
}

function headerParameters({ auth, method, path, body }: Operation): Json[] {
  const header = (name: string, description: string) => ({ name, in: 'header', required: false, description, schema: { type: 'string' } });
  if (auth !== 'member') return [];
  if (method !== 'GET') {
    const repeat = header(
      'Idempotency-Key',
      'A repeat with the same key gets the one outcome; the same key with another request is refused.',
    );
    const carriesPosition = body instanceof z.ZodObject && 'stream_position' in body.shape;
    return carriesPosition ? [repeat, header('If-Match', 'The stream position that the body was read at.')] : [repeat];
  }
  return path.includes('/work_orders')
    ? [header('If-Position', 'Waits up to two seconds for this `<stream>@<position>`; then answers with `Stale: true`.')]
    : [];
}

function requestBody({ body, takes }: Operation, components: Json): Json {
  if (takes === 'files') {
    const files = { type: 'object', properties: { files: { type: 'array', items: { type: 'string', format: 'binary' } } } };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema: files } } } };
  }
  if (!body) return {};
  const schema = schemaOf(body, 'input', components);
  return { requestBody: { required: !isWhollyOptional(body), content: { 'application/json': { schema } } } };
}

function success({ reply, answers, status }: Operation, components: Json): Json {
  if (answers === 'file')
    return { description: 'The file', content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } } };
  if (!reply || status === 204) return { description: 'Done' };
  return { description: 'Done', content: { 'application/json': { schema: schemaOf(reply, 'output', components) } } };
}

/** The codes that a caller may meet, under their statuses. Signing in and form are checked for every call that needs them. */
function problems(operation: Operation): Json {
  const always: ProblemCode[] = operation.auth === 'public' ? ['invalid-input'] : ['invalid-input', 'not-signed-in'];
  const codes = [...new Set([...always, ...operation.problems])];
  const byStatus = Map.groupBy(codes, (code) => PROBLEMS[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, those]) => [
      String(status),
      {
        description: those.map((code) => `${code}: ${PROBLEMS[code].title}`).join('\n'),
        content: { [PROBLEM_MEDIA]: { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  );
}

/** JSON Schema of a zod schema, its named parts moved to components. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output', components: Json): Json {
  const json = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12', reused: 'inline', override: tidy }) as Json;
  const { $schema: _, $defs = {}, ...rest } = json as { $schema?: unknown; $defs?: Json };
  for (const [name, part] of Object.entries($defs)) components[nameOf(name, io)] ??= rename(part, io);
  return rename(rest, io) as Json;
}

/** What is sent may leave defaults out and so differs from what is answered. */
function nameOf(name: string, io: 'input' | 'output'): string {
  return io === 'input' ? `${name}Input` : name;
}

function rename(part: unknown, io: 'input' | 'output'): unknown {
  if (Array.isArray(part)) return part.map((item) => rename(item, io));
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) =>
      key === '$ref' && typeof value === 'string'
        ? [key, `#/components/schemas/${nameOf(value.replace('#/$defs/', ''), io)}`]
        : [key, rename(value, io)],
    ),
  );
}

/** Patterns of formats are long and say what the format says. */
function tidy({ jsonSchema }: { jsonSchema: { format?: string; pattern?: string; id?: string } }): void {
  if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
  delete jsonSchema.id;
}
