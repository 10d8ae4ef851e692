import { CHINESE_WORLD } from '../../../truth/goods-world.js';
import type { FormWords } from '../../../words/form-words.js';
import type { LabelConcept } from '../../../words/lexicon.js';
import type { Family } from '../../family.js';
import { FormFields } from '../../form-parts.js';
import { linesOf, pageOf, text } from '../../html.js';
import { signatureBlock } from '../../parts.js';

const words: FormWords = {
  labels: {
    certificate_number: '编号 No.|编号 Certificate No.',
    issue_date: '签证日期 Date of Issue|日期 Date of Issue',
    exporter: '发货人名称及地址 Name and Address of Consignor|发货人 Consignor (name and address)',
    importer: '收货人名称及地址 Name and Address of Consignee|收货人 Consignee (name and address)',
    declared_goods: '品名 Description of Goods|货物品名 Name of Goods',
    container_numbers: '集装箱号 Container No.|集装箱号码 Container Nos.',
    port_of_loading: '启运地 Place of Despatch|启运口岸 Port of Despatch',
    port_of_discharge: '到达口岸 Port of Destination|目的口岸 Port of Arrival',
    fumigant: '药剂及浓度 Chemical and Concentration|药剂 Chemical',
    dosage: '浓度 Concentration|剂量 Concentration applied',
    exposure: '持续时间及温度 Duration and Temperature|时间 Duration',
    temperature: '温度 Temperature (air)|气温 Air Temperature',
    completion_date: '日期 Date|处理日期 Date of Treatment',
    fumigation_target: '处理方法 Treatment|处理对象 Object',
  },
  phrases: {
    title_fumigation: ['熏蒸/消毒证书 FUMIGATION/DISINFECTION CERTIFICATE', '熏蒸证书 CERTIFICATE OF FUMIGATION'],
    fumigation_caption: ['授权签字人 Authorized Officer'],
    fumigation_remark: [
      '备注 Remarks: All possible efforts have been made in accordance with the relevant rules. No financial liability with respect to this certificate shall attach to the office or its officers.',
    ],
  },
};

/**
 * The certificate of an inspection office: two languages in one caption, lines to the value, treatment in two columns; a first edition
 * states gas with dose, and time with temperature, at one caption.
 */
const printed: Family = (paper, dice) => {
  const isBroken = dice.happens(0.5);
  const css = `
body { font-family: "${dice.pick(['Liberation Serif', 'Liberation Sans'])}", "Noto Serif CJK SC"; font-size: 10pt; line-height: 1.35; }
.office { text-align: center; font-size: 12pt; } h1 { font-size: 15pt; text-align: center; margin: 8px 0; }
.line { display: flex; gap: 8px; margin-bottom: 7px; } .line .value { flex: 1; border-bottom: 0.75px solid #000; }
.label { ${isBroken ? 'max-width: 190px;' : ''} } .two { display: flex; gap: 18px; } .two > * { flex: 1; }
h2 { font-size: 11pt; text-align: center; margin: 14px 0 8px; } .signature { margin-left: 50%; } .remark { font-size: 8pt; }`;
  const fields = new FormFields(paper, words);
  const line = (concept: LabelConcept, more: string = '') => {
    const { label, lines } = fields.at(concept);
    const shown = isBroken ? text(label).replace(' ', '<br>') : text(label);
    return `<div class="line"><span class="label">${shown}</span><span class="value">${linesOf(lines)}${more}</span></div>`;
  };
  const isJoined = fields.at('fumigant').label.includes('Concentration');
  const gas = isJoined ? line('fumigant', ` ${fields.value('dosage')}`) : line('fumigant') + line('dosage');
  const time = isJoined ? line('exposure', ` / ${fields.value('temperature')}`) : line('exposure') + line('temperature');
  const { issuer } = paper;
  const route = fields.has('port_of_loading') ? `<div class="two">${line('port_of_loading')}${line('port_of_discharge')}</div>` : '';
  return pageOf(
    css,
    `<div class="office">中华人民共和国<br>${text(issuer?.name ?? '')}<div style="font-size:8pt">${linesOf(issuer?.lines ?? [])}</div></div>
<h1>${text(paper.title)}</h1><div style="text-align:right">${text(fields.at('certificate_number').label)}: ${fields.value('certificate_number')}</div>
${line('exporter')}${line('importer')}${line('declared_goods')}<div class="line"><span class="label">标记及号码 Mark &amp; No.</span><span class="value">N/M</span></div>${line('container_numbers')}${route}
<h2>杀虫和/或灭菌处理 DISINFESTATION AND/OR DISINFECTION TREATMENT</h2><div class="two"><div>${line('completion_date')}${line('fumigation_target')}</div><div>${gas}${time}</div></div>
<div class="line" style="margin-top:30px"><span class="label">签证地点 Place of Issue</span><span class="value">${dice.pick(['XIAMEN', 'NINGBO', 'QINGDAO'])}</span>${line('issue_date')}</div>
${signatureBlock(paper, dice)}<p class="remark">${linesOf(paper.remarks)}</p>${fields.rest()}`,
  );
};

export const inspectionTreatment: Family = Object.assign(printed, { words, world: CHINESE_WORLD });
