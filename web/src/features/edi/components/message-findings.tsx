import type { MessageFinding } from '@tallyport/contracts/lodgement/customs-message-http';
import { Mark } from '../../../components/trade/mark.js';
import { isNamed } from '../../../i18n/is-named.js';
import { useText } from '../../../i18n/use-text.js';

/** Why a message cannot be read, in words, with the segment that is meant. */
export function MessageFindings({ findings }: { readonly findings: readonly MessageFinding[] }) {
  const t = useText();
  return (
    <section aria-label={t('edi.logs.wrong')} className="border-b border-line-soft px-4 py-2">
      <h3 className="pb-1 text-caption text-ink-2">{t('edi.logs.wrong')}</h3>
      <ul className="flex flex-col gap-0.5">
        {findings.map(({ code, segment, found, expected }, index) => (
          <li key={`${code} ${index}`} className="flex items-baseline gap-2">
            <Mark kind="fails" />
            <span>{isNamed('edi.logs.findings', code) ? t(`edi.logs.findings.${code}`, { found, expected }) : code}</span>
            {segment !== null && <span className="text-ink-2">{t('edi.logs.atSegment', { segment })}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
