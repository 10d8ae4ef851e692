/** How certificates and declarations head what they state. */
export const CERTIFICATE_WORDS = {
  agreement: 'Issued under|Agreement|Trade agreement',
  fumigant: 'Name of fumigant|Fumigant|Fumigant used|+Fumigation agent;熏蒸剂',
  dosage: 'Dosage rate|Dose rate|Dosage|+Applied dose;剂量',
  exposure: 'Exposure period|Duration of fumigation|Exposure time|+Duration;熏蒸时间',
  temperature: 'Minimum temperature|Forecast minimum temperature|Temperature|+Ambient temperature;温度',
  completion_date: 'Date fumigation completed|Date of fumigation completed|Fumigation completed on|+Completed on;熏蒸完成日期',
  fumigation_target: 'Target of fumigation|Fumigation target;熏蒸对象',
  declared_goods: 'Description of goods|Goods|Products covered|+Commodity covered;货物描述',
  printed_name: 'Printed name|Name of signatory|Name;姓名',
  position: 'Position|Title;职务',
  consignment_identifier: 'Consignment identifier or numerical link|Consignment identifier|+Numerical link',
};
