import type { PreflightFinding } from '@tallyport/contracts/lodgement/preflight';
import { isRecordField } from '@tallyport/contracts/shipping-record/fields';
import type { Translate } from '../../i18n/i18n.js';

/** What the pre-flight finds, in words; a field that it names is called as people know it. */
export function findingWords(t: Translate, { code, found, expected }: Pick<PreflightFinding, 'code' | 'found' | 'expected'>): string {
  return t(`lodgement.preflight.${code}`, { found, expected: isRecordField(expected) ? t(`recordFields.${expected}`) : expected });
}
