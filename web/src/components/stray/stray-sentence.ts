import type { StrayFinding } from '@tallyport/contracts/document-extraction/stray';
import { useText } from '../../i18n/use-text.js';

/** Why a paper seems to be of another job, in one sentence for each reason. */
export function useStraySentence(): (finding: StrayFinding) => string {
  const t = useText();
  return ({ reason, said, job_says: job }) => t(`documents.stray.${reason}`, { said, job });
}
