import { logout } from '@tallyport/contracts/organisation/http';
import { toast } from '../../components/ui/toast.js';
import { problemText } from '../../i18n/problem-text.js';
import { call } from '../../lib/api/call.js';
import { leaveSignedOut } from '../../lib/leave.js';

/** Signs out: the server ends the token and its sockets, then the browser forgets it. */
export async function signOut(): Promise<void> {
  try {
    await call(logout, {});
    leaveSignedOut();
  } catch (error) {
    toast.error(problemText(error));
  }
}
