import type { TariffNode } from '@tallyport/contracts/classification/tariff-http';
import { useText } from '../../../i18n/use-text.js';
import { showHsCode } from '../../../lib/format/hs-code.js';

/** A code that the tariff does not have: that it is so, and what is shown in its place. */
export function MissingCode({ code, nearest }: { code: string; nearest: TariffNode | undefined }) {
  const t = useText();
  return (
    <div role="status" className="rounded-control bg-amber-bg px-3 py-2 text-amber">
      <p className="font-medium">{t('tariff.noSuchCode', { code: showHsCode(code) })}</p>
      <p>{nearest ? t('tariff.nearest', { code: showHsCode(nearest.code) }) : t('tariff.typeWhat')}</p>
    </div>
  );
}
