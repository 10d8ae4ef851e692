import type { TestDesk } from './test-desk.js';
import type { TestMember, TestOrg } from './test-org.js';

/** A team of the org with somebody in it; answers its id. */
export async function plantTeam(desk: TestDesk, org: TestOrg, member: TestMember, name: string): Promise<string> {
  const { token } = await org.member(null, ['admin']);
  const made = await desk.post(`/api/v1/orgs/${org.id}/teams`, token, { name: name.slice(0, 60), members: [member.id] });
  return String(made.body['id']);
}
