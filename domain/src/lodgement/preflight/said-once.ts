import type { CheckCode } from '@tallyport/contracts/check/codes';
import type { CheckFinding } from '@tallyport/contracts/check/http';
import type { PreflightCode, PreflightFinding } from '@tallyport/contracts/lodgement/preflight';
import type { ShippingRecord, ShownValue } from '@tallyport/contracts/shipping-record/http';

/** What the pre-flight says in its words when one of these rules fails of the same line. */
const SAYS: Readonly<Partial<Record<CheckCode, readonly PreflightCode[]>>> = {
  abn: ['client-number'],
  'air-waybill-number': ['check-digit'],
  'container-number': ['check-digit'],
  'currency-known': ['not-a-currency'],
  'date-sequence': ['days-out-of-order'],
  'dumping-claim': ['dumping-price-or-exemption', 'pair-missing'],
  'fields-in-pairs': ['pair-missing'],
  'importer-number': ['client-number', 'required'],
  'invoice-sum': ['invoice-sum'],
  'packages-add-up': ['packages-differ'],
  'preference-complete': ['preference-incomplete', 'preference-without-scheme', 'pair-missing'],
  'quantity-unit': ['required', 'pair-missing'],
  'tax-quoted-or-exempt': ['quoted-and-exempt'],
  'warehouse-reference': ['warehouse-incomplete', 'warehouse-without-n30', 'pair-missing'],
};

/**
 * The failing rules that say something of this record which no finding of the pre-flight says already. Neither those that a person lets
 * stand, nor mere remarks.
 */
export function checksBeside(checks: readonly CheckFinding[], findings: readonly PreflightFinding[], recordId: string): CheckFinding[] {
  return checks
    .filter(({ outcome, override, severity }) => outcome === 'fails' && override === null && severity !== 'info')
    .filter((check) => {
      const spots = [...check.missing, ...check.values].filter(({ record_id }) => record_id === recordId);
      return !findings.some(
        ({ code, line_id, field }) =>
          SAYS[check.code]?.includes(code) &&
          spots.some((spot) => spot.line_id === line_id && (spot.field === field || field === null || code !== 'required')),
      );
    });
}

/**
 * What stands against the values of a record: what its rules say of them now, and what the pre-flight said when it was last asked, each
 * once. What was said of a value that is another one since is left out.
 */
export function standingFindings(
  record: ShippingRecord,
  now: readonly PreflightFinding[],
  asked: readonly PreflightFinding[],
): PreflightFinding[] {
  const said = new Set(now.map(spotOf));
  const lines = new Map(record.lines.map(({ line_id, fields }) => [line_id, fields]));
  const isStanding = (finding: PreflightFinding) => {
    const shown = finding.line_id === null ? record.fields : lines.get(finding.line_id);
    return shown !== undefined && stillHolds(shown, finding);
  };
  return [...now, ...asked.filter((finding) => !said.has(spotOf(finding)) && isStanding(finding))];
}

function spotOf({ line_id, field, code }: PreflightFinding): string {
  return `${line_id ?? ''} ${field ?? ''} ${code}`;
}

function stillHolds(shown: Readonly<Record<string, ShownValue | undefined>>, { code, field, found }: PreflightFinding): boolean {
  if (field === null) return true;
  const value = String(shown[field]?.value ?? '').trim();
  if (code === 'required' || code === 'pair-missing') return value === '';
  return OF_A_FORM.has(code) ? value !== '' && value.toUpperCase().includes(found.toUpperCase()) : true;
}

/** What names the value that it is about. */
const OF_A_FORM: ReadonlySet<PreflightCode> = new Set([
  'not-a-day',
  'not-a-number',
  'not-a-flag',
  'not-a-country',
  'not-a-currency',
  'not-a-port',
  'client-number',
  'check-digit',
  'unknown-code',
  'not-implemented',
]);
