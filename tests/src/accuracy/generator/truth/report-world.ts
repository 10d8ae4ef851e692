import { country } from './countries.js';
import { goodsFrom } from './goods.js';
import { gatesFrom, type World } from './world.js';

/** The world of the set `report`. */
export const REPORT_WORLD: World = {
  selling: [
    country('CN', 'China', '中国', 'USD', {
      legalForms: 'Enterprise Co., Ltd.|Products Factory|Imp. & Exp. Corp.',
      cities: 'Wenzhou, Zhejiang 325###|Zhongshan, Guangdong 528###|Linyi, Shandong 276###',
      streets: 'Hongqi Road East ###|Block D, Nanhu Creative Garden|Dongfeng Town, Yuejin Street No. ##',
    }),
    country('TR', 'Türkiye', '土耳其', 'EUR', {
      legalForms: 'A.Ş.|San. ve Tic. Ltd. Şti.|Dış Ticaret A.Ş.',
      cities: '35### Bornova, Izmir|34### Istanbul|16### Nilüfer, Bursa',
      streets: 'Atatürk Cad. No: ##|Organize Sanayi Bölgesi #. Sok. ##|Cumhuriyet Mah. ### Sk. #',
    }),
    country('BR', 'Brazil', '巴西', 'USD', {
      legalForms: 'Ltda.|S/A|Indústria e Comércio Ltda.',
      cities: 'Joinville - SC 892##-###|Caxias do Sul - RS 950##-###|Santos - SP 110##-###',
      streets: 'Rua das Palmeiras, ###|Av. Brasil, 1###|Rodovia BR-101, km ##',
    }),
    country('JP', 'Japan', '日本', 'JPY', {
      legalForms: 'Seisakusho Co., Ltd.|Shoji Co., Ltd.|Kogyo K.K.',
      cities: 'Kobe, Hyogo 650-00##|Hamamatsu, Shizuoka 430-00##|Tokyo 105-00##',
      streets: '#-##-# Minato-jima|##-# Higashi-ku|#-# Shiba-koen #-chome',
    }),
    country('PL', 'Poland', '波兰', 'EUR', {
      legalForms: 'Sp. z o.o.|S.A.',
      cities: '61-### Poznań|90-### Łódź|80-### Gdańsk',
      streets: 'ul. Fabryczna ##|ul. Długa #/##|al. Niepodległości 1##',
    }),
    country('ID', 'Indonesia', '印度尼西亚', 'USD', {
      legalForms: 'Tbk|Indonesia|Nusantara',
      cities: 'Surabaya 602##|Tangerang 151##|Semarang 502##',
      streets: 'Jl. Raya Rungkut ##|Kawasan Industri Blok #-##|Jl. Pemuda No. 1##',
    }),
    country('DE', 'Germany', '德国', 'EUR', {
      legalForms: 'KG|e.K.|GmbH',
      cities: '90### Nürnberg|44### Dortmund|88### Ravensburg',
      streets: 'Gewerbering ##|Kanalweg #a|Alte Landstraße 1##',
    }),
  ],
  buying: [
    country('AU', 'Australia', '澳大利亚', 'AUD', {
      legalForms: 'Pty Ltd|Trading Pty Ltd|Proprietary Limited',
      cities: 'Truganina VIC 30##|Eastern Creek NSW 27##|Yatala QLD 42##|Kewdale WA 61##',
      streets: '## Foundation Drive|Dock #, 2## Wonderland Drive|Tenancy #, ## Darlington Road',
    }),
    country('NZ', 'New Zealand', '新西兰', 'NZD', {
      legalForms: 'Limited|Importing Co Ltd',
      cities: 'Mount Wellington, Auckland 10##|Hornby, Christchurch 80##|Napier 41##',
      streets: '## Carbine Road|### Main South Road|# Thames Street',
    }),
    country('SG', 'Singapore', '新加坡', 'SGD', {
      legalForms: 'Pte. Ltd.|(S) Pte Ltd|Private Limited',
      cities: 'Singapore 609###|Singapore 408###|Singapore 629###',
      streets: '## Tuas Avenue #|#0 Ubi Crescent #0#-##|1## Pioneer Road',
    }),
  ],
  goods: goodsFrom(`
Towel radiator|毛巾架散热器|7322900000|ADET|个|28|96|8.8|1|500 x 1200 mm, white;600 x 800 mm, chrome
Dried apricots|杏干|0813100000|KGS|千克|4.1|8.2|1.02|10|size no. 4, sulphured;natural, organic
Marble slab|大理石板|6802210000|SQM|平方米|22|75|54|1|2 cm polished, beige;3 cm honed
Terry bathrobe|毛圈浴袍|6107910000|PCE|件|11|38|1.3|12|shawl collar, 400 gsm;hooded, waffle
Circular saw blade|圆锯片|8202390000|PC|片|5|39|0.7|25|190 mm, 24 T;305 mm, 80 T, TCT
Compact excavator bucket|小型挖掘机铲斗|8431410000|UN|个|160|720|88|1|450 mm, toothed;1200 mm, cleaning
Instant coffee|速溶咖啡|2101110000|KGS|千克|9|21|1.12|20|agglomerated, drum;spray dried, bulk
Leather safety boot|皮革安全靴|6403400000|PRS|双|16|55|1.5|10|S3, size 41-46;ankle, composite toe
Plywood sheet|胶合板|4412310000|SHT|张|9|41|17|20|18 mm, film faced;12 mm, okoume
Micrometer caliper|千分尺|9017300000|PC|把|18|140|0.45|20|0-25 mm, digital;25-50 mm, ratchet stop
Green tea powder|抹茶粉|0902109000|BAG|袋|7|29|0.52|24|ceremonial, 500 g;culinary, 1 kg
Ball screw assembly|滚珠丝杠组件|8483409000|SET|套|55|410|6.2|2|25 mm, lead 5;32 mm, with nut
Amber glass bottle|琥珀色玻璃瓶|7010902000|THOUSAND|千个|90|240|160|1|100 ml, DIN 18;30 ml dropper
Wooden toy train|木制玩具火车|9503009000|ST|套|6|28|0.9|12|with three wagons;magnetic, beech
Tempered glass panel|钢化玻璃板|7007190000|SQM|平方米|13|37|25|4|8 mm, clear, polished edge;10 mm, frosted
Rattan armchair|藤椅|9401530000|UNIT|把|34|120|7.7|1|with cushion;stackable
Batik table runner|蜡染桌旗|6302510000|DZ|打|19|58|1.9|10|40 x 180 cm;hand stamped, 35 x 150 cm
Fishing reel|渔线轮|9507300000|PCE|个|12|88|0.36|30|spinning, size 4000;baitcast, left hand`),
  names: {
    first: [
      'Ege',
      'Serra',
      'Kowalski',
      'Yamato',
      'Karadeniz',
      'Ipanema',
      'Nusa',
      'Wagner',
      'Kappa',
      'Bosphor',
      'Aoki',
      'Wisła',
      'Merapi',
      'Tropical',
      'Lindner',
      'Baixada',
      'Marmara',
      'Haifeng',
      'Wanda',
      'Fuji Rock',
    ],
    trades: [
      'Mermer',
      'Têxtil',
      'Precision',
      'Radiatör',
      'Confecções',
      'Werkzeug',
      'Glas',
      'Gıda',
      'Seiki',
      'Meble',
      'Kerajinan',
      'Calçados',
      'Technik',
      'Drewno',
      'Tarım',
      'Bricks & Tiles',
      'Leisure',
    ],
    forwarding: ['Uluslararası Nakliyat', 'Spedition', 'Agenciamento de Cargas', 'Kaisou Forwarding', 'Spedycja', 'Freight Agency'],
  },
  fumigators: ['Akdeniz Fumigasyon', 'Litoral Controle de Pragas', 'Poznań Fumigacja', 'Sunda Fumigasi'],
  gates: gatesFrom(`
CN,Lianyungang,China,NKG
CN,Nansha,China,CAN
CN,Fuzhou,China,FOC
TR,Aliaga,Turkiye,ADB
TR,Gemlik,Turkiye,IST
TR,Mersin,Turkiye,ADA
BR,Santos,Brazil,GRU
BR,Itajai,Brazil,NVT
BR,Paranagua,Brazil,CWB
JP,Kobe,Japan,UKB
JP,Shimizu,Japan,FSZ
JP,Yokohama,Japan,HND
PL,Gdansk,Poland,GDN
PL,Gdynia,Poland,GDN
ID,Surabaya,Indonesia,SUB
ID,Tanjung Priok,Indonesia,CGK
DE,Wilhelmshaven,Germany,BRE
DE,Hamburg,Germany,HAM
AU,Botany Bay,Australia,SYD
AU,Fremantle,Australia,PER
AU,Townsville,Australia,TSV
NZ,Napier,New Zealand,NPE
NZ,Port Chalmers,New Zealand,DUD
SG,Singapore,Singapore,SIN`),
  vessels: [
    'ANATOLIAN BREEZE',
    'BALTIC WAGTAIL',
    'CAPITAN MORGADO',
    'FUJIN MARU',
    'GRAND SUNDA',
    'LADY MATILDE',
    'RIO DOCE',
    'VISTULA QUEEN',
  ],
  carriers: ['Baltic Wagtail Reederei GmbH', 'Grand Sunda Lines', 'Rio Doce Navegação S.A.', 'Fujin Kisen Kaisha, Ltd.'],
  airlines: [
    { name: 'Bosphor Wings Cargo', code: 'BW', prefix: '887' },
    { name: 'Aoki Air Freight', code: 'AK', prefix: '942' },
    { name: 'Garuda Merah Kargo', code: 'GM', prefix: '896' },
  ],
  packageTypes: ['COLLI', 'CRATES', 'PLTS', 'BAGS', 'DRUMS', 'BUNDLES', 'ROLLS'],
  paymentTerms: [
    'Bank transfer within 14 days of invoice',
    'CAD through first class bank',
    '30% deposit, rest on copy of shipping documents',
    'By sight draft',
    '2% 10 days, net 60',
    'Letter of credit, 120 days after shipment',
  ],
};
