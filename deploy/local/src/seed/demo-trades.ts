import { COMPANIES, PORTS } from './demo-companies.js';
import { CLOTHING, CYCLE_PARTS, HYDRAULICS, INSTRUMENTS, KITCHENWARE, LAMPS, SOCKS, TEXTILES } from './demo-goods.js';
import { FASTENERS } from './fasteners.js';
import { MIXED_GOODS } from './mixed-goods.js';

const {
  bowerbird,
  currawong,
  haiwan,
  haoran,
  jacky,
  luoding,
  wattlebird,
  quandong,
  saltbush,
  brolga,
  lillypilly,
  mulga,
  ningtai,
  haiyue,
  velmora,
  takasaki,
  suryatex,
  norrfors,
} = COMPANIES;
const { ningbo, guangzhou, nagoya, chennai, gothenburg, sydney, melbourne } = PORTS;

/** Who buys what from whom, between which ports. */
export const lamps = {
  seller: ningtai,
  buyer: wattlebird,
  from: ningbo,
  to: sydney,
  branch: 'Sydney',
  currency: 'USD',
  incoterm: 'FOB',
  goods: LAMPS,
} as const;
export const kitchenware = {
  seller: haiyue,
  buyer: quandong,
  from: guangzhou,
  to: melbourne,
  branch: 'Melbourne',
  currency: 'USD',
  incoterm: 'FOB',
  goods: KITCHENWARE,
} as const;
export const cycles = {
  seller: velmora,
  buyer: saltbush,
  branch: 'Melbourne',
  currency: 'EUR',
  incoterm: 'CIP',
  goods: CYCLE_PARTS,
} as const;
export const instruments = {
  seller: takasaki,
  buyer: brolga,
  from: nagoya,
  to: sydney,
  branch: 'Sydney',
  currency: 'USD',
  incoterm: 'FCA',
  goods: INSTRUMENTS,
} as const;
export const textiles = {
  seller: suryatex,
  buyer: lillypilly,
  from: chennai,
  to: sydney,
  branch: 'Sydney',
  currency: 'USD',
  incoterm: 'CIF',
  goods: TEXTILES,
} as const;
export const hydraulics = {
  seller: norrfors,
  buyer: mulga,
  from: gothenburg,
  to: sydney,
  branch: 'Sydney',
  currency: 'EUR',
  incoterm: 'FOB',
  goods: HYDRAULICS,
} as const;
export const clothing = {
  seller: haoran,
  buyer: currawong,
  from: ningbo,
  to: sydney,
  branch: 'Sydney',
  currency: 'USD',
  incoterm: 'CIF',
  goods: CLOTHING,
} as const;
export const socks = { ...clothing, goods: SOCKS } as const;
export const emporium = {
  seller: haiwan,
  buyer: bowerbird,
  from: ningbo,
  to: sydney,
  branch: 'Sydney',
  currency: 'AUD',
  incoterm: 'CIF',
  goods: MIXED_GOODS,
} as const;
export const fasteners = {
  seller: luoding,
  buyer: jacky,
  from: ningbo,
  to: melbourne,
  branch: 'Melbourne',
  currency: 'USD',
  incoterm: 'FOB',
  goods: FASTENERS,
} as const;
