/**
 * What quantities and packages are counted in, as trade papers write it: English with its abbreviations, the codes of UN/ECE (`NMB`, `KGM`),
 * Spanish, French, German, Italian, Portuguese and Turkish, and the units of Chinese customs.
 */
const UNIT_WORDS = new Set(
  `pc pcs pce pces piece pieces pieza piezas pza pzas pz pezzi unit units unidad unidades und unds uds un uni unid ea each no nos nmb niu nar h87 c62 set
   sets st stk stück stueck stuck juego juegos kit kits pair pairs pr prs npr par pares paire paires paar doz dozen dozens dz dzn dzs docena docenas
   gross gr grs gro grosses box boxes bx bxs caja cajas boite boites ctn ctns carton cartons karton kartons case cases cs crate crates pallet pallets
   plt plts pal pkg pkgs package packages pk pks colli colis bulto bultos bag bags bg bgs bolsa bolsas sacchi sack sacks drum drums dr drs barrel
   barrels bbl bottle bottles btl btls botella botellas flasche flaschen roll rolls rl rls rol rollo rollos rolle rollen rotoli reel reels coil coils
   bundle bundles bdl bdls sheet sheets sht shts hoja hojas can cans tin tins jar jars tube tubes tray trays pack packs pac packet packets pkt pkts
   ream reams rm bale bales spool spools cone cones vial vials ampoule ampoules sachet sachets strip strips bucket buckets pail pails keg kegs jerrycan
   jerrycans cylinder cylinders ibc ibcs lot lots thousand mpcs kpcs adet takım takim koli
   kg kgs kgm kilo kilos g gm gms gram grams grm lb lbs pound pounds t mt mts ton tons tonne tonnes tne oz l lt ltr ltrs liter litre liters litres ml gal
   gals gallon gallons m mtr mtrs meter meters metre metres metros cm mm ft feet yd yds yrd yard yards sqm sqmt mtk m2 m3 cbm mtq sqft sft cft hr hrs hour
   hours day days month months ct carat carats container containers
   台 座 辆 艘 架 套 个 只 头 张 件 支 枝 根 条 把 块 卷 副 片 组 份 幅 双 对 棵 株 米 盘 筒 盆 具 扇 部 平方米 立方米 千克 公斤 斤 克 万个 千个 千只 千支
   吨 磅 担 盎司 克拉 码 英尺 英寸 升 毫升 千升 千瓦 令 箱 批 罐 桶 扎 包 箩 打 筐 罗 匹 册 本 发 枚 捆 袋 粒 盒 瓶 盏 顶 串 板 纸箱 木箱 托盘`.split(
    /\s+/,
  ),
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
