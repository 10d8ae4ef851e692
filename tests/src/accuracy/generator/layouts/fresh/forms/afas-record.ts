import type { FormWords } from '../../../words/form-words.js';
import type { Family } from '../../family.js';
import { BOX_CSS, boxOf, FormFields, rowOf, withContact } from '../../form-parts.js';
import { pageOf, text } from '../../html.js';
import { signatureBlock } from '../../parts.js';

const words: FormWords = {
  labels: {
    certificate_number: 'Certificate number:|CERTIFICATE NUMBER',
    issue_date: 'Issue date:|Date of certificate',
    declared_goods: 'Description of goods fumigated|Commodity (description of goods)',
    container_numbers: 'Consignment link (container number/s)|Container number/s',
    exporter: 'Name and address of exporter|Exporter: name, address',
    importer: 'Name and address of importer|Importer: name, address',
    port_of_loading: 'Port of loading (country of export)|Loading port (export)',
    port_of_discharge: 'Port of destination|Destination port (import)',
    fumigant: 'Fumigant applied|Name of fumigant used',
    dosage: 'Applied dose rate (g/m³)|Dose applied (g/m3)',
    exposure: 'Exposure (hours)|Exposure period applied (hrs)',
    temperature: 'Forecast minimum temp. (°C)|Minimum temperature in enclosure (°C)',
    completion_date: 'Date fumigation was completed|Fumigation completed (date)',
    fumigation_target: 'Target of fumigation|What is to be fumigated',
  },
  phrases: {
    title_fumigation: ['METHYL BROMIDE FUMIGATION RECORD AND CERTIFICATE', 'Certificate of fumigation treatment (offshore scheme)'],
    fumigation_caption: ['Signature of accredited fumigator in charge'],
    fumigation_remark: [
      'By signing below, I, the accredited fumigator responsible, declare that these details are true and correct and the ' +
        'fumigation was carried out in accordance with the methyl bromide methodology. Concentration readings were at or above ' +
        'the standard at all monitoring times.',
    ],
  },
};

/** The record of an accredited treatment provider: sections under grey bars, little boxes for what was treated and how it is wrapped. */
const printed: Family = (paper, dice) => {
  const edge = dice.pick(['0.75px solid #000', '0.5px solid #6b7a3c', '1px solid #555']);
  const [chosen, open] = dice.pick([
    ['☒', '☐'],
    ['[X]', '[  ]'],
    ['☑', '☐'],
  ] as const);
  const css = `${BOX_CSS}
body { font-family: "${dice.pick(['Liberation Sans', 'DejaVu Sans Condensed'])}", "DejaVu Sans", "Noto Sans CJK SC"; font-size: 8.5pt; }
h1 { font-size: 14pt; margin: 4px 0; text-align: center; }
.value { font-family: "${dice.pick(['Liberation Mono', 'Liberation Sans', 'Liberation Serif'])}", "DejaVu Sans"; min-height: 12px; }
.form { border: ${edge}; } .box { border: ${edge}; } .label { font-size: 7pt; color: #333; }
.bar { background: #d9d9d9; font-weight: bold; padding: 1px 4px; border: ${edge}; } .ask { padding: 3px 4px; border: ${edge}; }
.ask span { margin-right: 22px; } .own { display: flex; justify-content: space-between; } .own b { font-size: 12pt; }
.remark { margin: 4px; } .signature { margin: 6px 4px; }`;
  const fields = new FormFields(paper, words);
  const target = fields.at('fumigation_target');
  const choices = ['Commodity', 'Packing', 'Both commodity and packing'];
  const ticks = choices.map((choice) => `<span>${target.lines.includes(choice) ? chosen : open} ${choice}</span>`);
  const asked = (statement: string, isYes: boolean) =>
    `<div class="ask">${statement} &nbsp; <span>${isYes ? chosen : open} Yes</span><span>${isYes ? open : chosen} No</span></div>`;
  const enclosure = ['Sheet enclosure', 'Container', 'Chamber', 'Un-sheeted container'].map(
    (name, index) => `<span>${index === 1 ? chosen : open} ${name}</span>`,
  );
  const { issuer } = paper;
  return pageOf(
    css,
    `<div class="own"><div><b>${text(issuer?.name ?? '')}</b><br>${(issuer?.lines ?? []).map(text).join('<br>')}</div></div>
<h1>${text(paper.title)}</h1><div class="form">${rowOf(fields.box('certificate_number'), fields.box('issue_date'))}
<div class="bar">Target of fumigation details</div><div class="ask">${text(target.label)}: ${ticks.join('')}</div>
${rowOf(fields.box('declared_goods', 2), fields.box('container_numbers'))}
${rowOf(boxOf({ concept: '', label: 'Quantity declared', lines: [] }), fields.box('port_of_loading'), fields.box('port_of_discharge'))}
${rowOf(boxOf(withContact(fields.at('exporter'), dice)), boxOf(withContact(fields.at('importer'), dice)))}
<div class="bar">Treatment details</div>${rowOf(fields.box('fumigant'), fields.box('completion_date'))}
${rowOf(boxOf({ concept: '', label: 'DAFF prescribed dose rate (g/m³)', lines: ['48'] }), fields.box('dosage'), fields.box('exposure'), fields.box('temperature'))}
<div class="ask">How was the fumigation conducted? ${enclosure.join('')}</div>
${asked('Container pressure test conducted?', false)}${asked('Container has 200 mm free air space at top of container?', true)}
${asked('In-transit fumigation needs ventilation at port of discharge?', false)}
<div class="bar">Wrapping and timber</div>${asked('Has the commodity been fumigated prior to lacquering, varnishing, painting or wrapping?', true)}
${asked('Has plastic wrapping been used in the consignment?', dice.happens(0.5))}
${asked('Is the timber of this consignment less than 200 mm thick in one dimension and correctly spaced every 200 mm in height?', true)}
<div class="bar">Declaration</div>${paper.remarks.map((remark) => `<p class="remark">${text(remark)}</p>`).join('')}${signatureBlock(paper, dice)}${fields.rest()}</div>
<p style="font-size:7pt">Additional declarations: NIL</p>`,
  );
};

export const afasRecord: Family = Object.assign(printed, { words });
