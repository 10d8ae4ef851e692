/** How certificates and declarations head what they state. */
export const CERTIFICATE_LABELS = {
  fumigant:
    'name of fumigant|fumigant|fumigant used|fumigation agent|treatment|chemical|fumigante|熏蒸剂|type of fumigant|fumigant name|treatment chemical|chemical used|active ingredient|treatment type|type of treatment|药剂|药剂名称|熏蒸药剂',
  dosage:
    'dosage rate|dose rate|dosage|applied dose|applied dose rate|dosage rate of fumigant|concentration|dosis|剂量|dose:|rate of dosage|fumigant dose|application rate|applied dosage|dosage applied|dose used|fumigant concentration|用药量|药剂剂量',
  exposure:
    'exposure period|duration of fumigation|exposure time|duration|exposure|duration of exposure|duration of treatment|熏蒸时间|duration and temperature|hours of exposure|exposure duration|treatment duration|length of exposure|period of exposure|fumigation period|fumigation duration|fumigation time|熏蒸时长|密闭时间|持续时间',
  temperature:
    'minimum temperature|forecast minimum temperature|temperature|ambient temperature|forecast minimum temp|minimum air temperature|temperatura|温度|min temperature|min temp|temp:|fumigation temperature|treatment temperature|temperature during fumigation|minimum ambient temperature|average temperature|温度摄氏度',
  completion_date:
    'date fumigation completed|date of fumigation completed|fumigation completed on|completed on|date of fumigation|date completed|fumigation date|date of treatment|treatment date|熏蒸完成日期|熏蒸日期|date of completion|completion date|fumigation completion date|treatment completed|treatment completion date|date treated|treated on|date of fumigation treatment|fumigated on|date of completion of fumigation|处理日期|完成日期',
  fumigation_target: 'target of fumigation|fumigation target|熏蒸对象|target of treatment|treatment target|goods or packaging treated',
  treatment_provider:
    'treatment provider|fumigation company|name of treatment provider|fumigator|fumigation operator|name of fumigation company|熏蒸单位|treatment provider name|name of treatment company|name of fumigator|fumigator name|fumigated by|treated by|treatment company|name of company performing fumigation',
  signatory_name:
    'printed name|name printed|name of signatory|name in print|name in capital letters|print name|姓名|name of authorised signatory|name of authorized signatory|signatory|signatory name|signer name|full name|name of person signing|name of declarant|name in block letters|name block letters|签字人|姓名正楷',
  expiry_date:
    'expiry date|valid until|date of expiry|valid to|有效期至|valid till|validity:|expires on|expires:|expiration date|date of expiration',
};
