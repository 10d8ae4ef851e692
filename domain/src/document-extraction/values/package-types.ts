/** Kinds of package as papers write them. A container is not a package: what it holds is. */
const PACKAGE_WORDS =
  '(?:wooden|wood|plywood|steel|fibre|fiber|plastic|iron|paper|cardboard|poly|jute|pp|woven|gunny|carton|metal)\\s(?:cases?|crates?|boxes|box|pallets?|drums?|bags?|cartons?|barrels?|sacks?|skids?|reels?)|cartons?|ctns?|plts?|packages?|pkgs?|pallets?|plts?|cases?|crates?|boxes|box|bags?|bales?|drums?|rolls?|bundles?|pieces?|pcs|sacks?|skids?|barrels?|coils?|cylinders?|ibcs?|reels?|jerry\\s?cans?|kegs?|casks?|hampers?|parcels?|totes?|octabins?|flexitanks?|flexi\\s?bags?|jumbo\\s?bags?|big\\s?bags?|colli|colis|packst[uü]cke?|kartons?|kisten?|paletten?|caisses?|fardos?|pacotes?|caixas?|colli|scatole|casse|bancali|koli|cajas?|bultos?|cartones|纸箱|木箱|托盘|箱|件|包';

const COUNTED = new RegExp(`(?<![\\d.,])(\\d{1,3}(?:[ ,.]\\d{3})+|\\d+)\\s*\\(?\\s*(${PACKAGE_WORDS})(?![\\p{L}\\d])`, 'iu');
const ALONE = new RegExp(`(?<!\\p{L})(${PACKAGE_WORDS})(?![\\p{L}\\d])`, 'iu');

/** A count of packages with its kind, as printed: `480 CARTONS ON PALLETS` is 480 of CARTONS. */
export interface CountedPackages {
  readonly count: string;
  readonly type: string;
}

/** Scans read a one before a kind of package as a letter: `ICTN` is `1 CTN`. */
const ONE_AS_LETTER = /^[Il|](?=(?:ctns?|cartons?|pkgs?|plts?|pallets?|cases?|crates?)(?!\p{L}))/iu;

/** The first count of packages in a text, or null. */
export function packagesIn(text: string): CountedPackages | null {
  const match = COUNTED.exec(text.replace(ONE_AS_LETTER, '1 '));
  if (match === null) return null;
  return { count: (match[1] ?? '').replace(/[ ,.]/g, ''), type: match[2] ?? '' };
}

/** The first kind of package that a text names, as printed, or null. */
export function packageTypeIn(text: string): string | null {
  return ALONE.exec(text)?.[1] ?? null;
}
