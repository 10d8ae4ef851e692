import { country } from './countries.js';
import { FRESH_WORLD } from './fresh-world.js';
import { goodsFrom } from './goods.js';
import type { World } from './world.js';

/** The world of the fresh families with goods tables of their own: more countries, goods by metres, drums, sizes and hundreds. */
export const GOODS_WORLD: World = {
  ...FRESH_WORLD,
  selling: [
    ...FRESH_WORLD.selling,
    country('DE', 'Germany', '德国', 'EUR', {
      legalForms: 'GmbH|GmbH & Co. KG|AG',
      cities: 'D-7#### Reutlingen|D-5#### Wuppertal|D-2#### Bremen',
      streets: 'Industriestraße ##|Am Hafen #|Gewerbepark West ##',
    }),
    country('IT', 'Italy', '意大利', 'EUR', {
      legalForms: 'S.r.l.|S.p.A.|S.n.c.',
      cities: '36### Vicenza (VI)|41### Modena (MO)|63### Fermo (FM)',
      streets: "Via dell'Artigianato ##|Via Roma 1##|Zona Ind.le Est, ##",
    }),
    country('TR', 'Türkiye', '土耳其', 'USD', {
      legalForms: 'San. ve Tic. A.Ş.|Ltd. Şti.|Dış Ticaret A.Ş.',
      cities: '16### Nilüfer / Bursa|34### Tuzla / İstanbul|20### Denizli',
      streets: 'Organize Sanayi Bölgesi #. Cadde No: ##|Atatürk Bulvarı No: 1##|Fabrikalar Sok. #/#',
    }),
    country('BR', 'Brazil', '巴西', 'USD', {
      legalForms: 'Ltda.|S.A.|Indústria e Comércio Ltda.',
      cities: '89###-### Blumenau - SC|93###-### Novo Hamburgo - RS|13###-### Campinas - SP',
      streets: 'Rua das Indústrias, 1##|Rod. SC-4##, km ##|Av. Brasil, 2###',
    }),
    country('JP', 'Japan', '日本', 'JPY', {
      legalForms: 'Co., Ltd.|Corporation|Shoji K.K.',
      cities: 'Osaka 541-00##|Nagoya 460-00##|Kobe 650-00##',
      streets: '#-##-# Kitahama, Chuo-ku|#-# Sakae, Naka-ku|#F Sannomiya Bldg., #-#',
    }),
    country('VN', 'Vietnam', '越南', 'USD', {
      legalForms: 'Joint Stock Company|Co., Ltd|Export JSC',
      cities: 'Di An City, Binh Duong|District ##, Ho Chi Minh City|Hai An, Hai Phong',
      streets: 'Lot C-#, Song Than # Industrial Zone|## Nguyen Van Linh|Km ##, National Road #',
    }),
  ],
  goods: goodsFrom(`
Deep groove ball bearing|深沟球轴承|8482102000|PCS|个|0.9|14|0.24|50|6204-2RS C3;6308 ZZ;61906 open
Hydraulic cylinder seal kit|液压缸密封件|4016931000|SET|套|4|38|0.3|20|63 x 45 mm, NBR;100 x 70 mm, FKM
Gear motor|齿轮减速电机|8501529000|UNIT|台|140|620|18.5|1|0.75 kW, i=20, foot mounted;1.5 kW, i=40, flange
Solenoid valve|电磁阀|8481209000|PCS|个|11|84|0.7|10|1/2 in, 24 V DC, brass;1 in, 230 V AC, stainless
Wood screw|木螺钉|7318129000|BOX|盒|1.2|5.6|0.8|40|4 x 40 mm, countersunk;5 x 80 mm, yellow passivated
Ladies leather sandal|女士皮凉鞋|6403599000|PRS|双|14|42|0.7|12|art. Capri, black;art. Lido, tan
Men sport shoe|男运动鞋|6404110000|PAIRS|双|9|31|0.85|12|mesh upper, navy/white;trail, grey
Girls knitted dress|女童针织连衣裙|6104420000|PCS|件|3.4|12|0.22|40|95% cotton 5% elastane, stripe;ruffle hem, coral
Printed poplin|印花府绸|5208520000|MTS|米|1.3|4.2|0.17|100|100% cotton, 150 cm, floral;check, 148 cm
Denim fabric|牛仔布|5209420000|YDS|码|2.1|5.8|0.36|80|12 oz, indigo, 58/59";10 oz stretch, black
Radiata pine sawn timber|辐射松锯材|4407110000|M3|立方米|210|390|480|2|KD S4S, 38 x 150 x 4800 mm;rough, 25 x 100 mm
Birch plywood|桦木胶合板|4412330000|SHEETS|张|16|58|21|25|18 mm, 1250 x 2500, BB/CP;12 mm, film faced
Propylene glycol USP|丙二醇|2905320000|KG|千克|1.2|2.6|1|215|in steel drums of 215 kg;in IBC of 1000 kg
Epoxy resin hardener|环氧固化剂|3824999900|DRUMS|桶|180|520|205|1|polyamide, UN 2735;cycloaliphatic, 200 L
Peeled plum tomatoes|去皮番茄罐头|2002100000|CASES|箱|8|17|14.2|1|24 x 400 g;6 x 2.5 kg, foodservice
Durum wheat pasta|硬质小麦意面|1902190000|CTNS|箱|7|15|10.6|1|penne rigate, 20 x 500 g;spaghetti no. 5, 24 x 500 g
Roasted hazelnut kernels|烤榛子仁|2008190000|BAGS|袋|92|180|25|1|13-15 mm, vacuum 25 kg;diced 2-4 mm, 25 kg
Frozen vannamei shrimp|冻白虾|0306170000|KGS|千克|6.2|11|1.1|20|PD tail-on 21/25, 10 x 1 kg;HLSO 26/30, 6 x 1.8 kg
Green tea sencha|煎茶|0902100000|BAGS|袋|4|19|0.52|24|Uji, 500 g;organic, 500 g
Granite slab, polished|抛光花岗岩板|6802239000|SQM|平方米|28|76|56|15|Ubatuba green, 2 cm;Bianco, 3 cm`),
  names: {
    first: [
      'Kestrel',
      'Lindqvist',
      'Bellandi',
      'Öztürk',
      'Itamar',
      'Kuroda',
      'Minh Phat',
      'Weidner',
      "Sant'Elia",
      'Yilmazlar',
      'Vale Verde',
      'Hoshino',
      'Truong An',
      'Albrecht',
      'Ferrando',
      'Anadolu',
      'Serra Azul',
      'Mikado',
      'Saigon Star',
      'Jindal',
    ],
    trades: [
      'Maschinenbau',
      'Calzature',
      'Tekstil',
      'Foods',
      'Chemicals',
      'Timber',
      'Shoji',
      'Componentes',
      'Bearings',
      'Konfeksiyon',
      'Garments',
      'Alimentari',
      'Hydraulics',
      'Stone',
      'Seafood',
      'Trading',
    ],
    forwarding: FRESH_WORLD.names.forwarding,
  },
  gates: {
    ...FRESH_WORLD.gates,
    DE: [{ city: 'Bremerhaven', country: 'Germany', airport: 'FRA' }],
    IT: [
      { city: 'La Spezia', country: 'Italy', airport: 'MXP' },
      { city: 'Genova', country: 'Italy', airport: 'MXP' },
    ],
    TR: [
      { city: 'Gemlik', country: 'Turkey', airport: 'IST' },
      { city: 'Mersin', country: 'Turkey', airport: 'ADB' },
    ],
    BR: [
      { city: 'Itajai', country: 'Brazil', airport: 'GRU' },
      { city: 'Santos', country: 'Brazil', airport: 'VCP' },
    ],
    JP: [
      { city: 'Kobe', country: 'Japan', airport: 'KIX' },
      { city: 'Nagoya', country: 'Japan', airport: 'NGO' },
    ],
    VN: [
      { city: 'Cat Lai', country: 'Vietnam', airport: 'SGN' },
      { city: 'Haiphong', country: 'Vietnam', airport: 'HAN' },
    ],
  },
  packageTypes: ['CARTONS', 'CTNS', 'DRUMS', 'PALLETS', 'ROLLS', 'CRATES', 'BUNDLES', 'COLLI'],
};

/** What a health authority looks at. */
export const FOOD_WORLD: World = { ...GOODS_WORLD, goods: GOODS_WORLD.goods.filter(({ hs }) => /^(?:03|08|09|19|20)/.test(hs)) };

/** What is made of trees. */
export const TIMBER_WORLD: World = { ...GOODS_WORLD, goods: GOODS_WORLD.goods.filter(({ hs }) => hs.startsWith('44')) };

/** Sellers of India alone, on whose forms its registrations stand. */
export const INDIAN_WORLD = soldFrom('IN');
export const CHINESE_WORLD = soldFrom('CN');
export const VIETNAMESE_WORLD = soldFrom('VN');
/** Between countries that have agreements. */
export const AGREED_WORLD: World = { ...soldFrom('CN', 'VN', 'JP'), buying: GOODS_WORLD.buying.filter(({ code }) => code !== 'ZA') };

function soldFrom(...codes: readonly string[]): World {
  return { ...GOODS_WORLD, selling: GOODS_WORLD.selling.filter(({ code }) => codes.includes(code)) };
}
