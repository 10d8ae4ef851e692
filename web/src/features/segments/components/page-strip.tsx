import { clsx } from 'clsx';
import { Scissors } from 'lucide-react';
import { PagePicture } from '../../../components/trade/page-picture.js';
import { useText } from '../../../i18n/use-text.js';
import type { Cuts } from '../model/cuts.js';

interface PageStripProps {
  readonly jobId: string;
  readonly documentId: string;
  readonly cuts: Cuts;
  readonly chosen: number;
  readonly mayCut: boolean;
  onChoose(index: number): void;
  onCut(page: number): void;
  onJoin(index: number): void;
}

/** The pages of a file side by side, bracketed into its pieces. Between two pages a click cuts, or takes the cut away. */
export function PageStrip({ jobId, documentId, cuts, chosen, mayCut, onChoose, onCut, onJoin }: PageStripProps) {
  const t = useText();
  return (
    <ol aria-label={t('segments.pages')} className="flex items-start overflow-x-auto px-5 py-3">
      {cuts.map(({ from, to, type }, index) => (
        <li key={from} className="flex items-start">
          {index > 0 && <Gap isCut mayCut={mayCut} label={t('segments.join', { page: from })} onClick={() => onJoin(index)} />}
          <div
            className={clsx('rounded-control border p-1', index === chosen ? 'border-accent-solid bg-select' : 'border-line bg-surface')}
          >
            <button
              type="button"
              onClick={() => onChoose(index)}
              className="block w-full pb-1 text-left text-count font-semibold text-ink-2"
            >
              {type === 'other' ? t('documents.types.other') : type}
            </button>
            <div className="flex items-start">
              {Array.from({ length: to - from + 1 }, (_, offset) => from + offset).map((page) => (
                <div key={page} className="flex items-start">
                  {page > from && <Gap isCut={false} mayCut={mayCut} label={t('segments.cut', { page })} onClick={() => onCut(page)} />}
                  <span className="text-center text-count text-ink-2">
                    <PagePicture jobId={jobId} documentId={documentId} page={page} ready className="h-[112px] w-20" />
                    {page}
                  </span>
                </div>
              ))}
            </div>
          </div>
        </li>
      ))}
    </ol>
  );
}

function Gap({ isCut, mayCut, label, onClick }: { isCut: boolean; mayCut: boolean; label: string; onClick: () => void }) {
  if (!mayCut) return <span className="w-3" />;
  return (
    <button
      type="button"
      aria-label={label}
      data-tip={label}
      onClick={onClick}
      className="group mx-0.5 mt-4 grid h-[112px] w-6 place-items-center rounded-control text-ink-3 hover:bg-hover hover:text-ink"
    >
      <Scissors className={clsx('icon-small', isCut ? 'text-ink' : 'opacity-40 group-hover:opacity-100')} aria-hidden="true" />
    </button>
  );
}
