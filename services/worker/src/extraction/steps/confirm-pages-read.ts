import { pageTextsOf } from '@tallyport/reading/page-text';
import type { StepContext, StepResult } from '../step-context.js';

/** The words of the pages are artefacts by now; this counts them and how they were read, and puts them where people can see them. */
export async function confirmPagesRead({ artefacts }: StepContext): Promise<StepResult> {
  const { pages: count } = await artefacts.inspection();
  const pages = await artefacts.pages(1, count);
  for (const text of pageTextsOf({ pages })) await artefacts.savePageText(text);
  const words = pages.reduce((total, page) => total + page.words.length, 0);
  const methods = [...new Set(pages.map((page) => page.method))];
  const readAs = methods.map((text) => ({ what: 'read-as' as const, text }));
  return { summary: `${words} words by ${methods.join(' and ')}`, facts: [{ what: 'words', count: words }, ...readAs], pages: count };
}
