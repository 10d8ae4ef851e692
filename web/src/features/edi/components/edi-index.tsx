import { clsx } from 'clsx';
import { FileText } from 'lucide-react';
import { Keys } from '../../../components/ui/keys.js';
import { Link } from '../../../components/ui/link.js';
import { useText } from '../../../i18n/use-text.js';
import { useDesk } from '../../../lib/desk.js';
import { PARTS, type Part } from '../model/address.js';

interface EdiIndexProps {
  readonly jobId: string;
  readonly part: Part;
  /** What in each waits for somebody. */
  readonly counts: Readonly<Record<Part, number>>;
  onGo(part: Part): void;
}

/** The parts of the tab, with what waits in each; and the customs report of the job. */
export function EdiIndex({ jobId, part, counts, onGo }: EdiIndexProps) {
  const t = useText();
  const { org } = useDesk();
  return (
    <nav aria-label={t('edi.parts')} className="flex w-[220px] shrink-0 flex-col gap-0.5 border-r border-line bg-sunken p-2">
      {PARTS.map((one, index) => (
        <button
          key={one}
          type="button"
          aria-current={one === part}
          onClick={() => onGo(one)}
          className={clsx(
            'flex h-8 items-center gap-2 rounded-control px-2 text-left',
            one === part ? 'bg-select font-medium' : 'hover:bg-hover',
          )}
        >
          <Keys keys={String(index + 1)} />
          {t(`edi.part.${one}`)}
          {counts[one] > 0 && <span className="ml-auto rounded-mark bg-amber-bg px-1.5 text-caption text-amber">{counts[one]}</span>}
        </button>
      ))}
      <Link
        to={`/organization/${org.id}/jobs/${jobId}/n10`}
        className="mt-2 flex h-8 items-center gap-2 rounded-control border-t border-line-soft px-2 text-accent hover:bg-hover"
      >
        <FileText className="icon" aria-hidden="true" />
        {t('edi.n10')}
      </Link>
    </nav>
  );
}
