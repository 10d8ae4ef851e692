import { expect, test } from 'vitest';
import { losesAdmin, mayTakeFirstRole, raisesItself } from './own-standing.js';

test('the first role is taken by who has none, and by no auditor', () => {
  expect(mayTakeFirstRole({ role: null, capacities: [] })).toBe(true);
  expect(mayTakeFirstRole({ role: null, capacities: ['admin'] })).toBe(true);
  expect(mayTakeFirstRole({ role: null, capacities: ['auditor'] })).toBe(false);
  expect(mayTakeFirstRole({ role: 'broker', capacities: [] })).toBe(false);
});

test('fault 60: a capacity more, or a role where there was none, raises; another role and fewer do not', () => {
  const admin = { role: 'compiler', capacities: ['admin'] } as const;
  const as = (role: 'compiler' | 'broker' | null, ...capacities: ('admin' | 'operator' | 'auditor')[]) => ({ role, capacities });
  expect(raisesItself({ ...admin, capacities: ['admin'] }, as('compiler', 'admin', 'operator'))).toBe(true);
  expect(raisesItself(as(null, 'admin'), as('broker', 'admin'))).toBe(true);
  expect(raisesItself(as('compiler', 'admin'), as('broker', 'admin'))).toBe(false);
  expect(raisesItself(as('compiler', 'admin'), as(null))).toBe(false);
});

test('an admin is lost by a removal and by a change that leaves it out', () => {
  const admin = { role: null, capacities: ['admin' as const] };
  expect(losesAdmin(admin, null)).toBe(true);
  expect(losesAdmin(admin, { role: null, capacities: ['operator'] })).toBe(true);
  expect(losesAdmin(admin, admin)).toBe(false);
  expect(losesAdmin({ role: 'broker', capacities: [] }, null)).toBe(false);
});
