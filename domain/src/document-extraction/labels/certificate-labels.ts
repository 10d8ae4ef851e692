/** How certificates and declarations head what they state. */
export const CERTIFICATE_LABELS = {
  fumigant: 'name of fumigant|fumigant|fumigant used|fumigation agent|treatment|chemical|fumigante|熏蒸剂',
  dosage: 'dosage rate|dose rate|dosage|applied dose|applied dose rate|dosage rate of fumigant|concentration|dosis|剂量',
  exposure: 'exposure period|duration of fumigation|exposure time|duration|exposure|duration of exposure|duration of treatment|熏蒸时间',
  temperature:
    'minimum temperature|forecast minimum temperature|temperature|ambient temperature|forecast minimum temp|minimum air temperature|temperatura|温度',
  completion_date:
    'date fumigation completed|date of fumigation completed|fumigation completed on|completed on|date of fumigation|date completed|fumigation date|date of treatment|treatment date|熏蒸完成日期|熏蒸日期',
  fumigation_target: 'target of fumigation|fumigation target|熏蒸对象',
  treatment_provider:
    'treatment provider|fumigation company|name of treatment provider|fumigator|fumigation operator|name of fumigation company|熏蒸单位',
  signatory_name: 'printed name|name printed|name of signatory|name in print|name in capital letters|print name|姓名',
  expiry_date: 'expiry date|valid until|date of expiry|valid to|有效期至',
};
