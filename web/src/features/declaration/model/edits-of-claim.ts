import type { RecordEditInput, ShippingRecord, ShownLine } from '@tallyport/contracts/shipping-record/http';
import type { OtherClaim } from '@tallyport/domain/duty/other-claims';
import { editsOf, type WantedValue } from '../../../lib/records/edits.js';

/** The edits by which lines make a claim. The rule of origin is taken from the certificate, where one says it. */
export function editsOfClaim(
  declaration: ShippingRecord,
  lines: readonly ShownLine[],
  { claim }: OtherClaim,
  ruleOfOrigin: string | null,
): RecordEditInput[] {
  const wanted = lines.flatMap(({ line_id: line }): WantedValue[] => {
    const { preference, treatment } = claim;
    if (preference)
      return [
        { line, field: 'preference_scheme_type', next: preference.scheme },
        { line, field: 'preference_origin', next: preference.origin },
        { line, field: 'preference_rule_type', next: ruleOfOrigin },
      ];
    return [
      { line, field: 'treatment_code', next: treatment?.code ?? null },
      { line, field: 'treatment_instrument_no', next: treatment?.instrument?.number ?? null },
      { line, field: 'treatment_instrument_type', next: treatment?.instrument?.type ?? null },
    ];
  });
  return editsOf(declaration, wanted);
}
