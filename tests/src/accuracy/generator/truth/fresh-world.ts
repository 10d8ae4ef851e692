import { country } from './countries.js';
import { goodsFrom } from './goods.js';
import { gatesFrom, type World } from './world.js';

/** The world of the set `fresh`. */
export const FRESH_WORLD: World = {
  selling: [
    country('CN', 'China', '中国', 'USD', {
      legalForms: 'Manufacturing Co., Ltd.|Technology Co., Ltd.|(Group) Co., Ltd.',
      cities: 'Xiamen, Fujian 361###|Yiwu, Zhejiang 322###|Dongguan, Guangdong 523###',
      streets: '#/F, No. 1## Hubin South Road|Zone C, Jinshan Industry Park|No. ## Lane 4##, Beiyuan Street',
    }),
    country('IN', 'India', '印度', 'USD', {
      legalForms: 'Exports Pvt. Ltd.|Overseas|Industries Limited',
      cities: 'Ludhiana 141###|Coimbatore 641###|Morbi, Gujarat 363###',
      streets: 'Gat No. ##/#|Floor #, 1## Avinashi Road|SF No. ###, Industrial Estate',
    }),
    country('ES', 'Spain', '西班牙', 'EUR', {
      legalForms: 'S.L.|S.A.|S.L.U.',
      cities: '46### Paterna (Valencia)|08### Barcelona|41### Sevilla',
      streets: 'Calle Mayor ##|Pol. Ind. Norte, nave ##|Avda. del Puerto 1##',
    }),
    country('FR', 'France', '法国', 'EUR', {
      legalForms: 'SAS|SARL|S.A.',
      cities: '69### Lyon|33### Bordeaux|59### Lille',
      streets: '## rue de la Gare|#, avenue des Peupliers|ZI Sud, ## route de Dijon',
    }),
    country('KR', 'Republic of Korea', '韩国', 'USD', {
      legalForms: 'Co., Ltd.|Corp.|Industrial Co.',
      cities: 'Busan 486##|Incheon 215##|Gyeonggi-do 164##',
      streets: '##, Haeundae-ro 4##beon-gil|##-#, Gajwa-dong, Seo-gu|#F, 2## Teheran-ro',
    }),
    country('MY', 'Malaysia', '马来西亚', 'USD', {
      legalForms: 'Sdn. Bhd.|(M) Sdn Bhd|Berhad',
      cities: '81### Johor Bahru|42### Port Klang|11### Bayan Lepas, Penang',
      streets: 'Lot ##, Jalan Perusahaan #|No. #, Jalan Seroja ##/#|PLO 2##, Jalan Angkasa',
    }),
    country('US', 'United States', '美国', 'USD', {
      legalForms: 'Mfg. Co.|Company, Inc.|L.L.C.',
      cities: 'Tacoma, WA 984##|Charlotte, NC 282##|Akron, OH 443##',
      streets: '##00 Marine View Drive|P.O. Box 1##4, 6## Mill Road|2##5 Industrial Blvd.',
    }),
  ],
  buying: [
    country('AU', 'Australia', '澳大利亚', 'AUD', {
      legalForms: 'Pty Ltd|Group Pty Ltd|Wholesale Pty Limited',
      cities: 'Dandenong South VIC 31##|Regents Park NSW 21##|Wingfield SA 50##|Canning Vale WA 61##',
      streets: '## Abbotts Road|Lot #, Magnesium Street|Warehouse #, 3## Grand Junction Road',
    }),
    country('NZ', 'New Zealand', '新西兰', 'NZD', {
      legalForms: 'Limited|Distributors Ltd|Group Limited',
      cities: 'Penrose, Auckland 10##|Hamilton 32##|Lower Hutt 50##',
      streets: '## Great South Road|1#B Kahu Crescent|### Hutt Road',
    }),
    country('ZA', 'South Africa', '南非', 'USD', {
      legalForms: '(Pty) Ltd|CC|Holdings (Pty) Ltd',
      cities: 'Durban 40##|Cape Town 80##|Johannesburg 20##',
      streets: '## Umgeni Road|Unit #, Montague Park|1## Main Reef Road',
    }),
  ],
  goods: goodsFrom(`
Brass compression fitting|黄铜卡套接头|7412209000|NOS|个|0.6|3.4|0.11|200|15 mm elbow;22 mm tee, chrome plated
Handloom cotton rug|手织棉地毯|5702920000|PCS|张|14|60|2.2|10|120 x 180 cm, indigo stripe;160 x 230 cm, natural
Hex bolt, zinc plated|镀锌六角螺栓|7318159000|GROSS|罗|4.8|19|3.4|8|M10 x 50, grade 8.8;M12 x 80 with nut
Ballpoint pen|圆珠笔|9608100000|GR|罗|6|22|1.3|12|0.7 mm, blue ink;retractable, black
Wool knit scarf|羊毛围巾|6117109000|DOZ|打|21|66|1.6|10|merino, 180 x 30 cm;ribbed, assorted colours
PVC garden hose|PVC花园软管|3917390000|ROLLS|卷|9|31|4.8|4|12.5 mm x 30 m, braided;19 mm x 50 m
Copper enamelled wire|漆包铜线|8544110000|KGS|千克|8|13|1.06|20|0.50 mm, class 180;1.20 mm, self bonding
Porcelain insulator|瓷绝缘子|8546200090|NOS|个|3|24|4.1|6|11 kV pin type;33 kV post type
Automatic voltage regulator|自动电压调节器|8504401900|SETS|套|48|260|9.4|2|5 kVA, wall mount;10 kVA, servo
Table wine|葡萄酒|2204210000|BTLS|瓶|2.6|14|1.28|12|Tempranillo 2022, 750 ml;rosé, 750 ml, screw cap
Table olives|食用橄榄|2005700000|TINS|罐|1.3|4.4|0.62|24|pitted green, 350 g;black, sliced, 400 g
Brake pad set|刹车片套装|8708301000|SETS|套|7|33|1.7|20|front, ceramic;rear, with wear sensor
Stretch film|缠绕膜|3920109000|ROLLS|卷|3.2|9|2.4|6|500 mm x 23 micron;mini roll, 100 mm
Latex examination gloves|乳胶检查手套|4015120000|BOXES|盒|2.2|6.4|0.55|10|powder free, size M, 100 pcs;size XL
Refined palm oil soap|棕榈油皂|3401110000|CTN|箱|11|24|9.1|1|bar 100 g x 72;cream bar 125 g x 48
LED display panel|LED显示屏|8528590000|EA|台|120|900|12.5|1|P3 indoor, 640 x 640 mm;P6 outdoor
Silicone bakeware mould|硅胶烤模|3924100000|PCS|个|0.7|3.8|0.16|100|6 cup muffin;loaf, red
Velvet curtain fabric|丝绒窗帘布|5801370000|MTR|米|2.1|7.5|0.41|60|280 cm wide, 300 gsm;fire retardant`),
  names: {
    first: [
      'Aravind',
      'Costa Azul',
      'Hanbit',
      'Perla',
      'Mont Clair',
      'Saigal',
      'Tenaga',
      'Golden Lotus',
      'Prakash',
      'Daeyang',
      'Nova',
      'Sierra',
      'Ruby',
      'Bintang',
      'Atlantique',
      'Xinlong',
      'Everwin',
      'Trident',
      'Walden',
      'Cedar Hill',
    ],
    trades: [
      'Fasteners',
      'Fabrics',
      'Handicrafts',
      'Auto Parts',
      'Ceramica',
      'Alimentos',
      'Electric',
      'Plastics',
      'Home Decor',
      'Wire & Cable',
      'Safety Products',
      'Bodegas',
      'Stationery',
      'Metal Works',
      'Rubber',
      'Garden Products',
      'Exim',
    ],
    forwarding: ['Transitarios', 'Global Freight', 'Cargo Movers', 'Consolidation Services', 'Forwarding & Customs', 'NVOCC Lines'],
  },
  fumigators: ['Coromandel Fumigation Services', 'Iberia Control de Plagas', 'Hansung Quarantine', 'Straits Pest Management'],
  gates: gatesFrom(`
CN,Xiamen,China,XMN
CN,Yantian,China,SZX
CN,Tianjin Xingang,China,TSN
IN,Mundra,India,AMD
IN,Tuticorin,India,MAA
IN,Kattupalli,India,MAA
ES,Valencia,Spain,VLC
ES,Algeciras,Spain,AGP
FR,Le Havre,France,CDG
FR,Fos-sur-Mer,France,MRS
KR,Busan,South Korea,PUS
KR,Incheon,South Korea,ICN
MY,Port Klang,Malaysia,KUL
MY,Tanjung Pelepas,Malaysia,JHB
US,Tacoma,USA,SEA
US,Charleston,USA,CHS
AU,Port Botany,Australia,SYD
AU,Port Adelaide,Australia,ADL
AU,Melbourne,Australia,MEL
NZ,Lyttelton,New Zealand,CHC
NZ,Auckland,New Zealand,AKL
ZA,Durban,South Africa,DUR
ZA,Cape Town,South Africa,CPT`),
  vessels: [
    'AURELIA EXPRESS',
    'BLUE FJORD',
    'CORAL SEA TRADER',
    'HANJIN OCTAVIA',
    'MAGELLAN STRAIT',
    'PUNTA EUROPA',
    'YANGTZE HARMONY',
    'INDIRA STAR',
  ],
  carriers: ['Blue Fjord Line A/S', 'Aurelia Maritime S.A.', 'Coral Sea Container Services Pte Ltd', 'Han River Merchant Marine Co., Ltd.'],
  airlines: [
    { name: 'Iberis Air Cargo', code: 'I7', prefix: '913' },
    { name: 'Coromandel Airways', code: 'CZ', prefix: '851' },
    { name: 'Han River Air', code: 'HX', prefix: '924' },
  ],
  packageTypes: ['BOXES', 'CTNS', 'PKGS', 'BALES', 'WOODEN CASES', 'PALLETS'],
  paymentTerms: [
    'Irrevocable L/C at 60 days from B/L date',
    'D/P at sight',
    '50% advance, balance against scan copy of B/L',
    '90 days end of month',
    'Open account, 45 days',
    'Documents against acceptance 30 days',
  ],
};
