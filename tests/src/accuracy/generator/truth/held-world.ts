import { country } from './countries.js';
import { goodsFrom } from './goods.js';
import { gatesFrom, type World } from './world.js';

/** The world of the set `held`. */
export const HELD_WORLD: World = {
  selling: [
    country('CN', 'P.R. China', '中国', 'USD', {
      legalForms: 'Co., Ltd.|Imp. & Exp. Corp.|Hardware Products Factory',
      cities: 'Wenzhou, Zhejiang 325###|Zhongshan, Guangdong 528###|Weifang, Shandong 261###',
      streets: 'No. ### Binhai 2nd Avenue|Unit #, Building ##, Jinhua Street|Xinzhuang Village, Ligezhuang Town',
    }),
    country('TH', 'Thailand', '泰国', 'USD', {
      legalForms: 'Co., Ltd.|(Thailand) Co., Ltd.|Public Co., Ltd.',
      cities: 'Rayong 21###|Pathum Thani 12###|Nakhon Pathom 73###',
      streets: '99/## Moo #, Phaholyothin Road|7##/## Lat Krabang Estate|## Soi Rama # Soi ##',
    }),
    country('ID', 'Indonesia', '印度尼西亚', 'USD', {
      legalForms: 'Tbk.|Indonesia|Persada',
      cities: 'Bekasi 17###|Semarang 50###|Sidoarjo, Jawa Timur 612##',
      streets: 'Jl. Raya Narogong Km. ##|Kawasan Industri Blok C-##|Jl. Rungkut Industri #/##',
    }),
    country('PL', 'Poland', '波兰', 'EUR', {
      legalForms: 'Sp. z o.o.|S.A.|Sp. k.',
      cities: '61-### Poznań|40-### Katowice|80-### Gdańsk',
      streets: 'ul. Fabryczna ##|ul. Ogrodowa #/##|al. Jana Pawła II ##',
    }),
    country('SE', 'Sweden', '瑞典', 'EUR', {
      legalForms: 'AB|Handelsbolag|Nordic AB',
      cities: '41# ## Göteborg|55# ## Jönköping|72# ## Västerås',
      streets: 'Verkstadsgatan ##|Industrivägen #|Box 2##',
    }),
    country('TW', 'Taiwan', '台湾', 'USD', {
      legalForms: 'Co., Ltd.|Enterprise Co., Ltd.|Industrial Corp.',
      cities: 'Taichung City 40###|Changhua 50###|Kaohsiung 80###',
      streets: 'No. ##, Lane ###, Sec. #, Zhongshan Rd.|#F-#, No. 1##, Fuxing N. Rd.|No. #, Gongye 3rd Rd.',
    }),
  ],
  buying: [
    country('AU', 'Australia', '澳大利亚', 'AUD', {
      legalForms: 'Pty Ltd|Trading Pty Ltd|Imports Pty Ltd',
      cities: 'Laverton North VIC 30##|Smithfield NSW 21##|Yatala QLD 42##|Welshpool WA 61##',
      streets: '## Boundary Road|# Cooper Street|Lot ##, Link Crescent',
    }),
    country('NZ', 'New Zealand', '新西兰', 'NZD', {
      legalForms: 'Ltd|Imports Ltd|NZ Limited',
      cities: 'East Tamaki, Auckland 20##|Hornby, Christchurch 80##|Mount Maunganui 31##',
      streets: '## Springs Road|## Carmen Road|#A Totara Street',
    }),
  ],
  goods: goodsFrom(`
Stainless steel sink|不锈钢水槽|7324100000|PCS|个|18|88|6.1|2|double bowl, 1.0 mm;single bowl, with drainer
Rubberwood dining chair|橡胶木餐椅|9401690000|PCS|把|14|52|6.8|2|walnut finish;natural, upholstered
Ceramic floor tile|陶瓷地砖|6907210000|SQM|平方米|3.6|11|21|2|600 x 600 mm, matt grey;300 x 600 mm, ivory
Polyester webbing|涤纶织带|5806320000|ROLLS|卷|4|19|2.1|12|25 mm, black, 50 m;50 mm, orange
Cordless drill|充电钻|8467210000|SETS|套|21|96|2.3|6|18 V, 2 batteries;12 V, soft bag
Rice cracker|米果|1905900000|CTNS|箱|9|22|3.4|1|seaweed, 24 x 90 g;chilli, 24 x 90 g
Canned tuna in oil|油浸金枪鱼罐头|1604140000|CASES|箱|17|41|11.2|1|48 x 185 g;24 x 95 g, easy open
Coir doormat|椰棕门垫|5702200000|PCS|张|1.1|4.8|1.3|20|40 x 60 cm;printed, 45 x 75 cm
Hydraulic pump|液压泵|8413600000|UNITS|台|95|640|14|1|gear type, 25 cc;piston, 45 cc
Bicycle frame|自行车车架|8714910000|PCS|个|26|140|2.4|4|alloy 6061, 29 in;chromoly, 54 cm
LED downlight|LED筒灯|9405110000|PCS|个|1.9|8.8|0.3|40|9 W, 3000 K;13 W, tri-colour
Kraft paper bag|牛皮纸袋|4819400000|PCS|个|0.05|0.4|0.04|250|with handle, 26 x 32 cm;SOS, 15 x 28 cm
Teak garden bench|柚木花园长椅|9401690010|PCS|张|68|190|19|1|150 cm, oiled;180 cm, flat pack
Oak flooring board|橡木地板|4409299000|M2|平方米|19|46|9.8|2|14 x 190 mm, brushed;20 x 220 mm, raw`),
  names: {
    first: [
      'Alderon',
      'Baltica',
      'Chaowarat',
      'Dewantara',
      'Everpeak',
      'Fenglai',
      'Granlund',
      'Huashida',
      'Inthanon',
      'Jaya Makmur',
      'Kowalski',
      'Lungyun',
      'Nordvik',
      'Orchidea',
      'Pelangi',
      'Qianhe',
      'Ravenshoe',
      'Sunbright',
      'Tasman Gate',
      'Wattle Park',
    ],
    trades: [
      'Kitchenware',
      'Furniture',
      'Tiles',
      'Textile',
      'Power Tools',
      'Foods',
      'Hydraulics',
      'Cycle',
      'Lighting',
      'Packaging',
      'Timber',
      'Homewares',
      'Hardware',
      'General Trading',
    ],
    forwarding: ['Worldwide Logistics', 'Freight Lines', 'Shipping Agencies', 'Express Forwarding', 'Ocean Consolidators'],
  },
  fumigators: ['Siam Fumigation & Inspection', 'Nusantara Pest Solution', 'Huadong Treatment', 'Baltic Gas Services'],
  gates: gatesFrom(`
CN,Wenzhou,China,WNZ
CN,Nansha,China,CAN
CN,Qingdao,China,TAO
TH,Laem Chabang,Thailand,BKK
ID,Tanjung Priok,Indonesia,CGK
ID,Semarang,Indonesia,SRG
PL,Gdynia,Poland,GDN
SE,Gothenburg,Sweden,GOT
TW,Kaohsiung,Taiwan,KHH
TW,Taichung,Taiwan,RMQ
AU,Brisbane,Australia,BNE
AU,Fremantle,Australia,PER
AU,Sydney,Australia,SYD
NZ,Tauranga,New Zealand,TRG
NZ,Napier,New Zealand,NPE`),
  vessels: ['ALKE TIGRIS', 'BERNHARD STAR', 'CAPE MORETON', 'DELOS WAVE', 'EVER LUMEN', 'GLORY NINGBO', 'KOTA SELATAN', 'SPIRIT OF TASMAN'],
  carriers: [
    'Tasman Gate Container Line Ltd',
    'Nordvik Ocean Carriers AB',
    'Golden Strait Lines Pte. Ltd.',
    'Lungyun Marine Transport Corp.',
  ],
  airlines: [{ name: 'Orchid Air Cargo', code: 'O9', prefix: '907' }],
  packageTypes: ['CARTONS', 'PALLETS', 'CASES', 'PACKAGES', 'CRATES', 'BUNDLES'],
  paymentTerms: [
    'T/T 30% deposit, balance before delivery',
    'L/C at sight, irrevocable',
    'Net 60 days',
    'CAD',
    '100% T/T in advance',
    '14 days after receipt of goods',
  ],
};

/** What is eaten, and what is made of trees. */
export const HELD_FOOD_WORLD = only(/^(?:16|19)/);
export const HELD_TIMBER_WORLD = only(/^(?:44|9401)/);

function only(hs: RegExp): World {
  return { ...HELD_WORLD, goods: HELD_WORLD.goods.filter((goods) => hs.test(goods.hs)) };
}
