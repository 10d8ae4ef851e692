import type { Reading } from '@tallyport/contracts/document-extraction/readings';
import type { ByField } from '@tallyport/contracts/shipping-record/fields';
import type { KnownCode } from '@tallyport/domain/classification/line/known-code';
import { confidenceOf } from '@tallyport/domain/classification/line/known-confidence';
import type { GoodsSuggestion } from '@tallyport/domain/classification/line/suggest-for-line';
import { whySuggested } from '@tallyport/domain/classification/line/why-suggested';
import { inferred, type LineAt, type LineProposal } from '../shipping-record/fill-lines.js';
import { textOf } from '../shipping-record/text-of.js';
import { type JobLine } from './lines-of-job.js';

/** Which product or lookup the goods of a line are, by the org's own rows: the surest text decides, and two rows under it decide nothing. */
function matched(known: readonly KnownCode[]): KnownCode | 'several' | null {
  const kept = known.filter(({ source }) => source !== 'used before');
  const surest = Math.max(...kept.map(confidenceOf));
  const [best, ...others] = kept.filter((one) => confidenceOf(one) === surest);
  if (!best) return null;
  const isSame = (other: KnownCode) =>
    other.productCode === best.productCode && other.lookupCode === best.lookupCode && other.hsCode === best.hsCode;
  return others.every(isSame) ? best : 'several';
}

/** Product code, lookup code and HS code of the row that the goods are. */
export function productProposal(at: JobLine, known: readonly KnownCode[], refused: readonly string[]): LineProposal {
  const match = matched(known);
  if (match === null) return { at, fields: {}, because: 'no product, lookup or synonym has this code or description', verdict: 'none' };
  if (match === 'several') return { at, fields: {}, because: 'several products have this code or description', verdict: 'unsure' };
  const confidence = confidenceOf(match);
  const isRefused = refused.some((code) => match.hsCode.startsWith(code));
  const fields: ByField<Reading> = {
    ...(match.productCode && { product_code: inferred(match.productCode, confidence, match.met) }),
    ...(match.lookupCode && { lookup_code: inferred(match.lookupCode, confidence, match.met) }),
    ...(match.hsCode && !isRefused && codeFields(at, match.hsCode, confidence, match.met)),
  };
  return { at, fields, because: `${match.source}: ${match.met}` };
}

/** The HS code that is sure enough; a line that has one by a person or from its paper is left as it is. */
export function tariffProposal(at: JobLine, { abstained, candidates }: GoodsSuggestion): LineProposal {
  const [best] = candidates;
  if (!best) return { at, fields: {}, because: 'nothing is known of these goods', verdict: 'none' };
  const because = `${best.source}: ${best.because}`;
  if (abstained) return { at, fields: {}, because: `best of several, not sure enough: ${best.code}, ${because}`, verdict: 'unsure' };
  return { at, fields: codeFields(at, best.code, best.confidence, whySuggested(best)), because };
}

/** The product code of the row that the goods are, or that code taken back. */
export function productCodeProposal(at: JobLine, known: readonly KnownCode[], on: boolean): LineProposal {
  if (!on) {
    const isInferred = isFilled(at);
    return isInferred
      ? { at, fields: { product_code: inferred(null, 0, null) }, because: 'it was filled and not written' }
      : { at, fields: {}, because: textOf(at.line, 'product_code') ? 'it was read or written' : 'there is none', verdict: 'none' };
  }
  const match = matched(known);
  if (match === null || match === 'several' || !match.productCode)
    return { at, fields: {}, because: 'no single product has this description', verdict: match === 'several' ? 'unsure' : 'none' };
  return {
    at,
    fields: { product_code: inferred(match.productCode, confidenceOf(match), match.met) },
    because: `${match.source}: ${match.met}`,
  };
}

/** Whether the product code of a line was filled by a rule. */
export function isFilled({ line }: LineAt): boolean {
  const shown = line.fields['product_code'];
  return shown?.method === 'inferred' && Boolean(shown.value);
}

/** The likelihood goes with the code: beside a code that stands it would speak of another. */
function codeFields({ line }: JobLine, code: string, confidence: number, because: string): ByField<Reading> {
  const hs_code = inferred(code, confidence, because);
  const standing = line.fields['hs_code'];
  const isFree = standing === undefined || standing.method === 'inferred' || (standing.method !== 'person' && !standing.value);
  return isFree ? { hs_code, match_confidence: inferred(confidence.toFixed(2), 1, null) } : { hs_code };
}
