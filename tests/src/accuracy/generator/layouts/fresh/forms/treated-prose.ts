import type { FormWords } from '../../../words/form-words.js';
import type { Family } from '../../family.js';
import { FormFields } from '../../form-parts.js';
import { linesOf, pageOf, text } from '../../html.js';
import { signatureBlock } from '../../parts.js';

const words: FormWords = {
  labels: {
    certificate_number: 'No.:|Ref. No. of this certificate',
    issue_date: 'Date (issued):|Dated this',
    exporter: 'M/s. (shipper)|on request of the shipper',
    importer: 'to be delivered to|destined for',
    declared_goods: 'Commodities|Goods treated',
    container_numbers: 'loaded in container(s)|Container(s) concerned',
    port_of_loading: 'at the port of|treated at',
    port_of_discharge: 'bound for|to be shipped to',
    fumigant: 'Gas|fumigated with',
    dosage: 'at a dosage of|at the dosage of',
    exposure: 'for an exposure of|for a period of',
    temperature: 'at a temperature of not less than|at an average ambient temperature of',
    completion_date: 'Gas freed on|and completed on',
    fumigation_target: 'Treatment was of|Object of the treatment',
  },
  phrases: {
    title_fumigation: [
      'CERTIFICATE OF FUMIGATION (WOOD PACKING AND CARGO)',
      'PEST CONTROL CERTIFICATE - FUMIGATION',
      'FUMIGATION CERTIFICATE FOR EXPORT CARGO',
    ],
    fumigation_caption: ['Director / authorised fumigator', 'Licensed operator'],
    fumigation_remark: [
      'This certificate is issued without prejudice and the company bears no liability for re-infestation after the date of treatment.',
    ],
  },
};

/** A certificate in sentences: numbers, gas, dose, hours and day stand in the middle of them. */
const printed: Family = (paper, dice) => {
  const isBold = dice.happens(0.5);
  const css = `
body { font-family: "${dice.pick(['Liberation Serif', 'DejaVu Serif', 'Liberation Sans'])}", "Noto Serif CJK SC"; font-size: 11pt; line-height: 1.6;
  border: ${dice.pick(['3px double #265', '0', '1px solid #000'])}; padding: 8mm; }
.own { text-align: center; }
.own b { font-size: 16pt; color: ${dice.pick(['#155e30', '#000', '#8a1c1c'])}; } .own div { font-size: 8.5pt; line-height: 1.3; }
h1 { font-size: 14pt; text-align: center; text-decoration: underline; }
.numbers { display: flex; justify-content: space-between; font-size: 10pt; } .said { ${isBold ? 'font-weight: bold;' : ''} }
.signature { margin: 30px 0 0 55%; } .remark { font-size: 8pt; line-height: 1.2; }`;
  const fields = new FormFields(paper, words);
  const said = (concept: Parameters<typeof fields.at>[0]) => `<span class="said">${fields.at(concept).lines.map(text).join(', ')}</span>`;
  const named = (concept: Parameters<typeof fields.at>[0]) => `${text(fields.at(concept).label)} ${said(concept)}`;
  const { issuer } = paper;
  const route = fields.has('port_of_loading') ? `, ${named('port_of_loading')} ${named('port_of_discharge')}` : '';
  const first = `This is to certify that the cargo described below of Messrs. ${said('exporter')}, consigned to Messrs. ${said('importer')}${route}, has been treated against live insects and pests.`;
  const second = `The cargo was fumigated with ${said('fumigant')} at the rate of ${said('dosage')} for ${said('exposure')}
at ${said('temperature')} and the treatment was completed on ${said('completion_date')}. Treated: ${said('fumigation_target')}.`;
  return pageOf(
    css,
    `<div class="own"><b>${text(issuer?.name ?? '')}</b><div>${linesOf(issuer?.lines ?? [])}</div></div><h1>${text(paper.title)}</h1>
<div class="numbers"><span>${named('certificate_number')}</span><span>${named('issue_date')}</span></div><p>${first}</p>
<table><tr><td style="width:36%">${text(fields.at('declared_goods').label)}</td><td>: ${fields.value('declared_goods')}</td></tr>
<tr><td>${text(fields.at('container_numbers').label)}</td><td>: ${fields.value('container_numbers')}</td></tr></table>
<p>${second}</p>${paper.remarks.map((remark) => `<p class="remark">${text(remark)}</p>`).join('')}${signatureBlock(paper, dice)}${fields.rest()}`,
  );
};

export const treatedProse: Family = Object.assign(printed, { words });
