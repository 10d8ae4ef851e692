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
    <table className="w-full text-caption [&_td]:px-1.5 [&_th]:px-1.5">
      <thead>
        <tr className="border-b border-line text-left text-ink-2">
          <th scope="col" className="font-normal">
            {t('records.line')}
          </th>
          <th scope="col" className="font-normal">
            {t('recordFields.goods_description')}
          </th>
          <th scope="col" className="font-normal">
            {t('recordFields.tariff_classification')}
          </th>
          <th scope="col" className="font-normal">
            {t('recordFields.country_of_origin')}
          </th>
          <th scope="col" className="font-normal">
            {t('recordFields.preference_scheme_type')}
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
              <td className="min-w-32 pr-2">{String(fields.goods_description?.value ?? '')}</td>
              <td>
                {String(fields.tariff_classification?.value ?? '')} {String(fields.statistical_code?.value ?? '')}
              </td>
              <td>{String(fields.country_of_origin?.value ?? '')}</td>
              <td>{String(fields.preference_scheme_type?.value ?? '')}</td>
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
