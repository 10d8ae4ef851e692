import type { Operation } from '@tallyport/contracts/define-operation';
import { Id } from '@tallyport/contracts/values/ids';
import { z } from 'zod';
import { notFound, ProblemError } from '../problems/problem-error.js';
import { pointerToUnstorable } from './storable-text.js';

const UNSTORABLE = 'must not contain NUL or half of a character';
const PageNumber = z.coerce.number().int().min(1).max(100_000);

/** An id that is none, and a page that is none, name nothing: they are as missing as any other. */
export function parseParams(params: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      const parsed = name === 'page' ? PageNumber.safeParse(value) : Id.safeParse(value);
      if (!parsed.success) throw notFound();
      return [name, String(parsed.data)];
    }),
  );
}

export function parseQuery({ query }: Operation, sent: unknown): unknown {
  return query ? parse(query, sent, '') : undefined;
}

export function parseBody({ body }: Operation, sent: unknown): unknown {
  return body ? parse(body, sent, '/') : undefined;
}

function parse(schema: z.ZodType, sent: unknown, root: string): unknown {
  const unstorable = pointerToUnstorable(sent);
  if (unstorable !== null)
    throw new ProblemError('invalid-input', { errors: [{ pointer: root + unstorable.slice(1), message: UNSTORABLE }] });
  const parsed = schema.safeParse(sent);
  if (parsed.success) return parsed.data;
  const errors = parsed.error.issues
    .slice(0, 50)
    .map((issue) => ({ pointer: root + issue.path.map(String).join('/'), message: issue.message }));
  throw new ProblemError('invalid-input', { errors });
}
