import type { CustomsWay } from '@tallyport/contracts/freight-export/customs-interface-http';

/** Which way snapshots for customs leave, for each organisation that said so. */
export interface CustomsInterfaceTables {
  'kept.customs_interface': {
    org_id: string;
    way: CustomsWay;
    address: string | null;
    answers_by_handle: boolean;
    settle_seconds: number;
    secret_set_at: Date | null;
    /** When way or address changed last: what left before cannot be asked for there. */
    changed_at: Date;
  };
  /** Sealed by `@tallyport/runtime/secret-box`. The gateway's role writes it and may not read it. */
  'identity.customs_interface_secret': { org_id: string; key_id: string; nonce: Buffer; sealed: Buffer };
}
