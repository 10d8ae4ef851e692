import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Children, isValidElement, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { JOB_TABS } from './job-tabs.js';
import { PUBLIC_PAGES } from './public/public-app.js';
import { Router } from './router.js';

const TABLE = join(import.meta.dirname, '../../../tests/src/e2e/screens/screens.tsv');
const JOB = '/organization/:organizationId/jobs/:jobId';

/** The routes that a tree of `Route` declares, each whole. */
function routesIn(tree: ReactNode, above = ''): string[] {
  return Children.toArray(tree).flatMap((element) => {
    if (!isValidElement<{ path?: string; index?: boolean; children?: ReactNode }>(element)) return [];
    const { path, index, children } = element.props;
    const whole = path === undefined ? above : `${above}/${path}`;
    const own = path === undefined && index !== true ? [] : [whole === '' ? '/' : whole];
    return [...own, ...routesIn(children, whole)];
  });
}

test('every route, every tab of a job and every public page stands in the table of screens, which names no other', () => {
  const declared = [...routesIn(Router()), ...JOB_TABS.map(({ id }) => `${JOB}?tab=${id}`), ...PUBLIC_PAGES.keys(), '/*'];
  const [, ...lines] = readFileSync(TABLE, 'utf8').trimEnd().split('\n');
  const walked = lines.map((line) => line.split('\t')[1] ?? '');
  const byName = (one: string, other: string) => one.localeCompare(other);
  expect([...new Set(walked)].toSorted(byName)).toEqual([...new Set(declared)].toSorted(byName));
});
