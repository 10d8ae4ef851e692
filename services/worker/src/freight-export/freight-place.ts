import { createHash } from 'node:crypto';
import { TENANT_GUARD } from '@tallyport/database/tenant';
import { canonicalShipment } from '@tallyport/domain/freight-export/shipment/canonical-shipment';
import type { FreightOwner, FreightShipment } from '@tallyport/domain/freight-export/shipment/shipment';
import type { SecretBox } from '@tallyport/runtime/secret-box/secret-box';
import type pg from 'pg';
import { freightSecretOf } from '../adapters/freight-system/freight-secrets.js';
import type { FreightLogin } from '../adapters/freight-system/freight-system.js';

/** A freight system as an administrator set it up, as far as sending and reading need to know. */
export interface FreightPlace {
  readonly systemId: string;
  readonly address: string;
  readonly user: string;
  readonly owner: FreightOwner;
  readonly findsByReference: boolean;
  readonly referenceType: string;
  readonly settleSeconds: number;
  readonly callsAtOnce: number;
  readonly callMs: number;
  readonly pullMs: number;
  readonly isHeld: boolean;
  readonly holdReason: string | null;
}

const PLACE = `
select id as "systemId", address, user_name as user, finds_by_reference as "findsByReference", reference_type as "referenceType",
  settle_seconds as "settleSeconds", calls_at_once as "callsAtOnce", call_seconds * 1000 as "callMs", pull_seconds * 1000 as "pullMs",
  is_held as "isHeld", hold_reason as "holdReason",
  json_build_object('company', company_code, 'enterprise', enterprise_id, 'server', server_id, 'dataProvider', data_provider,
    'branch', event_branch, 'department', event_department) as owner
from kept.freight_system where ${TENANT_GUARD} and org_id = $1::uuid and id = $2::uuid`;

/** Freight systems of organisations, as they are set up now. */
export class FreightPlaces {
  constructor(
    private readonly pool: Pick<pg.Pool, 'query'>,
    private readonly box: SecretBox | null,
  ) {}

  /** Throws where there is none: systems are never taken away. */
  async of(orgId: string, systemId: string): Promise<FreightPlace> {
    const { rows } = await this.pool.query<FreightPlace>({ name: 'freight-place', text: PLACE, values: [orgId, systemId] });
    const [place] = rows;
    if (place === undefined) throw new TypeError('no such freight system');
    return place;
  }

  /** The log-in of one call; null where nobody gave a secret. */
  async login(orgId: string, { systemId, address, user }: FreightPlace): Promise<FreightLogin | null> {
    if (this.box === null) throw new TypeError('secrets open only where exports are sent');
    const secret = await freightSecretOf(this.pool, this.box, { orgId, systemId });
    return secret === null ? null : { address, user, secret };
  }
}

/** What a job says, as the fingerprint of messages says it. */
export function fingerprintOf(shipment: FreightShipment, { referenceType }: Pick<FreightPlace, 'referenceType'>): string {
  return createHash('sha256').update(canonicalShipment(shipment, referenceType)).digest('hex');
}
