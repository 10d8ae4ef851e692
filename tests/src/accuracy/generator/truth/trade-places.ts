import { country } from './countries.js';
import { gatesFrom, type World } from './world.js';

/** Who buys, who carries, and over which places, in the papers of the set `trade`. */
export const TRADE_PLACES: Omit<World, 'selling' | 'goods'> = {
  buying: [
    country('AU', 'Australia', '澳大利亚', 'AUD', {
      legalForms: 'Pty Ltd|Pty. Ltd.|(Aust) Pty Ltd|Imports Pty Ltd',
      cities: 'Laverton North VIC 30##|Smithfield NSW 21##|Yatala QLD 42##|Welshpool WA 61##',
      streets: '##-## Boundary Road|Unit #/1## Holbeche Road|## Stanbel Drive|PO Box ###',
    }),
    country('NZ', 'New Zealand', '新西兰', 'NZD', {
      legalForms: 'Limited|Ltd|(NZ) Limited',
      cities: 'East Tamaki, Auckland 20##|Hornby, Christchurch 80##|Palmerston North 44##',
      streets: '## Cryers Road|1## Main South Road|Unit #, ## Malden Street',
    }),
  ],
  names: {
    first: [
      'Brightway',
      'Hengda',
      'Sunrise',
      'Kelso',
      'Fischbach',
      'Maurel',
      'Golden Lotus',
      'Oakmere',
      'Tri-State',
      'Shree Balaji',
      'Wattle',
      'Yongsheng',
      'Apex',
      'Delta',
      'Rheinfels',
      'Pacific Crest',
      'Thanh Cong',
      'Siam Union',
      'Everbest',
      'Colonial',
      'Hallmark',
      'K & L',
    ],
    trades: [
      'Hardware',
      'Industrial Supplies',
      'Auto Parts',
      'Furniture',
      'Homeware',
      'Fasteners',
      'Foods',
      'Electric',
      'Machinery',
      'Textiles',
      'Tools',
      'Lighting',
      'Components',
      'Import Export',
      'Hydraulics',
      'Engineering',
    ],
    forwarding: ['Global Logistics', 'Freight Forwarding', 'Cargo Services', 'Shipping', 'International Forwarders', 'Ocean Air Logistics'],
  },
  fumigators: ['Greenfield Fumigation', 'PestGuard Services'],
  gates: gatesFrom(`
CN,Ningbo,China,NGB
CN,Shekou,China,SZX
CN,Tianjin Xingang,China,TSN
TW,Taichung,Taiwan,RMQ
TW,Keelung,Taiwan,TPE
VN,Ho Chi Minh City,Vietnam,SGN
VN,Hai Phong,Vietnam,HPH
TH,Laem Chabang,Thailand,BKK
TH,Bangkok,Thailand,BKK
IN,Nhava Sheva,India,BOM
IN,Mundra,India,AMD
DE,Hamburg,Germany,HAM
FR,Le Havre,France,CDG
FR,Fos-sur-Mer,France,MRS
US,Los Angeles,USA,LAX
US,Chicago,USA,ORD
GB,Felixstowe,United Kingdom,LHR
GB,Southampton,United Kingdom,LHR
AU,Sydney,Australia,SYD
AU,Melbourne,Australia,MEL
AU,Brisbane,Australia,BNE
AU,Fremantle,Australia,PER
NZ,Auckland,New Zealand,AKL
NZ,Lyttelton,New Zealand,CHC`),
  vessels: [
    'OOCL BRISBANE',
    'KOTA LAMBANG',
    'CMA CGM PUGET',
    'ANL WAHROONGA',
    'MSC CAPUCINE',
    'NORTHERN DEDICATION',
    'BAO FU',
    'COSCO SAO PAULO',
  ],
  carriers: ['ANL', 'Pacific Star Line', 'OOCL', 'COSCO SHIPPING Lines', 'Hapag-Lloyd'],
  airlines: [
    { name: 'Qantas Airways', code: 'QF', prefix: '081' },
    { name: 'Thai Airways', code: 'TG', prefix: '217' },
    { name: 'China Southern', code: 'CZ', prefix: '784' },
  ],
  packageTypes: ['CARTONS', 'CTNS', 'PALLETS', 'PLTS', 'PACKAGES', 'PKGS', 'CASES', 'CTN'],
  paymentTerms: [
    'Net 30 days',
    'T/T 30% deposit, balance before shipment',
    '30 days EOM',
    '60 days from B/L date',
    'L/C at sight',
    'Prepayment',
    '30 days net',
    'Due on receipt',
    '100% TT in advance',
    'D/P at sight',
    'NET 45',
  ],
};
