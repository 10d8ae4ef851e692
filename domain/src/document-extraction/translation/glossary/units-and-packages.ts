/** Kinds of package, and units where they are spelt with more than one sign. */
// biome-ignore format: a table reads best in rows
export const UNITS_AND_PACKAGES = {
  'kilograms': '千克|公斤', 'cubic metres': '立方米', 'square metres': '平方米', 'centimetres': '厘米|公分', 'millimetres': '毫米', 'tonnes': '公吨', 'litres': '公升', 'millilitres': '毫升', 'dozen': '一打',
  'cartons': '纸箱|纸制或纤维板制盒/箱|纸盒', 'wooden cases': '木箱|木制或竹藤等植物性材料制盒/箱', 'wooden pallets': '木托|木托盘|天然木托', 'pallets': '托盘|栈板|卡板', 'plywood cases': '胶合板箱', 'plywood pallets': '胶合板托盘', 'bags': '袋装|包装袋', 'woven bags': '编织袋', 'plastic bags': '塑料袋|胶袋',
  'iron drums': '铁桶', 'plastic drums': '塑料桶|胶桶', 'fibre drums': '纸桶', 'bundles': '捆装', 'rolls': '卷装', 'crates': '板条箱', 'plastic boxes': '塑料箱', 'boxes': '盒子', 'bales': '包装成包', 'bottles': '瓶子|瓶装', 'pieces': '件装', 'packages': '包裹', 'other packaging': '其他包装', 'packaging': '包装材料',
  'US dollars': '美元|美金', 'yuan': '人民币', 'euros': '欧元', 'Australian dollars': '澳元|澳大利亚元', 'New Zealand dollars': '新西兰元', 'pounds sterling': '英镑', 'yen': '日元', 'Hong Kong dollars': '港币|港元',
} as const;

/** Signs for units. Alone or right behind a number they count; in a word they are part of it. */
// biome-ignore format: a table reads best in rows
export const UNIT_SIGNS: Readonly<Record<string, string>> = {
  个: 'pcs', 件: 'pcs', 只: 'pcs', 台: 'sets', 套: 'sets', 双: 'pairs', 对: 'pairs', 箱: 'cartons', 袋: 'bags', 桶: 'drums', 瓶: 'bottles', 盒: 'boxes', 包: 'packages', 卷: 'rolls', 条: 'pcs', 支: 'pcs', 张: 'sheets', 片: 'pcs', 块: 'pcs',
  把: 'pcs', 根: 'pcs', 辆: 'units', 艘: 'vessels', 组: 'sets', 副: 'sets', 打: 'dozen', 捆: 'bundles', 托: 'pallets', 吨: 'tonnes', 克: 'g', 米: 'm', 升: 'l', 罐: 'cans', 本: 'pcs', 顶: 'pcs', 枚: 'pcs', 粒: 'pcs', 元: 'yuan',
};
