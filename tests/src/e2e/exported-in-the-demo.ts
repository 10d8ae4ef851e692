import { getExportSummary, listExportCauses } from '@tallyport/contracts/freight-export/export-http';
import type { ExportSummary } from '@tallyport/contracts/freight-export/export-row';
import { listFreightSystems } from '@tallyport/contracts/freight-export/system-http';
import { login } from '@tallyport/contracts/organisation/http';
import { ORG_ID } from '@tallyport/local/seed/demo-organisation';
import { DEMO_PASSWORD } from '@tallyport/local/seed/demo-people';
import { GatewayClient } from '@tallyport/local/seed/gateway-client';
import type { StartedDesk } from '../support/started-desk.js';

export interface Exported {
  readonly tabs: ExportSummary['tabs'];
  /** `5 organisation-unknown WATBRO`: how many stand still for what, in which tab. */
  readonly causes: Readonly<Record<string, readonly string[]>>;
}

/** What the cockpit of exports of the demo counts, and why exports stand still. */
export async function exportedInTheDemo(desk: StartedDesk): Promise<Exported> {
  const visitor = new GatewayClient(desk.address);
  const { token } = await visitor.call(login, { body: { email: 'auditor@lanternbay.example', password: DEMO_PASSWORD } });
  const client = visitor.signedIn(token);
  const params = { o: ORG_ID };
  const { tabs } = await client.call(getExportSummary, { params });
  const names = new Map((await client.call(listFreightSystems, { params })).map(({ id, name }) => [id, name]));
  const standing = (['waiting', 'unknown', 'planned', 'held'] as const).map(async (tab) => {
    const { results } = await client.call(listExportCauses, { params, query: { tab } });
    return [tab, results.map(({ count, cause: { code, key } }) => `${count} ${code} ${names.get(key) ?? key}`.trim())] as const;
  });
  return { tabs, causes: Object.fromEntries(await Promise.all(standing)) };
}
