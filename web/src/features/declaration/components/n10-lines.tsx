import type { ShownValue } from '@tallyport/contracts/shipping-record/http';
import { useLocale } from '../../../i18n/use-locale.js';
import { useText } from '../../../i18n/use-text.js';
import { showCents } from '../../../lib/format/figures.js';
import type { Assessment } from '../model/use-assessment.js';

const AMOUNTS = ['customs_value', 'transport_and_insurance', 'duty', 'dumping_duty', 'wet', 'gst_payable', 'lct', 'payable'] as const;
/** Few goods pay them: a column of its own only where a line does. */
const RARE: ReadonlySet<string> = new Set(['dumping_duty', 'wet', 'lct']);

/** The tariff lines of the report, as they are declared. */
export function N10Lines({ assessment: { goods, assessed } }: { readonly assessment: Assessment }) {
  const t = useText();
  const locale = useLocale();
  const amounts = AMOUNTS.filter(
    (name) => !RARE.has(name) || assessed.lines.some((line) => line.kind === 'computed' && Number(line.amounts[name]) !== 0),
  );
  return (
    <table className="w-full text-caption [&_td]:px-1 [&_td]:py-0.5 [&_th]:px-1">
      <thead>
        <tr className="border-b border-line text-left text-ink-2">
          <th scope="col" className="font-normal">
            {t('records.line')}
          </th>
          <th scope="col" className="font-normal">
            {t('declaration.n10.goods')}
          </th>
          {amounts.map((name) => (
            <th key={name} scope="col" className="text-right font-normal">
              {name === 'payable' ? t('declaration.payable') : t(`declaration.totals.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {goods.map(({ number, fields }) => {
          const line = assessed.lines.find((one) => one.number === number);
          return (
            <tr key={number} className="break-inside-avoid border-b border-line-soft align-top">
              <td>{number}</td>
              <td className="min-w-36 pr-2">
                {said(fields.goods_description)}
                <span className="block text-ink-2">
                  {[
                    `${said(fields.tariff_classification)} ${said(fields.statistical_code)}`,
                    said(fields.country_of_origin),
                    said(fields.preference_scheme_type),
                  ]
                    .filter((text) => text.trim() !== '')
                    .join(t('common.comma'))}
                </span>
              </td>
              {amounts.map((name) => (
                <td key={name} className="text-right">
                  {line?.kind === 'computed' ? showCents(line.amounts[name], locale) : '–'}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function said(value: ShownValue | undefined): string {
  return String(value?.value ?? '');
}
