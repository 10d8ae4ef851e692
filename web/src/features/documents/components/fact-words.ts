import type { StepFact } from '@tallyport/contracts/document-extraction/step-facts';
import type { Translate } from '../../../i18n/i18n.js';
import { isNamed } from '../../../i18n/is-named.js';
import { fileSize } from './file-size.js';

/** What a finished step found, in the language of the desk: `1,204 words, read as text`. */
export function factWords(t: Translate, facts: readonly StepFact[]): string {
  return facts.map((fact) => wordsOf(t, fact)).join(t('common.comma'));
}

function wordsOf(t: Translate, { what, count, text }: StepFact): string {
  const method = what === 'read-as' && text !== undefined && isNamed('documents.methods', text) ? t(`documents.methods.${text}`) : null;
  return t(`documents.facts.${what}`, { count, text: method ?? text, size: what === 'stored' ? fileSize(t, count ?? 0) : null });
}
