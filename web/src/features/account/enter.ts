import { login, signup } from '@tallyport/contracts/organisation/http';
import { showInvitation } from '@tallyport/contracts/organisation/invitation-http';
import { call, type InputOf } from '../../lib/api/call.js';
import { beginSession } from '../../lib/session/session.js';

export interface Invited {
  readonly org_name: string;
  readonly email: string | null;
}

/** Signs in and keeps the session. */
export async function signIn(email: string, password: string): Promise<void> {
  beginSession(await call(login, { body: { email, password } }));
}

/** To which organisation the link of an invitation leads, and for which address it is good. */
export function invitationOf(token: string): Promise<Invited> {
  return call(showInvitation, { body: { token } });
}

/** Makes an account, which signs in at once. */
export async function signUp(body: InputOf<typeof signup>['body']): Promise<void> {
  beginSession(await call(signup, { body }));
}
