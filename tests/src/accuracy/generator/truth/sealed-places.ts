import { country } from './countries.js';
import { gatesFrom, type World } from './world.js';

/** Who buys, who carries, and over which places, in the papers of the set `sealed`. */
export const SEALED_PLACES: Omit<World, 'selling' | 'goods'> = {
  buying: [
    country('AU', 'Australia', '澳大利亚', 'AUD', {
      legalForms: 'Pty Ltd|Australia Pty. Ltd.|Trading Pty Ltd|Pty Limited',
      cities: 'Truganina VIC 30##|Ingleburn NSW 25##|Rocklea QLD 41##|Gepps Cross SA 50##',
      streets: '## Efficient Drive|Bldg #, ## Lancaster Street|1### Ipswich Road|Locked Bag ##',
    }),
    country('NZ', 'New Zealand', '新西兰', 'NZD', {
      legalForms: 'Ltd|Limited|Wholesale Ltd',
      cities: 'Mt Wellington, Auckland 10##|Te Rapa, Hamilton 32##|Seaview, Lower Hutt 50##',
      streets: '## Carbine Road|### Te Rapa Straight|#A Port Road',
    }),
  ],
  names: {
    first: [
      'Castelli',
      'Nordwind',
      'Jinlong',
      'Oriental Pearl',
      'Montalba',
      'Van Loon',
      'Zielona',
      'Hanmi',
      'Perkasa',
      'Cedar Point',
      'Three Rivers',
      'Ruixiang',
      'Altamira',
      'Bosch & Daan',
      'Mandiri',
      'Southern Cross',
      'Harvest Moon',
      'Lion City',
      'Kauri',
      'Daesung',
      'Valmora',
      'J. Whitaker',
    ],
    trades: [
      'Valves',
      'Ceramics',
      'Bodegas',
      'Furniture',
      'Bearings',
      'Agri',
      'Trading',
      'Tooling',
      'Home & Living',
      'Automotive',
      'Outdoor',
      'Food Industries',
      'Chemicals',
      'Rigging',
      'Distribution',
      'Products',
    ],
    forwarding: ['Freight International', 'Line Logistics', 'Consolidators', 'Transport & Shipping', 'Cargo Network', 'Supply Chain'],
  },
  fumigators: ['Archipelago Pest Services', 'Ibero Fumigaciones'],
  gates: gatesFrom(`
CN,Qingdao,China,TAO
CN,Yantian,China,SZX
CN,Shanghai,China,PVG
IT,Genoa,Italy,MXP
IT,Livorno,Italy,FLR
ES,Valencia,Spain,VLC
ES,Bilbao,Spain,BIO
NL,Rotterdam,Netherlands,AMS
PL,Gdansk,Poland,WAW
KR,Busan,Korea,ICN
MY,Port Klang,Malaysia,KUL
MY,Pasir Gudang,Malaysia,JHB
ID,Semarang,Indonesia,SRG
ID,Surabaya,Indonesia,SUB
US,New York,USA,JFK
US,Savannah,USA,ATL
AU,Port Botany,Australia,SYD
AU,Melbourne,Australia,MEL
AU,Adelaide,Australia,ADL
AU,Brisbane,Australia,BNE
NZ,Tauranga,New Zealand,AKL
NZ,Auckland,New Zealand,AKL`),
  vessels: [
    'MAERSK NADI',
    'EVER LISSOME',
    'YM ETERNITY',
    'SPIRIT OF AUCKLAND',
    'CONTI CONQUEST',
    'SEASPAN LAHORE',
    'HMM DRIVE',
    'CAPE FORTIUS',
  ],
  carriers: ['Evergreen Line', 'MSC', 'HMM Co., Ltd.', 'Tasman Orient', 'ONE'],
  airlines: [
    { name: 'Singapore Airlines', code: 'SQ', prefix: '618' },
    { name: 'KLM Cargo', code: 'KL', prefix: '074' },
    { name: 'Korean Air', code: 'KE', prefix: '180' },
  ],
  packageTypes: ['CARTONS', 'PALLETS', 'PKG', 'CTNS', 'COLLI', 'CRATES', 'BOXES', 'PALLET(S)'],
  paymentTerms: [
    '30 days after invoice date',
    '50% down payment, 50% before delivery',
    'Payment in advance',
    'NET 60',
    'Telegraphic transfer at sight',
    'Irrevocable L/C 90 days',
    'Cash against documents',
    'Immediate payment',
    'T/T within 14 days',
    'Open account 45 days',
  ],
};
