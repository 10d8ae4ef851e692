import { login, signup } from '@tallyport/contracts/organisation/http';
import { call, type InputOf } from '../../lib/api/call.js';
import { beginSession } from '../../lib/session/session.js';

/** Signs in and keeps the session. */
export async function signIn(email: string, password: string): Promise<void> {
  beginSession(await call(login, { body: { email, password } }));
}

/** Makes an account, which signs in at once. */
export async function signUp(body: InputOf<typeof signup>['body']): Promise<void> {
  beginSession(await call(signup, { body }));
}
