import type { Company, Port } from './shipment.js';

/** Invented companies; any likeness is chance. */
export const COMPANIES = {
  wattlebird: {
    name: 'Wattlebird Lighting Pty Ltd',
    address: '41 Copeland Street',
    city: 'Alexandria NSW 2015',
    country: 'Australia',
    abn: '12712048361',
  },
  quandong: {
    name: 'Quandong Kitchenware Pty Ltd',
    address: '7 Tanner Road',
    city: 'Dandenong South VIC 3175',
    country: 'Australia',
    abn: '76358917204',
  },
  saltbush: {
    name: 'Saltbush Cycles Pty Ltd',
    address: '118 Harbour Esplanade',
    city: 'Docklands VIC 3008',
    country: 'Australia',
    abn: '56266140583',
  },
  brolga: {
    name: 'Brolga Instruments Pty Ltd',
    address: '3 Wicks Lane',
    city: 'Macquarie Park NSW 2113',
    country: 'Australia',
    abn: '67530721894',
  },
  lillypilly: { name: 'Lilly Pilly Textiles Pty Ltd', address: '220 Parramatta Road', city: 'Auburn NSW 2144', country: 'Australia' },
  mulga: {
    name: 'Mulga Hydraulics Pty Ltd',
    address: '15 Foundry Court',
    city: 'Wetherill Park NSW 2164',
    country: 'Australia',
    abn: '94481093726',
  },
  currawong: {
    name: 'Currawong Clothing Pty Ltd',
    address: '9 Whiteway Drive',
    city: 'Marrickville NSW 2204',
    country: 'Australia',
    abn: '49624595711',
  },
  bowerbird: {
    name: 'Bowerbird Emporium Pty Ltd',
    address: '60 Wharf Road',
    city: 'Port Botany NSW 2036',
    country: 'Australia',
    abn: '90907364125',
  },
  jacky: {
    name: 'Jacky Winter Fasteners Pty Ltd',
    address: '27 Boltworks Street',
    city: 'Laverton North VIC 3026',
    country: 'Australia',
    abn: '26845120937',
  },
  haiwan: { name: 'Haiwan General Trading Co., Ltd.', address: '5 Yangshan Road, Beilun', city: 'Ningbo, Zhejiang', country: 'China' },
  luoding: { name: 'Luoding Fastener Works Co., Ltd.', address: '131 Jianshe Road, Zhenhai', city: 'Ningbo, Zhejiang', country: 'China' },
  haoran: { name: 'Haoran Garments Co., Ltd.', address: '16 Binhai Road, Beilun', city: 'Ningbo, Zhejiang', country: 'China' },
  ningtai: { name: 'Ningtai Lighting Co., Ltd.', address: '88 Xingang East Road, Beilun', city: 'Ningbo, Zhejiang', country: 'China' },
  haiyue: {
    name: 'Haiyue Houseware Manufacturing Co., Ltd.',
    address: '12 Fuqian Avenue, Nansha',
    city: 'Guangzhou, Guangdong',
    country: 'China',
  },
  velmora: { name: 'Velmora Bicycle Components GmbH', address: 'Lindenweg 14', city: '70469 Stuttgart', country: 'Germany' },
  takasaki: { name: 'Takasaki Measuring K.K.', address: '2-9-4 Minami', city: 'Nagoya 460-0011', country: 'Japan' },
  suryatex: { name: 'Suryatex Mills Private Limited', address: 'Plot 27, Ambattur Estate', city: 'Chennai 600058', country: 'India' },
  norrfors: { name: 'Norrfors Hydraulik AB', address: 'Varvsgatan 6', city: '652 26 Karlstad', country: 'Sweden' },
} as const satisfies Record<string, Company>;

export const PORTS = {
  ningbo: { code: 'CNNGB', name: 'NINGBO, CHINA' },
  guangzhou: { code: 'CNGGZ', name: 'GUANGZHOU, CHINA' },
  hamburg: { code: 'DEHAM', name: 'HAMBURG, GERMANY' },
  frankfurt: { code: 'DEFRA', name: 'FRANKFURT, GERMANY' },
  nagoya: { code: 'JPNGO', name: 'NAGOYA, JAPAN' },
  chennai: { code: 'INMAA', name: 'CHENNAI, INDIA' },
  gothenburg: { code: 'SEGOT', name: 'GOTHENBURG, SWEDEN' },
  sydney: { code: 'AUSYD', name: 'SYDNEY, AUSTRALIA' },
  melbourne: { code: 'AUMEL', name: 'MELBOURNE, AUSTRALIA' },
  brisbane: { code: 'AUBNE', name: 'BRISBANE, AUSTRALIA' },
} as const satisfies Record<string, Port>;
