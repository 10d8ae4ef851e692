import { VIETNAMESE_WORLD } from '../../../truth/goods-world.js';
import type { FormWords } from '../../../words/form-words.js';
import type { LabelConcept } from '../../../words/lexicon.js';
import type { Family } from '../../family.js';
import { FormFields, withContact } from '../../form-parts.js';
import { pageOf, text } from '../../html.js';
import { signatureBlock } from '../../parts.js';

const words: FormWords = {
  labels: {
    certificate_number: 'Số/No|No./Serial of certificate',
    issue_date: 'Ngày/Date|Certificate given',
    exporter: 'Tên và địa chỉ người gửi / Name and address of consignor|Sender of the cargo',
    importer: 'Tên và địa chỉ người nhận / Name and address of consignee|Receiver of the cargo',
    declared_goods: 'Tên hàng hóa / Name of commodity|Name of articles treated',
    container_numbers: 'Số container / Container No|Numbers of containers',
    port_of_loading: 'Nơi đi / From|Cargo loaded at',
    port_of_discharge: 'Nơi đến / To (port)|Cargo unloaded at',
    fumigation_target: 'Đối tượng khử trùng / Object of fumigation|Subject of treatment',
    fumigant: 'Thuốc khử trùng / Fumigant|Chemical (fumigant)',
    dosage: 'Liều lượng / Dosage|Dosage (fumigant)',
    exposure: 'Thời gian ủ thuốc / Exposure time|Time of exposure to gas',
    temperature: 'Nhiệt độ / Temperature|Temperature of air',
    completion_date: 'Ngày khử trùng xong / Date of completion|Date treatment ended',
  },
  phrases: {
    title_fumigation: ['GIẤY CHỨNG NHẬN KHỬ TRÙNG / CERTIFICATE OF FUMIGATION', 'DISINFESTATION AND FUMIGATION CERTIFICATE'],
    fumigation_caption: ['Giám đốc / Director', 'Fumigation manager'],
    fumigation_remark: [
      'Fumigation is carried out according to the national technical regulation. The certificate is valid for 21 days from the date of completion.',
    ],
  },
};

const ORDER: readonly LabelConcept[] = [
  'exporter',
  'importer',
  'declared_goods',
  'container_numbers',
  'port_of_loading',
  'port_of_discharge',
  'fumigation_target',
  'fumigant',
  'dosage',
  'exposure',
  'temperature',
  'completion_date',
];

/** A list of numbered rows with dots up to the value or under it; rows that nobody asks for stand among the others. */
const printed: Family = (paper, dice) => {
  const isUnderlined = dice.happens(0.5);
  const css = `
body { font-family: "${dice.pick(['Liberation Serif', 'Liberation Sans', 'DejaVu Sans Condensed'])}", "Noto Serif CJK SC"; font-size: 10.5pt;
  line-height: 1.4; }
.top { display: flex; justify-content: space-between; text-align: center; } .top b { font-size: 11pt; }
.top div { max-width: 60%; font-size: 8.5pt; } h1 { font-size: 14pt; text-align: center; margin: 14px 0 4px; }
.numbers { text-align: center; margin-bottom: 10px; } .line { display: flex; gap: 4px; margin-bottom: 3px; }
.line .value { flex: 1; ${isUnderlined ? 'border-bottom: 1px dotted #000;' : ''} font-weight: ${dice.pick(['bold', 'normal'])}; }
.signature { margin: 24px 0 0 55%; text-align: center; } .signature .line { display: block; }
.remark { font-size: 8.5pt; font-style: italic; }`;
  const fields = new FormFields(paper, words);
  const asides: readonly (readonly [string, string])[] = [
    ['Khối lượng / Volume of stack', `${dice.between(20, 80)} m3`],
    ['Độ ẩm / Relative humidity', `${dice.between(60, 90)} %`],
    ['Thông thoáng / Aeration', `${dice.between(1, 4)} hours`],
    ['Wood packing mark', `IPPC VN-${dice.digits(3)} MB`],
  ];
  const told = ORDER.filter((concept) => fields.has(concept)).map((concept): readonly [string, string] => {
    const fact = fields.at(concept);
    const { label, lines } = concept === 'exporter' || concept === 'importer' ? withContact(fact, dice) : fact;
    return [label, lines.map(text).join(', ')];
  });
  const [aside, other] = dice.pickSome(asides, 2);
  const rows = [
    ...told.slice(0, 4),
    ...(aside === undefined ? [] : [aside]),
    ...told.slice(4, 8),
    ...(other === undefined ? [] : [other]),
    ...told.slice(8),
  ];
  const dots = isUnderlined ? ':' : ` ${'.'.repeat(dice.between(6, 20))}`;
  const { issuer } = paper;
  return pageOf(
    css,
    `<div class="top"><div><b>${text(issuer?.name ?? '')}</b><br>${(issuer?.lines ?? []).map(text).join(', ')}</div>
<div>${dice.pick(['SOCIALIST REPUBLIC<br>Independence - Freedom - Happiness', 'REPUBLIC<br>Ministry of Agriculture'])}</div></div>
<h1>${text(paper.title)}</h1>
<div class="numbers">${text(fields.at('certificate_number').label)}: ${fields.value('certificate_number')} &nbsp;&nbsp; ${text(fields.at('issue_date').label)}: ${fields.value('issue_date')}</div>
${rows.map(([label, value], index) => `<div class="line"><span>${index + 1}. ${text(label)}${dots}</span><span class="value">${value}</span></div>`).join('')}
${paper.remarks.map((remark) => `<p class="remark">${text(remark)}</p>`).join('')}${signatureBlock(paper, dice)}${fields.rest()}`,
  );
};

export const dottedTreatment: Family = Object.assign(printed, { words, world: VIETNAMESE_WORLD });
