import type { LineStatus } from '@tallyport/contracts/lodgement/entry-status';
import type { Lodgement } from '@tallyport/contracts/lodgement/lodgement';
import { clsx } from 'clsx';
import { useText } from '../../i18n/use-text.js';

const FLAGS = ['asc_dec', 'asc_scr', 'aqis_dec', 'aqis_scr'] as const satisfies readonly (keyof LineStatus)[];
/** Lines that are shown before the others are only counted. */
const MOST = 20;

/** The four flags of each line as customs said them last: those with something outstanding, or all where there are few. */
export function LineFlags({ lodgement }: { readonly lodgement: Lodgement }) {
  const t = useText();
  const lines = (lodgement.n10_data.last_dsa_history_info?.parsed_data.line_status ?? []).map((flags, index) => ({
    number: index + 1,
    flags,
  }));
  if (lines.length === 0) return null;
  const open = lines.filter(({ flags }) => FLAGS.some((flag) => flags[flag] === 'N'));
  const shown = (lines.length <= MOST ? lines : open).slice(0, MOST);
  const others = lines.length - shown.length;
  return (
    <section aria-label={t('lodgement.clearance.flags')} className="border-b border-line-soft px-5 py-3">
      <h3 className="pb-1 text-section">{t('lodgement.clearance.flags')}</h3>
      {shown.length > 0 && (
        <table className="text-left">
          <thead className="text-caption text-ink-2">
            <tr>
              <th scope="col" className="pr-6 font-normal">
                {t('lodgement.clearance.line')}
              </th>
              {FLAGS.map((flag) => (
                <th key={flag} scope="col" className="pr-6 font-normal">
                  {t(`workOrder.flagNames.${flag}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ number, flags }) => (
              <tr key={number}>
                <th scope="row" className="pr-6 font-normal">
                  {number}
                </th>
                {FLAGS.map((flag) => (
                  <td key={flag} className={clsx('pr-6', flags[flag] === 'N' ? 'font-semibold text-red' : 'text-ink-2')}>
                    {t(`lodgement.clearance.flag.${flags[flag]}`)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {others > 0 && (
        <p className="pt-1 text-caption text-ink-2">
          {open.length > shown.length
            ? t('lodgement.clearance.moreOpen', { count: open.length - shown.length })
            : t('lodgement.clearance.allSatisfied', { count: others })}
        </p>
      )}
    </section>
  );
}
