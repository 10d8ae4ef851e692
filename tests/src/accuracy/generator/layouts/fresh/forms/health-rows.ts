import { FOOD_WORLD } from '../../../truth/goods-world.js';
import type { FormWords } from '../../../words/form-words.js';
import type { LabelConcept } from '../../../words/lexicon.js';
import type { Family } from '../../family.js';
import { FormFields } from '../../form-parts.js';
import { linesOf, pageOf, text } from '../../html.js';
import { signatureBlock } from '../../parts.js';

const words: FormWords = {
  labels: {
    certificate_number: 'Nº do certificado / Certificate no.|编号 No.',
    issue_date: 'Data / Date of issue|签证日期 Date',
    exporter: 'Exportador / Exporter|发货人名称及地址 Name and address of consignor',
    importer: 'Importador / Importer|收货人名称及地址 Name and address of consignee',
    country_of_origin: 'País de origem / Country of origin|产地 Place of origin',
    port_of_loading: 'Porto de embarque / Port of shipment|启运地 Place of despatch',
    port_of_discharge: 'Porto de destino / Destination (port)|到达口岸 Port of destination',
    declared_goods: 'Produto / Product description|品名 Description of goods',
    packages: 'Nº de volumes / Number of packages|包装种类及数量 Number and type of packages',
    net_weight: 'Peso líquido / Net weight (total)|报检数量/重量 Quantity/Weight declared',
    gross_weight: 'Peso bruto / Gross weight (total)|毛重 Gross weight declared',
    container_numbers: 'Contêiner e lacre / Container and seal|集装箱号 Container No.:',
  },
  statements: {
    HCC: {
      titles: ['SANITARY CERTIFICATE / HEALTH CERTIFICATE', 'HEALTH CERTIFICATE 卫生证书'],
      sentences: [
        'This is to certify that the products described above come from an approved plant, were found fit for human consumption, and no symptom of contagious disease was found. 兹证明上述货物经检验适合人类食用。',
        'The undersigned official certifies that the goods were inspected and comply with the hygienic requirements for foods.',
      ],
      caption: 'Official inspector / 授权签字人',
    },
  },
};

const ROWS: readonly LabelConcept[] = [
  'exporter',
  'importer',
  'declared_goods',
  'packages',
  'net_weight',
  'gross_weight',
  'country_of_origin',
  'port_of_loading',
  'port_of_discharge',
  'container_numbers',
];

/** A certificate of two languages: under an emblem, rows of captions left of a rule and values right of it, the result of the inspection below. */
const printed: Family = (paper, dice) => {
  const isRuled = dice.happens(0.5);
  const css = `
body { font-family: "${dice.pick(['Liberation Serif', 'Liberation Sans'])}", "Noto Serif CJK SC"; font-size: 10pt; }
.emblem { width: 46px; height: 46px; border: 3px double #555; border-radius: 50%; margin: 0 auto; }
.authority { text-align: center; font-weight: bold; letter-spacing: 1px; } h1 { text-align: center; font-size: 15pt; margin: 10px 0; }
.numbers { display: flex; justify-content: flex-end; gap: 30px; }
.rows td { padding: 4px 6px; ${isRuled ? 'border: 0.5px solid #666;' : 'border-bottom: 0.5px dotted #666;'} }
.rows td:first-child { width: ${dice.between(36, 46)}%; } .remark { margin-top: 12px; }
.signature { margin: 26px 0 0 50%; } .small { font-size: 7pt; margin-top: 16px; }`;
  const fields = new FormFields(paper, words);
  const named = (concept: LabelConcept) => `<span>${text(fields.at(concept).label)} ${fields.value(concept)}</span>`;
  const rows = ROWS.filter((concept) => fields.has(concept)).map(
    (concept) => `<tr><td>${text(fields.at(concept).label)}</td><td>${linesOf(fields.at(concept).lines)}</td></tr>`,
  );
  return pageOf(
    css,
    `<div class="emblem"></div><div class="authority">${dice.pick(['ENTRY-EXIT INSPECTION AND QUARANTINE', 'SECRETARIAT OF ANIMAL AND PLANT HEALTH', 'DEPARTMENT OF PUBLIC HEALTH'])}</div>
<h1>${text(paper.title)}</h1>
<div class="numbers">${named('certificate_number')}${named('issue_date')}</div><table class="rows">${rows.join('')}</table>
<p class="remark">${linesOf(paper.remarks)}</p>${signatureBlock(paper, dice)}${fields.rest()}
<div class="small">No financial liability with respect to this certificate shall attach to the authority or to any of its officials.</div>`,
  );
};

export const healthRows: Family = Object.assign(printed, { words, world: FOOD_WORLD });
