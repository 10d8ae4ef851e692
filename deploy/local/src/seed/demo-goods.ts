import type { Goods } from './shipment.js';

export type Row = readonly [
  code: string,
  description: string,
  hs: string,
  quantity: number,
  unit: string,
  unitPriceCents: number,
  origin: string,
  cartons: number,
  netKg: number,
];

/** Goods from rows of a table. */
export function goods(rows: readonly Row[]): Goods[] {
  return rows.map(([code, description, hs, quantity, unit, unitPriceCents, origin, cartons, netKg]) => ({
    code,
    description,
    hs,
    quantity,
    unit,
    unitPriceCents,
    origin,
    cartons,
    netKg,
  }));
}

export const LAMPS = goods([
  ['NL-2101', 'LED panel light 600 x 600 mm, 40 W, 4000 K', '9405.11.00', 96, 'PCS', 1420, 'CHINA', 24, 278.4],
  ['NL-2104', 'LED panel light 1200 x 300 mm, 36 W', '9405.11.00', 60, 'PCS', 1385, 'CHINA', 15, 186],
  ['NL-3310', 'LED downlight 12 W, recessed, dimmable', '9405.11.00', 300, 'PCS', 340, 'CHINA', 10, 114],
  ['NL-4402', 'LED track spotlight 30 W, black', '9405.42.00', 80, 'PCS', 1740, 'CHINA', 8, 84],
  ['NL-5502', 'LED driver 40 W, constant current', '8504.40.90', 120, 'PCS', 395, 'CHINA', 4, 37.2],
  ['NL-7020', 'Junction box IP65, 3 pole', '8536.90.90', 180, 'PCS', 190, 'CHINA', 3, 19.8],
]);

export const CLOTHING = goods([
  ['HR-201', 'T-shirt of cotton, knitted, crew neck', '6109.10.00', 4800, 'PCS', 265, 'CHINA', 120, 960],
  ['HR-305', 'Shopping bag of canvas, printed', '4202.22.90', 3000, 'PCS', 310, 'CHINA', 60, 540],
]);

/** Sold by the dozen pair, a unit for which few systems have a code. */
export const SOCKS = goods([
  ['HR-410', 'Socks of cotton, knitted, ankle length', '6115.95.00', 600, 'DPR', 840, 'CHINA', 30, 288],
  ['HR-412', 'Socks of cotton, knitted, knee length', '6115.95.00', 240, 'DPR', 1165, 'CHINA', 20, 187.2],
]);

export const KITCHENWARE = goods([
  ['HY-110', 'Stainless steel saucepan with lid, 20 cm', '7323.93.00', 400, 'PCS', 685, 'CHINA', 100, 520],
  ['HY-145', 'Non-stick frying pan, forged aluminium, 28 cm', '7615.10.00', 600, 'PCS', 742, 'CHINA', 100, 690],
  ['HY-220', 'Silicone baking mat, 40 x 30 cm', '3924.10.00', 1200, 'PCS', 118, 'CHINA', 24, 144],
  ['HY-301', 'Bamboo chopping board set of 3', '4419.11.00', 250, 'SET', 530, 'CHINA', 50, 475],
]);

export const CYCLE_PARTS = goods([
  ['VB-88', 'Hydraulic disc brake set, front and rear', '8714.94.00', 150, 'SET', 8460, 'GERMANY', 15, 97.5],
  ['VB-41', 'Derailleur, 12 speed', '8714.99.00', 220, 'PCS', 5125, 'GERMANY', 11, 63.8],
  ['VB-07', 'Bicycle chain, 126 links', '7315.11.00', 500, 'PCS', 1190, 'GERMANY', 10, 140],
]);

export const INSTRUMENTS = goods([
  ['TK-DM6', 'Digital micrometer 0-25 mm', '9017.30.00', 40, 'PCS', 7800, 'JAPAN', 2, 12.4],
  ['TK-PG2', 'Pressure gauge, stainless steel, 0-16 bar', '9026.20.80', 90, 'PCS', 2350, 'JAPAN', 3, 31.5],
]);

export const HYDRAULICS = goods([
  ['NH-P40', 'Gear pump 40 cc, cast iron', '8413.60.90', 24, 'PCS', 31200, 'SWEDEN', 24, 268.8],
  ['NH-V12', 'Directional control valve NG6, 24 V', '8481.20.00', 60, 'PCS', 14850, 'SWEDEN', 6, 99],
  ['NH-S08', 'Seal kit for cylinder 80 mm', '8484.10.90', 200, 'SET', 1675, 'SWEDEN', 4, 24],
]);

const CLOTHS = [
  'Bath towel, cotton terry, 70 x 140 cm',
  'Hand towel, cotton terry, 50 x 90 cm',
  'Fitted sheet, cotton percale, queen',
  'Pillowcase pair, cotton sateen',
];
const COLOURS = ['white', 'sand', 'eucalypt', 'ink', 'terracotta', 'stone', 'ochre', 'slate', 'rose', 'moss'];

/** Forty lines, so that the invoice runs over several pages. */
export const TEXTILES = goods(
  CLOTHS.flatMap((cloth, kind) =>
    COLOURS.map((colour, shade): Row => {
      const quantity = 60 + 12 * ((kind + shade) % 5);
      const code = `ST-${kind + 1}${String(shade + 1).padStart(2, '0')}`;
      return [
        code,
        `${cloth}, ${colour}`,
        kind < 2 ? '630260' : '630231',
        quantity,
        'PCS',
        415 + 95 * kind + 5 * shade,
        'INDIA',
        quantity / 12,
        quantity / 4,
      ];
    }),
  ),
);
