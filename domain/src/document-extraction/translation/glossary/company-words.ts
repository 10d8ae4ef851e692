/** Words of company names and addresses, English and Chinese. What is between them is a name and stays as it is. */
// biome-ignore format: a table reads best in rows
export const COMPANY_WORDS = {
  'Co., Ltd.': '有限公司|有限责任公司', 'Group Co., Ltd.': '集团有限公司', 'Corporation Ltd.': '股份有限公司', 'Company': '公司', 'Group': '集团', 'Factory': '厂|工厂|制造厂', 'Trading': '贸易|商贸', 'International Trading': '国际贸易|国际商贸', 'Import and Export': '进出口',
  'International': '国际', 'Industry': '实业|工业', 'Industry and Trade': '工贸', 'Technology': '科技|技术', 'Electronics': '电子|电子科技', 'Electric': '电气|电器', 'Machinery': '机械', 'Equipment': '设备', 'Manufacturing': '制造', 'Metal Products': '金属制品|五金制品',
  'Hardware': '五金', 'Plastics': '塑胶|塑料制品', 'Plastic Products': '塑胶制品', 'Textile': '纺织|纺织品', 'Garments': '服装|服饰', 'Furniture': '家具|家私', 'Toys': '玩具', 'Gifts': '礼品|工艺品', 'Lighting': '照明|灯饰', 'Chemical': '化工', 'Medical': '医疗',
  'Food': '食品', 'Agricultural': '农业', 'Building Materials': '建材', 'Auto Parts': '汽车配件|汽配', 'Packaging': '包装', 'Paper': '纸业', 'Printing': '印刷', 'Supply Chain': '供应链|供应链管理', 'Logistics': '物流', 'International Freight Forwarding': '国际货运代理|国际货代', 'Freight': '货运',
  'Shipping': '船务|航运', 'E-commerce': '电子商务|电商', 'Development': '发展|开发', 'Investment': '投资', 'Enterprise': '企业', 'New Materials': '新材料', 'New Energy': '新能源', 'Environmental Protection': '环保', 'Branch': '分公司', 'Service': '服务', 'Management': '管理',
  'District': '区', 'Road': '路|大道', 'Street': '街|街道', 'Lane': '巷|弄', 'Village': '村', 'Town': '镇', 'County': '县', 'No.': '号', 'Building': '栋|大厦|楼', 'Floor': '层', 'Room': '室', 'Industrial Zone': '工业区|工业园|工业园区', 'Science Park': '科技园', 'Development Zone': '开发区|经济开发区',
} as const;
