import { Controller, Inject } from '@nestjs/common';
import { confirmPasswordReset, requestPasswordReset, validatePasswordReset } from '@tallyport/contracts/organisation/password-reset-http';
import type { Call } from '../../platform/http/call.js';
import { Handles } from '../../platform/http/handles.js';
import { PasswordResets } from './password-resets.js';

type Done = Record<string, never>;

@Controller()
export class PasswordResetController {
  constructor(@Inject(PasswordResets) private readonly resets: PasswordResets) {}

  @Handles(requestPasswordReset)
  async request({ body, request }: Call<typeof requestPasswordReset>): Promise<Done> {
    await this.resets.request(body.email, body.locale, request.ip);
    return {};
  }

  @Handles(validatePasswordReset)
  async validate({ body }: Call<typeof validatePasswordReset>): Promise<Done> {
    await this.resets.validate(body.token);
    return {};
  }

  @Handles(confirmPasswordReset)
  async confirm({ body }: Call<typeof confirmPasswordReset>): Promise<Done> {
    await this.resets.confirm(body.token, body.password);
    return {};
  }
}
