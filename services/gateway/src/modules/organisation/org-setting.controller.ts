import { Controller, Inject } from '@nestjs/common';
import {
  type CustomsAddress,
  getCustomsAddress,
  getOrgSetting,
  type OrgSetting,
  putCustomsAddress,
  putOrgSetting,
} from '@tallyport/contracts/organisation/org-setting-http';
import { commandIdentity } from '../../platform/commands/command-identity.js';
import type { Call } from '../../platform/http/call.js';
import { Handles } from '../../platform/http/handles.js';
import { CustomsAddresses } from './customs-addresses.js';
import { OrgSettings } from './org-settings.js';

@Controller()
export class OrgSettingController {
  constructor(
    @Inject(OrgSettings) private readonly settings: OrgSettings,
    @Inject(CustomsAddresses) private readonly addresses: CustomsAddresses,
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
    return this.addresses.of(caller.orgId);
  }

  @Handles(putCustomsAddress)
  giveAddress(call: Call<typeof putCustomsAddress>): Promise<CustomsAddress> {
    return this.addresses.put(call.caller, call.body.token, commandIdentity(putCustomsAddress, call));
  }
}
