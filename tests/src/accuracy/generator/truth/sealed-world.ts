import { country } from './countries.js';
import { goodsFrom } from './goods.js';
import { SEALED_PLACES } from './sealed-places.js';
import type { World } from './world.js';

/** The world of the set `sealed`. */
export const SEALED_WORLD: World = {
  ...SEALED_PLACES,
  selling: [
    country('CN', 'China', '中国', 'USD', {
      legalForms: 'Co., Ltd|Manufactory Co., Ltd.|Imp. & Exp. Co., Ltd.|Group Limited',
      cities: 'Cixi, Ningbo 315300|Jinhua City, Zhejiang|Huizhou, Guangdong 516###|Weifang, Shandong 261###',
      streets: 'No.1##8 Kaifa Avenue|Building #, Hongxing Ind. Zone|#/F, Jiahe Plaza, ## Tiyu Road|Dongwang Village, Guanhaiwei Town',
    }),
    country('IT', 'Italy', '意大利', 'EUR', {
      legalForms: 'S.r.l.|S.p.A.|di Rossi & C. S.a.s.',
      cities: '25### Lumezzane (BS)|40### Imola (BO)|53### Montepulciano (SI)|33### Manzano (UD)',
      streets: 'Via Ruca, ##|Via dell’Industria, #|Loc. Pian dei Pini ##|Strada Provinciale ##, km #',
    }),
    country('ES', 'Spain', '西班牙', 'EUR', {
      legalForms: 'S.L.|S.A.|S.Coop.',
      cities: '12### Castellón|26### Haro (La Rioja)|20### Eibar (Gipuzkoa)',
      streets: 'Polígono Ind. Azitain, parcela #|Ctra. de Onda, km #|C/ Bodegas, ##',
    }),
    country('NL', 'Netherlands', '荷兰', 'EUR', {
      legalForms: 'B.V.|Holland B.V.',
      cities: '2###  AB Lisse|5### PV Veghel|7### TD Enschede',
      streets: 'Heereweg ##|De Amert 1##|Marssteden ##',
    }),
    country('PL', 'Poland', '波兰', 'EUR', {
      legalForms: 'Sp. z o.o.|S.A.',
      cities: '62-### Swarzędz|41-### Chorzów|15-### Białystok',
      streets: 'ul. Przemysłowa ##|ul. Kolejowa #A|ul. Składowa ##',
    }),
    country('KR', 'Republic of Korea', '韩国', 'USD', {
      legalForms: 'Co., Ltd.|Precision Ind. Co.|Corporation',
      cities: 'Ansan-si, Gyeonggi-do 154##|Changwon-si, Gyeongnam 514##|Daegu 427##',
      streets: '##, Haean-ro, Danwon-gu|1##, Gongdan-ro, Seongsan-gu|##-gil #, Seongseo',
    }),
    country('MY', 'Malaysia', '马来西亚', 'USD', {
      legalForms: 'Sdn. Bhd.|Industries Sdn Bhd|Marketing Sdn. Bhd.',
      cities: '84### Muar, Johor|14### Simpang Ampat, Penang|47### Subang Jaya, Selangor',
      streets: 'PTD ##, Jalan Industri #|Lot 1##, Kawasan Perindustrian Bukit Pasir|No. ##, Jalan USJ 1/#',
    }),
    country('ID', 'Indonesia', '印度尼西亚', 'USD', {
      legalForms: 'Tbk|Indonesia|Sejahtera',
      cities: 'Jepara 594##, Central Java|Sidoarjo 612##, East Java|Tangerang 151##, Banten',
      streets: 'Jl. Raya Tahunan No. ##|Jl. Industri Raya III Blok A#|Desa Mulyosari RT 0#/RW 0#',
    }),
    country('US', 'United States', '美国', 'USD', {
      legalForms: 'Co., Inc.|Mfg. LLC|Corp.|Incorporated',
      cities: 'Erie, PA 165##|Lenexa, KS 662##|Chattanooga, TN 374##',
      streets: '##21 West Ridge Road|1##00 Rosehill Rd|##4 Amnicola Highway, Bldg #',
    }),
  ],
  goods: goodsFrom(`
Brass ball valve PN40|黄铜球阀|8481809000|PZ|个|2.1|19|0.36|48|1/2" F-F lever;1" M-F butterfly
Radiator thermostat head|恒温器|9032100000|NR|个|5.4|17|0.18|60|M30x1.5 white;chrome
Porcelain floor tile rectified|瓷砖|6907210000|M2|平方米|6.8|23|22|1|60x120 cm Statuario;20x120 Roble
Rioja Reserva 2018 75 cl|里奥哈红酒|2204210000|BOT|瓶|3.9|14|1.35|12|13.5% vol;magnum 150 cl
Extra virgin olive oil|特级初榨橄榄油|1509200000|BOT|瓶|3.2|8.8|1.2|12|500 ml Marasca;1 L tin
Tulip bulbs size 12/+|郁金香球茎|0601100000|ST|个|0.09|0.22|0.03|500|Strong Gold;Barcelona
Gouda cheese 48+ wheel|高达奶酪|0406902300|KG|千克|4.8|7.2|1|20|young, 4.5 kg wheel;cumin
Oak dining chair|橡木餐椅|9401610000|szt.|把|41|97|6.8|2|ART. 2141 natural;upholstered grey
Linear guide rail HGR20|直线导轨|8466930000|EA|根|18|73|2.3|4|L=1200;L=640 H-class
CNC turning insert|数控刀片|8209000000|EA|片|2.2|7.9|0.01|100|CNMG 120408-MP;DNMG 150604
Tapered roller bearing|圆锥滚子轴承|8482200000|PCS|个|1.9|26|0.31|50|30205 J2;32210
Air conditioning compressor|空调压缩机|8414301900|PCS|台|67|188|6.1|4|HYUNDAI i30;KIA SPORTAGE
Teak garden bench|柚木长凳|9401690000|PCS|张|54|130|17|1|150 cm, KD;120 cm, oiled
Rattan basket set of 3|藤篮|4602120000|SET|套|5.1|16|1.6|8|natural;whitewash
Rubberwood bedroom set|橡胶木卧室套装|9403500000|SET|套|160|390|96|1|queen, walnut;king, white
Palm olein RBD IV56|棕榈液油|1511900000|MT|吨|810|1140|1000|1|jerrycan 20 L;flexitank
Instant noodles|方便面|1902300000|CTN|箱|4.6|9.9|3.4|1|chicken 40 x 75 g;laksa 24 x 105 g
Hydrochloric inhibitor HX-11|缓蚀剂|3811900000|DRUM|桶|122|310|208|1|200 L;IBC
Polyester webbing 50mm|涤纶织带|5806320000|ROLL|卷|8|21|4.4|6|100 m orange;7500 kg
Bed sheet set queen 250TC|床单套装|6302310000|SET|套|7.7|18|1.4|12|white;sage
Yoga mat TPE 6mm|瑜伽垫|9506919000|PCS|张|3.1|8|0.95|16|lilac/grey;black
Pet water fountain 2.5L|宠物饮水机|8509809000|PCS|台|6.9|15|0.9|12|EU plug;AU plug
Folding aluminium ladder|铝梯|7616991090|PCS|架|22|69|9.2|1|3.8 m telescopic;4x3 hinge
Galvanised chain 8mm|镀锌链条|7315820000|MTR|米|1.6|3.9|1.4|50|short link;long link
Diesel fuel injector|柴油喷油嘴|8409999900|EA|个|36|142|0.6|6|0445110369;095000-5471
Heat shrink tubing 2:1|热缩管|3917320000|MTR|米|0.11|0.9|0.02|500|12.7 mm black;assorted
Cordless blower 18V|吹风机|8467890000|UNIT|台|27|61|2.2|4|bare tool;kit 2 x 4 Ah
Welding wire ER70S-6|焊丝|8311200000|KGS|千克|1.3|2.4|1|15|1.0 mm, 15 kg spool;0.8 mm`),
};
