import { isWhollyOptional, type Operation } from '@tallyport/contracts/define-operation';
import { ControlReference } from '@tallyport/contracts/lodgement/values';
import { Id } from '@tallyport/contracts/values/ids';
import { z } from 'zod';
import { notFound, ProblemError } from '../problems/problem-error.js';
import { pointerToUnstorable } from './storable-text.js';

const UNSTORABLE = 'must not contain NUL or half of a character';
const NO_QUERY = z.strictObject({});
/** Parameters of paths that are no ids. */
const Count = z.coerce.number().int().min(1).max(100_000);
const OTHERS: Readonly<Record<string, z.ZodType>> = { page: Count, attempt: Count, version: ControlReference };

/** An id that is none, a page, an attempt or a version that is none, name nothing: they are as missing as any other. */
export function parseParams(params: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      const parsed = (OTHERS[name] ?? Id).safeParse(value);
      if (!parsed.success) throw notFound();
      return [name, String(parsed.data)];
    }),
  );
}

/** A parameter that the operation does not know is refused by name: a request that is not understood must not look answered. */
export function parseQuery({ query }: Operation, sent: unknown): unknown {
  return query ? parse(query, sent, '') : void parse(NO_QUERY, sent, '');
}

/** A body all of whose fields are optional may be absent. */
export function parseBody({ body }: Operation, sent: unknown): unknown {
  if (!body) return undefined;
  return parse(body, sent === undefined && isWhollyOptional(body) ? {} : sent, '/');
}

function parse(schema: z.ZodType, sent: unknown, root: string): unknown {
  const unstorable = pointerToUnstorable(sent);
  if (unstorable !== null)
    throw new ProblemError('invalid-input', { errors: [{ pointer: root + unstorable.slice(1), message: UNSTORABLE }] });
  const parsed = schema.safeParse(sent);
  if (parsed.success) return parsed.data;
  throw new ProblemError('invalid-input', { errors: parsed.error.issues.flatMap((issue) => complaints(issue, root)).slice(0, 50) });
}

/** What is wrong and where; each field that does not exist is named for itself. */
function complaints(issue: z.core.$ZodIssue, root: string): { pointer: string; message: string }[] {
  const at = (...more: string[]) => root + [...issue.path.map(String), ...more].join('/');
  if (issue.code !== 'unrecognized_keys') return [{ pointer: at(), message: issue.message }];
  const message = root === '' ? 'this call has no such parameter' : 'there is no such field';
  return issue.keys.map((key) => ({ pointer: at(key), message }));
}
