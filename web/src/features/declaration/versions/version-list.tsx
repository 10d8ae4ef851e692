import { LODGEMENT_CALLS } from '@tallyport/contracts/lodgement/http';
import type { LodgedVersion } from '@tallyport/contracts/lodgement/version-http';
import { clsx } from 'clsx';
import { Download } from 'lucide-react';
import type { LodgedPlace } from '../../../components/lodgement/version-queries.js';
import { Button } from '../../../components/ui/button.js';
import { toast } from '../../../components/ui/toast.js';
import { problemText } from '../../../i18n/problem-text.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useText } from '../../../i18n/use-text.js';
import { download } from '../../../lib/api/download.js';
import { useDesk, zoneOf } from '../../../lib/desk.js';
import { showMoment } from '../../../lib/format/dates.js';
import { showCents } from '../../../lib/format/figures.js';
import { Outcome } from './outcome.js';

interface VersionListProps {
  readonly place: LodgedPlace;
  readonly versions: readonly LodgedVersion[];
  readonly chosen: string;
  /** What is due now; null where nobody can say. */
  readonly now: string | null;
  /** What stands is what was signed last. */
  readonly isSent: boolean;
  readonly ownReference: string | null;
  onChoose(version: string): void;
}

/** The versions, the newest first: what for, which number, what came of it, who signed and when, what was due. */
export function VersionList({ place, versions, chosen, now, isSent, ownReference, onChoose }: VersionListProps) {
  const t = useText();
  const locale = useLocale();
  const { org, branch } = useDesk();
  const zone = zoneOf(org, branch?.id);
  const { kind, ...at } = place;
  const exportDialogue = () =>
    download(LODGEMENT_CALLS[kind].dialogue, at, `${ownReference ?? place.record}.dialogue.json`).catch((error: unknown) =>
      toast.error(problemText(error)),
    );
  return (
    <div className="flex w-[300px] shrink-0 flex-col border-r border-line">
      <p className="flex h-9 shrink-0 items-center border-b border-line px-4 text-caption text-ink-2">
        {t('versions.list')}
        <span className="ml-auto">AUD</span>
      </p>
      {!isSent && (
        <p className="flex items-baseline gap-2 border-b border-line px-4 py-2">
          <span className="font-medium">{t('versions.now')}</span>
          <span className="rounded-mark bg-amber-bg px-1.5 text-caption text-amber">{t('versions.notSent')}</span>
          {now !== null && <span className="ml-auto">{showCents(now, locale)}</span>}
        </p>
      )}
      <ol aria-label={t('versions.list')} className="min-h-0 flex-1 overflow-y-auto">
        {versions.map((version) => (
          <li key={version.control_reference} className="border-b border-line-soft">
            <button
              type="button"
              aria-current={version.control_reference === chosen}
              onClick={() => onChoose(version.control_reference)}
              className={clsx(
                'flex w-full flex-col gap-0.5 px-4 py-2 text-left',
                version.control_reference === chosen ? 'bg-select' : 'hover:bg-hover',
              )}
            >
              <span className="flex w-full items-baseline gap-2">
                <span className="truncate font-medium">{t(`versions.names.${version.purpose}`)}</span>
                <span className="text-caption text-ink-2">v{version.version}</span>
                <Outcome version={version} />
                {version.due !== null && <span className="ml-auto">{showCents(version.due, locale)}</span>}
              </span>
              <span className="flex w-full gap-2 text-caption text-ink-2">
                <span className="truncate">{version.signed_by.name}</span>
                <time dateTime={version.signed_at} className="ml-auto shrink-0">
                  {showMoment(version.signed_at, locale, zone, zone)}
                </time>
              </span>
            </button>
          </li>
        ))}
      </ol>
      <p className="border-t border-line px-3 py-2">
        <Button size="small" icon={Download} title={t('versions.dialogueHint')} onClick={() => void exportDialogue()}>
          {t('versions.dialogue')}
        </Button>
      </p>
    </div>
  );
}
