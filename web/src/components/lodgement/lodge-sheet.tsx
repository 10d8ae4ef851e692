import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import type { RiskyValue } from '@tallyport/domain/declaration/riskiest-values';
import { checksBeside } from '@tallyport/domain/lodgement/preflight/said-once';
import { personName } from '@tallyport/domain/organisation/person-name';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../i18n/use-text.js';
import { useDesk } from '../../lib/desk.js';
import { useShortcuts } from '../../lib/keyboard/use-shortcuts.js';
import { jobChecksQuery } from '../../lib/records/job-checks-query.js';
import { Mark } from '../trade/mark.js';
import { Button, IconButton } from '../ui/button.js';
import { TextField } from '../ui/field.js';
import { FailingChecks } from './failing-checks.js';
import { lodgedKindOf } from './lodged-kind.js';
import { lodgementQueries } from './lodgement-queries.js';
import type { LodgementStep } from './next-steps.js';
import { PreflightFindings } from './preflight-findings.js';
import { RiskyValueCard } from './risky-value-card.js';
import { useLodgementCommands } from './use-lodgement-commands.js';

interface LodgeSheetProps {
  readonly record: ShippingRecord;
  /** What has to be looked at before it is signed, the riskiest first. */
  readonly risky: readonly RiskyValue[];
  readonly step: LodgementStep;
  /** How many questions of customs nobody has answered: nothing is lodged before. */
  readonly openQuestions?: number;
  onClose(): void;
  /** It was signed, and is on its way. */
  onSigned(): void;
  onSpot(lineId: string | null, field: string): void;
  /** Leads to the rules that fail; a cargo report is signed whatever they say. */
  onChecks?: () => void;
}

/** Values are looked at before these are signed. */
const LOOKED_AT: ReadonlySet<LodgementStep> = new Set(['lodge', 'amend']);
const WITH_REASON: ReadonlySet<LodgementStep> = new Set(['amend', 'withdraw', 'edited-outside']);
const SENT: ReadonlySet<LodgementStep> = new Set(['pre-lodge', 'lodge', 'amend', 'withdraw']);

/** The sheet on which a broker signs: the riskiest values one by one on their evidence, what stands in the way, the reason; then it is sent. */
export function LodgeSheet({ record, step, openQuestions = 0, onClose, onSigned, onSpot, onChecks, ...props }: LodgeSheetProps) {
  const t = useText();
  const { org, me } = useDesk();
  const risky = LOOKED_AT.has(step) ? props.risky : [];
  const [confirmed, setConfirmed] = useState<ReadonlySet<string>>(new Set());
  const [reason, setReason] = useState('');
  const { sign } = useLodgementCommands(record, onSigned);
  const purpose = step === 'finalise' || step === 'edited-outside' ? 'lodge' : step;
  const preflight = useQuery({
    ...lodgementQueries.preflight(org.id, record.work_order_id, lodgedKindOf(record), record.id, purpose),
    enabled: SENT.has(step) && step !== 'withdraw',
  });
  const findings = preflight.data?.results ?? [];
  const isHeld = onChecks !== undefined && SENT.has(step) && step !== 'withdraw';
  const rules = useQuery({ ...jobChecksQuery(org.id, record.work_order_id, undefined), enabled: isHeld });
  const failing = isHeld ? checksBeside(rules.data?.results ?? [], findings, record.id).filter(({ severity }) => severity === 'error') : [];
  const isAsked = step === 'lodge' && openQuestions > 0;
  const blocking = findings.filter(({ severity }) => severity === 'error').length + failing.length + (isAsked ? 1 : 0);
  const next = risky.find((value) => !confirmed.has(keyOf(value)));
  const isReady = next === undefined && blocking === 0 && (!WITH_REASON.has(step) || reason.trim() !== '') && !sign.isPending;
  const confirm = (value: RiskyValue) => setConfirmed(new Set([...confirmed, keyOf(value)]));
  const submit = () => isReady && sign.mutate({ step, confirmed: risky, reason: reason.trim() });
  useShortcuts(
    [
      { keys: 'escape', label: t('common.close'), run: onClose, inFields: true },
      ...(next
        ? [{ keys: 'enter', label: t('lodgement.sheet.confirm'), run: () => confirm(next) }]
        : [{ keys: 'mod+enter', label: t(`lodgement.stepNames.${step}`), run: submit, inFields: true }]),
    ],
    'modal',
  );
  return (
    <aside
      aria-label={t('lodgement.sheet.title', { step: t(`lodgement.stepNames.${step}`) })}
      className="flex w-[520px] shrink-0 flex-col border-l border-line bg-surface shadow-float"
    >
      <header className="flex h-11 shrink-0 items-center gap-2 border-b border-line px-4">
        <h2 className="text-section">{t('lodgement.sheet.title', { step: t(`lodgement.stepNames.${step}`) })}</h2>
        <span className="ml-auto" />
        <IconButton size="small" icon={X} label={t('common.close')} keys="escape" onClick={onClose} />
      </header>
      <div className="flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto px-4 py-3">
        <p className="text-ink-2">
          {t(`lodgement.sheet.notes.${step}`)} {risky.length > 0 && t('lodgement.sheet.confirmEach')}
        </p>
        {isAsked && (
          <p className="flex items-center gap-2">
            <Mark kind="fails" /> {t('problems.lodgement.questions-open')}
          </p>
        )}
        {risky.map((value) => (
          <RiskyValueCard
            key={keyOf(value)}
            record={record}
            value={value}
            isConfirmed={confirmed.has(keyOf(value))}
            isNext={value === next}
            onConfirm={() => confirm(value)}
          />
        ))}
        {preflight.data && findings.length + failing.length === 0 && !isAsked && (
          <p className="flex items-center gap-2">
            <Mark kind="holds" /> {t('lodgement.sheet.nothingInTheWay')}
          </p>
        )}
        <PreflightFindings findings={findings} onSpot={onSpot} />
        {onChecks && <FailingChecks checks={failing} onGo={onChecks} />}
        {WITH_REASON.has(step) && (
          <TextField
            label={t('lodgement.sheet.reason')}
            maxLength={250}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </div>
      <footer className="flex h-12 shrink-0 items-center gap-3 border-t border-line px-4">
        <span className="min-w-0 flex-1 truncate text-caption text-ink-2">
          {t('lodgement.sheet.signs', { name: personName(me), licence: me.au_broker_profile?.license_number ?? '–' })}
        </span>
        <Button variant="primary" keys="mod+enter" disabled={!isReady} onClick={submit}>
          {t(`lodgement.stepNames.${step}`)}
        </Button>
      </footer>
    </aside>
  );
}

function keyOf({ line_id, field, shown }: RiskyValue): string {
  return `${line_id ?? ''} ${field} ${String(shown.value)}`;
}
