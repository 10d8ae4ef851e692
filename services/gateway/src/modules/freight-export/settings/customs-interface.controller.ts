import { Controller, Inject } from '@nestjs/common';
import {
  type CustomsInterface,
  getCustomsInterface,
  putCustomsInterface,
} from '@tallyport/contracts/freight-export/customs-interface-http';
import { commandIdentity } from '../../../platform/commands/command-identity.js';
import type { Call } from '../../../platform/http/call.js';
import { Handles } from '../../../platform/http/handles.js';
import { CustomsInterfaceCommands } from './customs-interface.commands.js';

@Controller()
export class CustomsInterfaceController {
  constructor(@Inject(CustomsInterfaceCommands) private readonly commands: CustomsInterfaceCommands) {}

  @Handles(getCustomsInterface)
  get({ caller }: Call<typeof getCustomsInterface>): Promise<CustomsInterface> {
    return this.commands.of(caller.orgId);
  }

  @Handles(putCustomsInterface)
  put(call: Call<typeof putCustomsInterface>): Promise<CustomsInterface> {
    return this.commands.put(call.caller, call.body, commandIdentity(putCustomsInterface, this.commands.withoutSecret(call)));
  }
}
