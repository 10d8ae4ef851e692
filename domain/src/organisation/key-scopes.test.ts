import { OPERATIONS } from '@tallyport/contracts/operations';
import { KeyScope } from '@tallyport/contracts/organisation/api-key';
import { describe, expect, test } from 'vitest';
import { KEY_SCOPES, mayKeyCall, standingOfKey } from './key-scopes.js';
import { mayCall } from './permissions.js';

const closed = OPERATIONS.filter((operation) => operation.auth !== 'public');
const SCOPES = KeyScope.options;

/** What no scope may ever open. */
const NEVER = [
  /^(logout|me|updateRole|saveBrokerProfile|deleteBrokerProfile|listRefusedCalls)$/,
  /^(listApiKeys|createApiKey|revokeApiKey)$/,
  /^(updateInfo|getPicture|changePassword|createOrganisation|createBranch|putBranch)$/,
  /^(createNewRole|putMember|removeMember)$/,
  /^(inviteMember|listInvitations|resendInvitation|revokeInvitation|acceptInvitation)$/,
  /^(putOrgSetting|putCustomsAddress|createFreightSystem|putFreightSystem|putCustomsInterface)$/,
  /^(preLodge|answerQuestions|finaliseDeclaration|(lodge|amend|withdraw|editedOutside):\w+Lodgement)$/,
  /^(overrideCheck|takeBackOverride)$/,
];

describe('the table of scopes', () => {
  test('fault 60: names every operation that is not public and no other', () => {
    expect(Object.keys(KEY_SCOPES).sort()).toEqual(closed.map(({ id }) => id).toSorted());
  });

  const cells = closed.flatMap(({ id }) => SCOPES.map((scope) => ({ id, scope, allowed: KEY_SCOPES[id] === scope })));

  test.each(cells)('fault 60: $id with $scope: $allowed', ({ id, scope, allowed }) => {
    expect(mayKeyCall(id, [scope])).toBe(allowed);
  });

  test('members, keys, secrets, sign-off and overrides are closed to all scopes together', () => {
    const forbidden = closed.filter(({ id }) => NEVER.some((pattern) => pattern.test(id)));
    expect(forbidden.length).toBeGreaterThan(20);
    expect(forbidden.filter(({ id }) => mayKeyCall(id, SCOPES))).toEqual([]);
  });

  test('what reads is open to read alone, and read changes nothing', () => {
    const reads = closed.filter(({ method }) => method === 'GET');
    expect(reads.filter(({ id }) => !['read', 'never'].includes(KEY_SCOPES[id] ?? ''))).toEqual([]);
    const searches = ['searchWorkOrders', 'allLookupList', 'suggestTariffCodes'];
    const posts = closed.filter(({ id, method }) => method !== 'GET' && KEY_SCOPES[id] === 'read').map(({ id }) => id);
    expect(posts.filter((id) => !searches.includes(id))).toEqual([]);
  });

  test.each(['constructor', '__proto__', 'unknown'])('an operation that is not in the table is closed: %s', (operation) => {
    expect(mayKeyCall(operation, SCOPES)).toBe(false);
  });
});

describe('the standing of a key', () => {
  test('is never that of a broker, an admin or an auditor, and has no licence', () => {
    expect(standingOfKey(SCOPES)).toEqual({ role: 'compiler', capacities: ['operator'], hasLicence: false });
    expect(standingOfKey(['read'])).toEqual({ role: null, capacities: [], hasLicence: false });
  });

  test('of all scopes together signs nothing', () => {
    const signatures = ['preLodge', 'lodge:declarationLodgement', 'amend:cargoReportLodgement', 'finaliseDeclaration'];
    expect(signatures.filter((id) => mayCall(id, standingOfKey(SCOPES)))).toEqual([]);
  });
});
