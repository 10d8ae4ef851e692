import { listMembers } from '@tallyport/contracts/organisation/member-http';
import { createTeam, listTeams } from '@tallyport/contracts/organisation/team-http';
import { CHINESE_BROKER } from './demo-colleagues.js';

import { type Member, ORG_ID } from './demo-organisation.js';

/** Two teams: who compiles and lodges side by side, and who stands in for them. One person is in both. */
const TEAMS = [
  { name: 'Harbour', people: ['compiler@lanternbay.example', CHINESE_BROKER.email] },
  { name: 'Airfreight', people: ['broker@lanternbay.example', 'admin@lanternbay.example', CHINESE_BROKER.email] },
] as const;

/** Teams of the demo organisation. Those that are there stay as people made them. */
export async function seedTeams({ client }: Member): Promise<void> {
  const params = { o: ORG_ID };
  const { results: known } = await client.call(listTeams, { params });
  const { results: members } = await client.call(listMembers, { params });
  for (const { name, people } of TEAMS) {
    if (known.some((team) => team.name === name)) continue;
    const ids = members.filter(({ email }) => people.some((one) => one === email)).map(({ id }) => id);
    await client.call(createTeam, { params, idempotencyKey: `demo/team/${name}`, body: { name, members: ids } });
  }
}
