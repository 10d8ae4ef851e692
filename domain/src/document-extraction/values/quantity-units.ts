/** What quantities and packages are counted in, as trade papers write it: English, Spanish, and the measure words of Chinese. */
const UNIT_WORDS = new Set(
  `pc pcs pce pces piece pieces pieza piezas unit units unidad unidades und unds uds ea each no nos set sets juego juegos pair pairs par pares prs
   doz dozen dozens docena docenas gross box boxes bx caja cajas ctn ctns carton cartons case cases cs crate crates pallet pallets plt plts plts
   pkg pkgs package packages pk pks bulto bultos bag bags bolsa bolsas sack sacks drum drums barrel barrels bottle bottles btl btls roll rolls
   rollo rollos reel reels coil coils bundle bundles bdl bdls sheet sheets hoja hojas can cans tin tins jar jars tube tubes tray trays pack packs
   kg kgs kilo kilos g gram grams lb lbs pound pounds t mt ton tons tonne tonnes oz l lt ltr ltrs liter litre liters litres ml gal m mtr mtrs meter
   meters metre metres metros cm mm ft feet yd yds yard yards sqm m2 m3 cbm sqft hr hrs hour hours day days month months container containers
   台 个 件 套 只 张 箱 袋 桶 瓶 双 对 卷 条 支 块 片 包 吨 千克 公斤 克 米 升 打 盒 辆 把 根 组 副 本 纸箱 木箱 托盘`.split(/\s+/),
);

/** Whether a word is a unit in which goods or packages are counted. */
export function isQuantityUnit(word: string): boolean {
  return UNIT_WORDS.has(word.toLowerCase().replace(/[.()/]/g, ''));
}

/** The unit that stands beside a number (`12 PCS`, `480 CARTONS ON PALLETS`), as printed, or null. */
export function quantityUnitIn(text: string): string | null {
  const words = text.match(/\p{L}[\p{L}\d]*/gu) ?? [];
  return words.find(isQuantityUnit) ?? null;
}
