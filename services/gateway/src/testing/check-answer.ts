import type { Operation } from '@tallyport/contracts/define-operation';
import { OPERATIONS } from '@tallyport/contracts/operations';
import { Problem, type ProblemCode } from '@tallyport/contracts/problem';
import { PREFIXES } from '../platform/http/route-paths.js';

/** What any call may meet, whatever the operation declares of its own. */
const ALWAYS: readonly ProblemCode[] = [
  'invalid-input',
  'invalid-json',
  'not-signed-in',
  'not-allowed',
  'not-found',
  'body-too-large',
  'media-type-refused',
  'method-not-allowed',
  'request-timeout',
  'header-too-large',
  'unavailable',
  'stream-conflict',
  'command-reused',
];

const routes = OPERATIONS.flatMap((operation) =>
  PREFIXES.map((prefix) => ({ operation, pattern: new RegExp(`^${prefix}${operation.path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`) })),
)
  // A path without parameters wins, as in the router.
  .sort((a, b) => Number(a.operation.path.includes('{')) - Number(b.operation.path.includes('{')));

export function operationOf(method: string, address: string): Operation | undefined {
  const path = address.split('?')[0] ?? '';
  return routes.find(({ operation, pattern }) => operation.method === method && pattern.test(path))?.operation;
}

/** Holds an answer to the contract: its status, its body, and the codes of its problems. Throws where it breaks it. */
export function checkAnswer(method: string, address: string, status: number, text: string): void {
  const operation = operationOf(method, address);
  if (!operation) return;
  const where = `${operation.id} answered ${status}`;
  if (status >= 400) {
    const { code } = Problem.parse(JSON.parse(text));
    if (!ALWAYS.includes(code) && !operation.problems.includes(code)) throw new Error(`${where} with ${code}, which it does not declare`);
    return;
  }
  if (status === 304 && operation.method === 'GET' && text === '') return;
  if (status !== operation.status) throw new Error(`${where}, and the contract says ${operation.status}`);
  const parsed = operation.reply?.safeParse(JSON.parse(text));
  if (parsed?.success === false) throw new Error(`${where} with another body than the contract’s: ${parsed.error.message}`);
}
