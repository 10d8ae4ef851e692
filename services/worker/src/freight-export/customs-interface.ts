import type { CustomsWay } from '@tallyport/contracts/freight-export/customs-interface-http';
import type { ReadBack } from '@tallyport/workflows/freight-export/activities';
import type { CustomsSetting, CustomsSettings } from './customs-settings.js';
import type { ExportInHand } from './export-in-hand.js';
import type { Found, Outbound } from './outbound.js';

export interface CustomsInterfacePorts {
  readonly settings: Pick<CustomsSettings, 'of'>;
  readonly ways: Readonly<Record<CustomsWay, Outbound>>;
}

/** Snapshots of jobs for a customs interface, by the way that the organisation chose. What left another way is asked for nowhere: a person looks. */
export class CustomsInterface implements Outbound {
  constructor(private readonly ports: CustomsInterfacePorts) {}

  async call(orgId: string, one: ExportInHand, signal: AbortSignal): ReturnType<Outbound['call']> {
    const { way } = await this.ports.settings.of(orgId);
    return this.ports.ways[way].call(orgId, one, signal);
  }

  async find(orgId: string, one: ExportInHand, signal: AbortSignal): Promise<Found> {
    const setting = await this.ports.settings.of(orgId);
    if (isOther(setting, one)) return { kind: 'cannot-tell', detail: 'interface-changed' };
    return this.ports.ways[setting.way].find(orgId, one, signal);
  }

  async readBack(orgId: string, one: ExportInHand, signal: AbortSignal): Promise<ReadBack> {
    const setting = await this.ports.settings.of(orgId);
    if (isOther(setting, one)) return { kind: 'read', key: one.wish.handle, differences: [], original: null };
    return this.ports.ways[setting.way].readBack(orgId, one, signal);
  }
}

/** Whether another receiver is set up than the one that the newest call went to. */
function isOther({ changedAt }: CustomsSetting, { view }: ExportInHand): boolean {
  const begun = view.attempts.at(-1)?.begun_at;
  return changedAt !== null && begun !== undefined && changedAt.getTime() > Date.parse(begun);
}
