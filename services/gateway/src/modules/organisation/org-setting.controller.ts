import { Controller, Inject } from '@nestjs/common';
import {
  type CustomsAddress,
  type FreightAddress,
  getCustomsAddress,
  getFreightAddress,
  getOrgSetting,
  type OrgSetting,
  putCustomsAddress,
  putFreightAddress,
  putOrgSetting,
} from '@tallyport/contracts/organisation/org-setting-http';
import { commandIdentity } from '../../platform/commands/command-identity.js';
import type { Call } from '../../platform/http/call.js';
import { Handles } from '../../platform/http/handles.js';
import { IntakeAddresses } from './intake-addresses.js';
import { OrgSettings } from './org-settings.js';

@Controller()
export class OrgSettingController {
  constructor(
    @Inject(OrgSettings) private readonly settings: OrgSettings,
    @Inject(IntakeAddresses) private readonly addresses: IntakeAddresses,
  ) {}

  @Handles(getOrgSetting)
  get({ caller }: Call<typeof getOrgSetting>): Promise<OrgSetting> {
    return this.settings.of(caller.orgId);
  }

  @Handles(putOrgSetting)
  put(call: Call<typeof putOrgSetting>): Promise<OrgSetting> {
    return this.settings.put(call.caller, call.body, commandIdentity(putOrgSetting, call));
  }

  @Handles(getCustomsAddress)
  address({ caller }: Call<typeof getCustomsAddress>): Promise<CustomsAddress> {
    return this.addresses.of(caller.orgId, 'customs');
  }

  @Handles(putCustomsAddress)
  giveAddress(call: Call<typeof putCustomsAddress>): Promise<CustomsAddress> {
    return this.addresses.put(call.caller, 'customs', call.body.token, commandIdentity(putCustomsAddress, call));
  }

  @Handles(getFreightAddress)
  freightAddress({ caller }: Call<typeof getFreightAddress>): Promise<FreightAddress> {
    return this.addresses.of(caller.orgId, 'freight');
  }

  @Handles(putFreightAddress)
  giveFreightAddress(call: Call<typeof putFreightAddress>): Promise<FreightAddress> {
    return this.addresses.put(call.caller, 'freight', call.body.token, commandIdentity(putFreightAddress, call));
  }
}
