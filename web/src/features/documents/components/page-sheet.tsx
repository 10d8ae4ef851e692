import type { Document } from '@tallyport/contracts/document-extraction/http';
import type { Box } from '@tallyport/contracts/document-extraction/readings';
import type { WorkOrder } from '@tallyport/contracts/work-order/http';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { markOf } from '../../../components/trade/mark-of.js';
import { useText } from '../../../i18n/use-text.js';
import { useDesk } from '../../../lib/desk.js';
import { documentQueries } from '../api/queries.js';
import type { ReadValue } from '../model/read-values.js';

interface PageSheetProps {
  readonly job: WorkOrder;
  readonly document: Document;
  readonly page: number;
  readonly values: readonly ReadValue[];
  readonly chosen: ReadValue | undefined;
  onChoose(value: ReadValue): void;
}

/** The page as paper, with a frame around each value that was read from it; the chosen one is lit and kept in view. */
export function PageSheet({ job, document, page, values, chosen, onChoose }: PageSheetProps) {
  const t = useText();
  const { org } = useDesk();
  const { data: address } = useQuery(documentQueries.picture(org.id, job.id, document.id, page));
  const lit = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (chosen?.key !== undefined) lit.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen?.key]);

  return (
    <div className="min-h-0 flex-1 overflow-auto bg-canvas p-5">
      <div className="relative mx-auto w-full max-w-[860px] shadow-float">
        {address ? (
          <img src={address} alt={t('documents.pageNumber', { page })} className="block w-full brightness-(--paper-brightness)" />
        ) : (
          <span aria-hidden="true" className="block aspect-[1/1.41] w-full bg-[white] opacity-70" />
        )}
        {address &&
          values.flatMap((value) =>
            (value.place?.boxes ?? []).map((box, index) => (
              <button
                key={`${value.key} ${box.x} ${box.y}`}
                ref={value === chosen && index === 0 ? lit : undefined}
                type="button"
                tabIndex={-1}
                aria-label={t(`recordFields.${value.field as 'currency'}`)}
                data-tip={t(`recordFields.${value.field as 'currency'}`)}
                onClick={() => onChoose(value)}
                className={clsx(
                  'absolute scroll-my-24 rounded-[2px]',
                  value === chosen ? 'z-10 bg-amber-solid/20 outline-2 outline-amber-solid' : frameOf(value),
                )}
                style={placeOf(box)}
              />
            )),
          )}
      </div>
    </div>
  );
}

function frameOf({ shown }: ReadValue): string {
  return markOf(shown) === 'doubtful'
    ? 'outline-1 outline-dotted outline-amber-solid hover:bg-amber-solid/15'
    : 'outline-1 outline-accent-solid/30 hover:bg-accent-solid/15';
}

/** A box with a hair of air around the printed value. */
function placeOf({ x, y, width, height }: Box) {
  const percent = (share: number) => `${share * 100}%`;
  return {
    left: `calc(${percent(x)} - 2px)`,
    top: `calc(${percent(y)} - 2px)`,
    width: `calc(${percent(width)} + 4px)`,
    height: `calc(${percent(height)} + 4px)`,
  };
}
