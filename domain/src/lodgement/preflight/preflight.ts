import type { PreflightFinding } from '@tallyport/contracts/lodgement/preflight';
import { cargoReportRules } from './cargo-report-rules.js';
import { changeRules } from './change-rules.js';
import { checkValues } from './check-values.js';
import { goodsRules } from './goods-rules.js';
import { headerRules } from './header-rules.js';
import { invoiceRules } from './invoice-rules.js';
import { sendingRules } from './sending-rules.js';
import type { PreflightRule, PreflightSubject } from './subject.js';
import { transportRules } from './transport-rules.js';

const RULES: Readonly<Record<'declaration' | 'cargo-report', readonly PreflightRule[]>> = {
  declaration: [checkValues, sendingRules, headerRules, transportRules, invoiceRules, goodsRules, changeRules],
  'cargo-report': [checkValues, sendingRules, cargoReportRules, changeRules],
};

/**
 * Everything that stands in the way of a message, at once (domain: Australian imports, §11): each finding with its code, field and line.
 * A withdrawal says so little that only its own values count. Only warnings, or nothing: it can be encoded.
 */
export function preflight(subject: PreflightSubject): PreflightFinding[] {
  const rules = subject.sending.function === 'withdrawal' ? [checkValues, sendingRules, changeRules] : RULES[subject.record.kind];
  return rules.flatMap((rule) => rule(subject));
}
