import type { PreflightFinding } from '@tallyport/contracts/lodgement/preflight';
import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import { HeaderField } from '../../../components/record/header-field.js';
import { useText } from '../../../i18n/use-text.js';
import type { Spot } from '../../../lib/records/edits.js';
import type { RecordEdits } from '../../../lib/records/use-record-edits.js';
import { choicesOf } from '../model/choices.js';
import { HEADER_GROUPS, type HeaderGroup } from '../model/header-groups.js';
import { PARTIES, type Party } from '../model/parties.js';
import { Containers } from './containers.js';
import { PartyFields } from './party-fields.js';

interface ReportFormProps {
  readonly report: ShippingRecord;
  readonly findings: readonly PreflightFinding[];
  readonly spot: Spot | null;
  readonly edits: RecordEdits | null;
  onSpot(spot: Spot): void;
}

/** A cargo report: its bills, its voyage, who reports and to whom the goods go, the goods, and below them the containers. */
export function ReportForm({ report, findings, spot, edits, onSpot }: ReportFormProps) {
  const t = useText();
  const problems = useProblems(report, findings);
  const groups = Object.keys(HEADER_GROUPS) as HeaderGroup[];
  const field = { record: report, spot, edits, onSpot };
  return (
    <div className="flex min-h-0 min-w-0 flex-1 flex-col overflow-y-auto">
      {groups.map((group) => (
        <section key={group} aria-label={t(`edi.groups.${group}`)} className="border-b border-line-soft px-3 py-2">
          <h3 className="px-2 pb-1 text-section">{t(`edi.groups.${group}`)}</h3>
          <dl className="grid grid-cols-4 gap-x-0.5 gap-y-0.5">
            {HEADER_GROUPS[group].map((name) => (
              <HeaderField key={name} {...field} field={name} choices={choicesOf(name)} problem={problems.get(name) ?? null} />
            ))}
          </dl>
        </section>
      ))}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(272px,1fr))] border-b border-line-soft">
        {(Object.keys(PARTIES) as Party[]).map((party) => (
          <PartyFields key={party} {...field} party={party} problems={problems} />
        ))}
      </div>
      <Containers report={report} edits={edits} onSpot={onSpot} />
    </div>
  );
}

/** Why values of the header cannot stay as they are, in words. */
function useProblems(report: ShippingRecord, findings: readonly PreflightFinding[]): ReadonlyMap<string, string> {
  const t = useText();
  const { house_bill, master_bill } = report.fields;
  const said = findings.flatMap(({ code, line_id, field, found, expected }) =>
    line_id === null && field !== null ? [[field as string, t(`lodgement.preflight.${code}`, { found, expected })] as const] : [],
  );
  const hasBill = Boolean(house_bill?.value) || Boolean(master_bill?.value);
  const select = t('lodgement.preflight.select-house-or-master');
  return new Map(hasBill || findings.length === 0 ? said : [...said, ['house_bill', select] as const, ['master_bill', select] as const]);
}
