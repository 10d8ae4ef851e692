import { signup } from '@tallyport/contracts/organisation/http';
import { type InputOf } from '../../lib/api/call.js';
/** Signs in and keeps the session. */
export declare function signIn(email: string, password: string): Promise<void>;
/** Makes an account, which signs in at once. */
export declare function signUp(body: InputOf<typeof signup>['body']): Promise<void>;
