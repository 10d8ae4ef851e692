import { country } from './countries.js';
import { goodsFrom } from './goods.js';
import { TRADE_PLACES } from './trade-places.js';
import type { World } from './world.js';

/** The world of the set `trade`. */
export const TRADE_WORLD: World = {
  ...TRADE_PLACES,
  selling: [
    country('CN', 'China', '中国', 'USD', {
      legalForms: 'Co., Ltd.|Co.,Ltd|Industry Co., Ltd.|Trading Co., Ltd.|International Limited',
      cities: 'Wenzhou City, Zhejiang Province|Shunde, Foshan, Guangdong|Zhongshan 528###, Guangdong|Shijiazhuang, Hebei',
      streets:
        'No.##, Xingye Road, Economic Development Zone|Floor #, Building B, Longteng Mansion|#th Industrial Road, Xiaolan Town|Rm.1#0#, Wanda Plaza',
    }),
    country('TW', 'Taiwan', '台湾', 'USD', {
      legalForms: 'Co., Ltd.|Enterprise Co., Ltd.|Precision Co., Ltd.',
      cities: 'Taichung City 40#|Changhua County 50#|Tainan City 70#',
      streets: 'No. ##, Lane 2##, Sec. #, Zhongzheng Rd.|No.#, Gong 7th Rd., Youth Ind. Park|#F.-#, No. 1##, Fuxing N. Rd.',
    }),
    country('VN', 'Vietnam', '越南', 'USD', {
      legalForms: 'Co., Ltd|Joint Stock Company|Export Company Limited',
      cities: 'Thuan An City, Binh Duong Province|Nhon Trach, Dong Nai|Tan Phu Dist., Ho Chi Minh City',
      streets: 'Lot A##-#, Viet Huong Industrial Park|1##/# Hoang Hoa Tham St.|Street No. #, Nhon Trach # IZ',
    }),
    country('TH', 'Thailand', '泰国', 'USD', {
      legalForms: 'Co., Ltd.|(Thailand) Co., Ltd.|Public Co., Ltd.',
      cities: 'Pathum Thani 12###|Nakhon Pathom 73###|Rayong 21###',
      streets: '## Moo #, Phaholyothin Road, Klong Nueng|1##/# Soi Lat Phrao 7#|5##/# Moo 3, Hemaraj Ind. Estate',
    }),
    country('IN', 'India', '印度', 'USD', {
      legalForms: 'Pvt. Ltd.|Exports|International Pvt. Ltd.|Industries Ltd.',
      cities: 'Moradabad - 244001, U.P.|Rajkot - 360 00#, Gujarat|Karur 639 00#, Tamil Nadu|Panipat - 132103, Haryana',
      streets: 'Plot No. ##, GIDC Phase II|G-1##, Sector 6#|Shed ##, Lodhika Estate, Kalawad Road|#/##, Vaiyapuri Nagar',
    }),
    country('DE', 'Germany', '德国', 'EUR', {
      legalForms: 'GmbH|GmbH & Co. KG|AG',
      cities: '58### Iserlohn|78### Tuttlingen|33### Bielefeld|90### Nürnberg',
      streets: 'Gutenbergstraße ##|Robert-Bosch-Straße #|Im Gewerbegebiet ##|Hauptstr. 1##',
    }),
    country('FR', 'France', '法国', 'EUR', {
      legalForms: 'SAS|SARL|S.A.S.U.',
      cities: '44### Nantes|67### Strasbourg|49### Cholet|38### Grenoble',
      streets: '## rue des Métiers|ZA de la Lande - BP ##|#, allée des Tilleuls|1## avenue Jean Jaurès',
    }),
    country('US', 'United States', '美国', 'USD', {
      legalForms: 'Inc.|LLC|Corporation|Products, Inc.',
      cities: 'Grand Rapids, MI 495##|Rockford, IL 611##|Reno, NV 895##|Tulsa, OK 741##',
      streets: '##00 Industrial Parkway|1##5 Eastern Ave. S.E.|PO Box ###|##10 Airport Road, Suite 1##',
    }),
    country('GB', 'United Kingdom', '英国', 'GBP', {
      legalForms: 'Ltd|Limited|(UK) Ltd',
      cities: 'Sheffield S# 8LN|Telford TF# 3BX|Redditch B9# 1QR',
      streets: 'Unit #, Hadley Park|## Bessemer Way|Forge Works, Mill Street',
    }),
  ],
  goods: goodsFrom(`
Hex bolt DIN 933 8.8 zinc plated|六角螺栓|7318158990|PCS|个|0.06|0.42|0.03|500|M8 x 40;M12 x 80;M10 x 25
Socket head cap screw A2-70|内六角螺钉|7318156990|PCE|个|0.05|0.35|0.02|1000|M5x16;M6x20;M8x30
Spring pin ISO 8752|弹性销|7318240000|EA|个|0.04|0.2|0.01|1000|4 x 24;6 x 40
CYLINDER HEAD GASKET|气缸垫|8484100000|EA|个|12|58|0.6|10|4BT 3.9L;KUBOTA V2203
Oil filter element|滤芯|8421230000|EA|个|3.1|14|0.45|24|spin-on M20x1.5;cartridge type
BRAKE PAD SET, FRONT|刹车片|8708301000|SET|套|9|31|1.6|12|TOYOTA HILUX 05-15;D-MAX 2.5TD
ALTERNATOR 12V 90A|发电机|8511500000|PCS|个|42|96|5.8|4|REMAN;NEW
Angle grinder 125mm|角磨机|8467290000|PCS|台|14|33|2.1|8|900W 220-240V/50Hz;1200W variable speed
Submersible pump|潜水泵|8413703000|SETS|套|38|145|11|2|0.75HP 1.25" outlet;1.5HP 2" outlet
LED Floodlight IP66|LED投光灯|9405420000|PCS|个|11|48|1.9|10|50W 4000K black;100W 6500K grey
Power cable H07RN-F|电缆|8544492000|M|米|0.9|6.2|0.31|100|3G1.5;5G4
Stainless steel sink|不锈钢水槽|7324100000|PCS|个|23|88|5.2|1|780x480x200 single bowl;1160x500 double bowl
Ceramic mug 11oz|陶瓷杯|6911101900|PCS|个|0.62|1.8|0.36|36|white, with color box;matt black
Bamboo cutting board|竹砧板|4419110000|PCS|个|1.9|6.4|0.95|20|38x28x2cm;set of 3
Steel office chair|办公椅|9401390000|PCS|把|21|74|11.5|1|mesh back HY-208;PU leather, chrome base
OUTDOOR DINING TABLE|户外餐桌|9403608000|PC|张|62|190|24|1|ACACIA 180X90X75CM;EUCALYPTUS FOLDING
Kids puzzle mat|拼图垫|9503008990|SETS|套|2.4|7.9|0.8|12|36pcs numbers;9pcs animals
Ladies woven blouse|女式衬衫|6206400090|PCS|件|3.9|11|0.18|50|100% polyester, style 8841;viscose print, style 9027
Mens T-shirt|男T恤|6109100000|PCS|件|1.8|5.5|0.17|60|100% cotton 180gsm, navy;white, S-XXL
Cushion cover 45x45cm|靠垫套|6304930000|PCS|个|1.2|4.7|0.22|60|jacquard grey;velvet mustard
Frozen pangasius fillets|冷冻巴沙鱼片|0304620000|KGS|千克|2.1|3.7|1|10|170-220 g, IQF, 10% glazing;well trimmed
Desiccated coconut fine grade|椰蓉|0801110000|KGS|千克|1.3|2.4|1|25|high fat;medium fat
Jasmine rice 100% grade A|茉莉香米|1006303000|BAGS|袋|11|24|20|1|20 kg PP bag;new crop
Pinot Gris 2022|灰皮诺葡萄酒|2204219000|CTN|箱|31|84|8.1|1|6 x 750 ml 12.5% vol;12 x 750 ml
Hydraulic hose assembly|液压软管|4009420000|EA|个|8|46|1.1|10|1/2" 2SN 1200mm;3/8" R2AT L=850
Proximity sensor inductive|接近开关|8536501900|EA|个|14|61|0.09|10|M12 PNP NO;M18 NPN NC
Servo motor 400W|伺服电机|8501520000|EA|台|110|380|2.4|1|with brake;24-bit encoder
Silicone sealant neutral cure|密封胶|3214109000|CTN|箱|18|42|8.6|1|300ml x 24 clear;white
Nitrile gloves powder free|丁腈手套|4015190000|BOX|盒|2.6|5.9|0.55|10|size M;size XL
Corrugated box machine spare: knife|刀片|8441900000|PCS|个|31|210|3.2|2|slitter 260x160;anvil cover`),
};

/** The kinds of goods that makers of parts sell. */
export const PARTS_CHAPTERS = ['73', '84', '85', '87', '40'] as const;
