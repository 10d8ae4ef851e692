import type { ExportRow } from '@tallyport/contracts/freight-export/export-row';
import { causeRemedy } from '../../components/trade/cause-words.js';
import { Button } from '../../components/ui/button.js';
import { Link } from '../../components/ui/link.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useText } from '../../i18n/use-text.js';
import { useDesk } from '../../lib/desk.js';
import { showCount } from '../../lib/format/figures.js';
import type { CauseEntry } from './cause-groups.js';
import { fieldAddress, fieldName } from './field-place.js';
import { KEYS } from './step-keys.js';
import { STEPS, type Step } from './steps.js';

interface CauseHeadProps {
  readonly entry: CauseEntry | null;
  readonly title: string;
  readonly count: number | undefined;
  /** The export at the cursor: it says where the field is. */
  readonly current: ExportRow | undefined;
  readonly selected: number;
  /** What may be done, by the state and the person. */
  readonly steps: readonly Step[];
  readonly mayResolve: boolean;
  /** The export at the cursor, made anew, would say something else than it did. */
  readonly wouldDiffer: boolean;
  readonly onStep: (step: Step) => void;
  readonly onResolve: () => void;
}

/** The cause in a sentence, what a person does about it, and the steps for all that are selected. */
export function CauseHead({ entry, title, count, current, selected, steps, mayResolve, wouldDiffer, onStep, onResolve }: CauseHeadProps) {
  const t = useText();
  const locale = useLocale();
  const { org } = useDesk();
  const field = entry?.cause.field ?? null;
  const address = field === null ? null : fieldAddress(org.id, field, current ?? null);
  const name = field === null ? null : fieldName(field);
  const label = (step: Step) =>
    step === 'retry' && selected > 0 ? t('operations.retryCount', { count: showCount(selected, locale) }) : t(`operations.steps.${step}`);
  // What a refused log-in holds goes by itself once the test passes; what would say something else now is sent as it is now.
  const wanted = current?.hold === 'log-in-refused' ? null : steps.includes('release') ? 'release' : wouldDiffer ? 'renew' : 'retry';
  const first = mayResolve ? undefined : steps.find((step) => step === wanted);
  // What is done most stands first.
  const ordered = STEPS.filter((step) => steps.includes(step)).toSorted((a, b) => Number(b === first) - Number(a === first));
  return (
    <div className="shrink-0 border-b border-line px-5 pt-3 pb-3.5">
      <div className="flex items-baseline gap-3">
        <h2 className="min-w-0 truncate text-[16px]/6 font-semibold">{title}</h2>
        {count !== undefined && (
          <span className="shrink-0 text-caption text-ink-3">
            {count === 1 ? t('operations.count.one') : t('operations.count.other', { count: showCount(count, locale) })}
          </span>
        )}
      </div>
      {entry && (
        <p className="mt-0.5 text-ink-2">
          {causeRemedy(t, entry.cause) ?? t(mayResolve ? 'operations.unsureRemedy' : 'operations.noRemedy')}{' '}
          {address !== null && name !== null && (
            <>
              <Link to={address} className="text-accent underline underline-offset-2">
                {t(`operations.fields.${name}`)}
              </Link>
              {t('common.stop')}
            </>
          )}
          {steps.includes('retry') && t('operations.costs')}
        </p>
      )}
      {(steps.length > 0 || mayResolve) && (
        <div className="mt-2.5 flex items-center gap-2">
          {mayResolve && (
            <Button variant="primary" keys="a" onClick={onResolve}>
              {t('operations.steps.resolve')}
            </Button>
          )}
          {ordered.map((step) => (
            <Button
              key={step}
              variant={step === first ? 'primary' : step === 'skip' || step === 'cancel' ? 'bare' : 'plain'}
              keys={KEYS[step]}
              onClick={() => onStep(step)}
            >
              {label(step)}
            </Button>
          ))}
          <span className="ml-auto truncate text-caption text-ink-3">{t('operations.oneReason')}</span>
        </div>
      )}
    </div>
  );
}
