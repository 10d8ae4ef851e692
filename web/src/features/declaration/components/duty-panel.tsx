import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import type { OtherClaim } from '@tallyport/domain/duty/other-claims';
import { type ReactNode, useState } from 'react';
import { useText } from '../../../i18n/use-text.js';
import { useShortcuts } from '../../../lib/keyboard/use-shortcuts.js';
import type { RecordEdits } from '../../../lib/records/use-record-edits.js';
import { editsOfClaim } from '../model/edits-of-claim.js';
import type { Assessment } from '../model/use-assessment.js';
import { claimsOf, lineWith } from '../model/what-if.js';
import { DutyTree } from './duty-tree.js';
import { nameOf, OtherClaims } from './other-claims.js';

interface DutyPanelProps {
  readonly declaration: ShippingRecord;
  readonly assessment: Assessment;
  /** The line of the record under the cursor. */
  readonly lineId: string;
  /** What the certificate of origin says, where there is one. */
  readonly ruleOfOrigin: string | null;
  readonly edits: RecordEdits | null;
  /** What others know of the value under the cursor. */
  readonly children?: ReactNode;
}

/** Why a line costs what it costs, and what it would cost otherwise. */
export function DutyPanel({ declaration, assessment, lineId, ruleOfOrigin, edits, children }: DutyPanelProps) {
  const t = useText();
  const [tried, setTried] = useState<OtherClaim | null>(null);
  const goods = assessment.goods.find(({ lines }) => lines.some(({ line_id }) => line_id === lineId));
  const line = assessment.assessed.lines.find(({ number }) => number === goods?.number);
  const claims = goods ? claimsOf(assessment, goods.number) : [];
  const [best] = claims;
  useShortcuts(best ? [{ keys: 'w', label: t('declaration.keys.whatIf'), run: () => setTried(tried ? null : best) }] : []);
  if (!goods || !line) return null;
  const otherwise = tried && lineWith(assessment, goods.number, tried.claim);
  return (
    <aside
      aria-label={t('declaration.dutyOf', { line: goods.number })}
      className="flex w-[440px] shrink-0 max-[1360px]:w-[380px] flex-col gap-3 overflow-y-auto border-l border-line bg-sunken px-4 py-3"
    >
      <h2 className="text-section">{t('declaration.dutyOf', { line: goods.number })}</h2>
      {goods.lines.length > 1 && <p className="text-caption text-ink-2">{t('declaration.groupOf', { count: goods.lines.length })}</p>}
      <DutyTree line={line} rows={assessment.rows} />
      {otherwise && tried && (
        <section aria-label={t('declaration.whatIf', { claim: nameOf(tried) })} className="rounded-panel border border-accent-solid p-2">
          <h3 className="px-1 pb-1 text-caption text-ink-2">{t('declaration.whatIf', { claim: nameOf(tried) })}</h3>
          <DutyTree line={otherwise} before={line} rows={assessment.rows} />
        </section>
      )}
      <OtherClaims
        claims={claims}
        tried={tried}
        hasCertificate={ruleOfOrigin !== null}
        onTry={setTried}
        onClaim={
          edits &&
          ((claim) => {
            setTried(null);
            edits.edit(editsOfClaim(declaration, goods.lines, claim, claim.claim.preference && ruleOfOrigin));
          })
        }
      />
      {children}
    </aside>
  );
}
