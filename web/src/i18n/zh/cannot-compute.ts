/** What is missing where an amount cannot be computed. */
export const cannotCompute = {
  'no-row': '海关表中没有{{about}}的行。',
  'no-quantity': '缺少以{{about}}计的数量。',
  'no-strength': '缺少{{about}}的浓度。',
  'no-factor': '缺少{{about}}的税率因子。',
  'unit-differs': '单位不同：{{about}}。',
  'rate-unread': '此税率无法读取：{{about}}。',
  'no-value': '缺少{{about}}。',
} as const;
