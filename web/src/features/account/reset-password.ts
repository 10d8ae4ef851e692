import { confirmPasswordReset, requestPasswordReset, validatePasswordReset } from '@tallyport/contracts/organisation/password-reset-http';
import { Problem } from '@tallyport/contracts/problem';
import { i18n } from '../../i18n/i18n.js';
import { problemText } from '../../i18n/problem-text.js';
import { call, callRaw } from '../../lib/api/call.js';

/** Is told why a call answered false, in a sentence for people. */
type TellWhy = (sentence: string) => void;

/** Asks for a link to set a new password; false on failure. Whether an account has the address, nobody is told. */
export function requestReset(email: string, tellWhy: TellWhy): Promise<boolean> {
  return orFalse(call(requestPasswordReset, { body: { email, locale: i18n.language.startsWith('zh') ? 'zh' : 'en' } }), tellWhy);
}

/** Whether a link is still good; false on failure. */
export function validateToken(token: string, tellWhy: TellWhy): Promise<boolean> {
  return orFalse(call(validatePasswordReset, { body: { token } }), tellWhy);
}

/** What the server said when a new password was to be set: its body, flagged as an error where it is one. */
interface Confirmed {
  readonly isError: boolean;
  readonly body: unknown;
}

export async function confirmReset(token: string, password: string): Promise<Confirmed> {
  try {
    const response = await callRaw(confirmPasswordReset, { body: { token, password } });
    return { isError: !response.ok, body: await response.json().catch(() => null) };
  } catch {
    return { isError: true, body: null };
  }
}

/** Why a password was not set, in a sentence, and whether the link is over, so that only a new one helps. */
export function refusalOf({ body }: Confirmed): { readonly sentence: string; readonly isOver: boolean } {
  const code = Problem.safeParse(body).data?.code;
  if (code === undefined) return { sentence: i18n.t('problems.unreachable'), isOver: false };
  return { sentence: i18n.t(`problems.${code}`), isOver: code === 'link.expired' || code === 'link.not-valid' };
}

async function orFalse(asked: Promise<unknown>, tellWhy: TellWhy): Promise<boolean> {
  try {
    await asked;
    return true;
  } catch (error) {
    tellWhy(problemText(error));
    return false;
  }
}
