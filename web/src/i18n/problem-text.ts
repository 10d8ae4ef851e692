import { HttpError } from '../lib/api/http-error.js';
import { i18n } from './i18n.js';

/** The sentence for a failure: by the problem's code, never the server's own words; without a code, what the network did. */
export function problemText(error: unknown): string {
  if (!(error instanceof HttpError)) return i18n.t('problems.unreachable');
  return error.problem ? i18n.t(`problems.${error.problem.code}`) : i18n.t('problems.defect');
}
