import type { CandidateCode } from '@tallyport/contracts/classification/suggestion';
import type { Reading, Readings } from '@tallyport/contracts/document-extraction/readings';
import type { LineGoods } from '@tallyport/domain/classification/line/known-code';
import type { StepContext, StepResult } from '../step-context.js';

/** Lines of invoices without a tariff code get the one that is sure enough: of the org's own goods, else of the tariff's words. */
export async function classifyGoods({ artefacts, attempt, goods }: StepContext): Promise<StepResult> {
  const records = await artefacts.understanding();
  const lines = records.filter((record) => record.kind === 'invoice').flatMap((record) => record.lines);
  if (lines.length === 0) return { summary: 'no goods to classify' };
  const open = lines.filter((line) => !line['hs_code']?.value);
  const suggestions = await goods.suggest(attempt.orgId, open.map(goodsOf));
  const written: CandidateCode[] = [];
  for (const [index, line] of open.entries()) {
    const suggestion = suggestions[index];
    const [best] = suggestion?.candidates ?? [];
    if (!best || suggestion?.abstained) continue;
    writeCode(line, best);
    written.push(best);
  }
  await artefacts.saveUnderstanding(records);
  const byTariff = written.filter(({ source }) => source === 'tariff').length;
  const counts = [
    `${lines.length - open.length} codes on the page`,
    `${written.length - byTariff} known to the organisation`,
    `${byTariff} by the words of the tariff`,
    `${open.length - written.length} left to a person`,
  ];
  return { summary: counts.join(', ') };
}

/** It was not read on this page, so it has no place; `raw` says why it was thought of. */
function writeCode(line: Readings, { code, confidence, because, lookup_code }: CandidateCode): void {
  line['hs_code'] = inferred(code, confidence, because);
  line['match_confidence'] = inferred(confidence.toFixed(2), 1, null);
  if (lookup_code !== null && !line['lookup_code']?.value) line['lookup_code'] = inferred(lookup_code, confidence, because);
}

function inferred(value: string, confidence: number, raw: string | null): Reading {
  return { value, raw, place: null, method: 'inferred', confidence };
}

function goodsOf(line: Readings): LineGoods {
  return { productCode: textOf(line['product_code']), description: textOf(line['description']), lookupCode: textOf(line['lookup_code']) };
}

function textOf(reading: Readings[string] | undefined): string | null {
  return typeof reading?.value === 'string' && reading.value !== '' ? reading.value : null;
}
