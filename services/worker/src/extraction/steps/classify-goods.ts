import type { Reading, Readings } from '@tallyport/contracts/document-extraction/readings';
import type { StepContext, StepResult } from '../step-context.js';

/** A code that the org itself used for the same goods is nearly sure; it was not read on this page, so it has no place. */
const CONFIDENCE = { 'product code': 0.95, description: 0.9 } as const;

/** Lines of invoices without a tariff code get the one that the org used before for the same product code or description. */
export async function classifyGoods({ artefacts, attempt, usedCodes }: StepContext): Promise<StepResult> {
  const records = await artefacts.understanding();
  const lines = records.filter((record) => record.kind === 'invoice').flatMap((record) => record.lines);
  const open = lines.filter((line) => !line['hs_code']?.value);
  const found = await usedCodes.find(
    attempt.orgId,
    open.map((line) => ({ productCode: textOf(line['product_code']), description: textOf(line['description']) })),
  );
  let known = 0;
  open.forEach((line, index) => {
    const match = found[index];
    if (!match) return;
    known++;
    const confidence = CONFIDENCE[match.by];
    line['hs_code'] = inferred(match.hsCode, confidence, `used before for this ${match.by}`);
    line['match_confidence'] = inferred(String(confidence), confidence, null);
  });
  await artefacts.saveUnderstanding(records);
  if (lines.length === 0) return { summary: 'no goods to classify' };
  return { summary: `${lines.length - open.length} codes on the page, ${known} used before, ${open.length - known} none` };
}

function inferred(value: string, confidence: number, raw: string | null): Reading {
  return { value, raw, place: null, method: 'inferred', confidence };
}

function textOf(reading: Readings[string] | undefined): string | null {
  return typeof reading?.value === 'string' && reading.value !== '' ? reading.value : null;
}
