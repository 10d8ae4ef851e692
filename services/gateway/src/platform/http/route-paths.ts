import type { Operation } from '@tallyport/contracts/define-operation';

/** Every operation answers under both; the router itself ignores a trailing slash. */
export const PREFIXES = ['/api', '/api/v1'] as const;

/** The paths of an operation in the router's spelling: `{id}` becomes `:id`. */
export function routePaths({ path }: Pick<Operation, 'path'>): string[] {
  return PREFIXES.map((prefix) => prefix + path.replaceAll(/\{(\w+)\}/g, ':$1'));
}
