import type { CustomsInterfaceTables } from '@tallyport/database/tables/customs-interface';
import type { FreightTables } from '@tallyport/database/tables/freight';
import type { GoodsTables, TariffTables } from '@tallyport/database/tables/goods';
import type { IdentityTables } from '@tallyport/database/tables/identity';
import type { CommandTables, KeptTables } from '@tallyport/database/tables/kept';
import type { ReadModelTables } from '@tallyport/database/tables/read-model';
import type { WebhookTables } from '@tallyport/database/tables/webhook';

/** Of an account, the gateway's role sees what colleagues see of each other. */
type Colleague = Pick<IdentityTables['identity.account'], 'id' | 'email' | 'first_name' | 'last_name' | 'color' | 'license_number'>;

/** Of a key and of an invitation's link, it writes the hash and cannot read it: no query of its own selects it. */
type KeyTables = Pick<IdentityTables, 'identity.api_key' | 'identity.invitation_token'>;

/** Every table that the gateway's role may read or write. */
export type GatewayTables = KeptTables &
  FreightTables &
  CustomsInterfaceTables &
  WebhookTables &
  GoodsTables &
  TariffTables &
  CommandTables &
  ReadModelTables &
  KeyTables & { 'identity.account': Colleague };
