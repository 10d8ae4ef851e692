import type { ExportCause } from '@tallyport/contracts/freight-export/export-row';
import type { Translate } from '../../i18n/i18n.js';
import { isNamed } from '../../i18n/is-named.js';

type Cause = Pick<ExportCause, 'code' | 'name'>;

/** Why an export stands still. A cause that has no text is what the freight system said. */
export function causeWords(t: Translate, { code, name }: Cause): string {
  return isNamed('exportCauses.words', code) ? t(`exportCauses.words.${code}`, { name }) : name;
}

/** The same as a title: without the stop of a sentence. */
export function causeTitle(t: Translate, cause: Cause): string {
  return causeWords(t, cause).replace(/[.。]$/, '');
}

/** What a person does about it; null where nobody knows. */
export function causeRemedy(t: Translate, { code, name }: Cause): string | null {
  return isNamed('exportCauses.remedies', code) ? t(`exportCauses.remedies.${code}`, { name }) : null;
}
