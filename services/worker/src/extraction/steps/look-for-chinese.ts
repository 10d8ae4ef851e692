import type { StepContext, StepResult } from '../step-context.js';

const HAN = /\p{Script=Han}/u;

/** Chinese words keep their own text beside them; a file without any needs no translating. */
export async function lookForChinese({ artefacts }: StepContext): Promise<StepResult> {
  const { pages: count } = await artefacts.inspection();
  const pages = await artefacts.pages(count);
  const chinese = pages.reduce((total, page) => total + page.words.filter((word) => HAN.test(word.text)).length, 0);
  return { summary: chinese === 0 ? 'not needed, no Chinese text' : `${chinese} Chinese words, kept as printed` };
}
