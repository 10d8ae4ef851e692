import { BUYING, SELLING } from './countries.js';
import { goodsFrom } from './goods.js';
import { gatesFrom, type World } from './world.js';

/** The world of the sets `develop` and `tuned`. */
export const FIRST_WORLD: World = {
  selling: SELLING,
  buying: BUYING,
  goods: goodsFrom(`
Stainless steel vacuum flask|不锈钢真空保温杯|9617001900|PCS|个|3.2|9.8|0.42|24|500 ml, brushed;750 ml, powder coated;1 L with handle
Folding camping chair|折叠露营椅|9401790000|PCS|把|8|22|2.9|6|steel frame, 600D polyester seat;aluminium frame, with cup holder
Ceramic dinner plate|陶瓷餐盘|6911101900|PCS|个|0.9|3.6|0.55|36|27 cm, reactive glaze;21 cm, white
Cotton bath towel|棉浴巾|6302601000|PCS|条|2.1|6.4|0.48|40|70 x 140 cm, 500 gsm;100 x 150 cm, jacquard border
LED ceiling light|LED吸顶灯|9405119000|SETS|套|11|38|1.6|8|24 W, 4000 K, IP44;36 W, dimmable, with driver
Centrifugal water pump|离心水泵|8413709990|UNITS|台|85|420|21.5|1|0.75 kW, cast iron housing;2.2 kW, three phase, stainless impeller
Ball valve|球阀|8481804090|PCS|个|2.4|18|0.6|50|DN25 brass, full bore;DN50 stainless steel 316
Hydraulic hose assembly|液压软管总成|4009420000|PCS|根|6|27|1.1|20|1/2 inch, two wire braid, 1.5 m;3/4 inch with JIC fittings, 2 m
Wooden dining table|木制餐桌|9403609990|PCS|张|95|310|34|1|solid oak, 180 x 90 cm;acacia top with steel legs
Ground roasted coffee|烘焙研磨咖啡|0901210000|KGS|千克|7|14|1.03|12|dark roast, 1 kg valve bag;single origin, medium grind
Extra virgin olive oil|特级初榨橄榄油|1509200000|BOTTLES|瓶|4.2|9.5|0.95|12|500 ml glass;750 ml, cold pressed
Rice noodles|米粉|1902303000|CARTONS|箱|9|16|6.2|1|dried, 200 g x 30;vermicelli, 400 g x 15
Men's woven shirt|男式机织衬衫|6205200099|PCS|件|5.5|17|0.26|40|100 % cotton, long sleeve;cotton linen blend, short sleeve
Ladies' rain jacket|女式雨衣|6202400000|PCS|件|12|34|0.5|20|recycled polyester, seam sealed;with detachable hood
Running shoes|跑鞋|6404110000|PAIRS|双|9|31|0.8|12|mesh upper, EVA sole, size 40-45;trail model, size 36-41
Lithium battery drill|锂电电钻|8467210000|SETS|套|24|79|2.3|6|18 V, with charger and case;12 V compact, two speeds
Bearing, deep groove|深沟球轴承|8482102000|PCS|个|0.8|12|0.2|100|6204-2RS;6308-ZZ, C3 clearance
Solar inverter|太阳能逆变器|8504403090|UNITS|台|190|880|17|1|5 kW single phase;10 kW, three phase, with WiFi
Glass jar with lid|带盖玻璃罐|7010909000|PCS|个|0.35|1.4|0.31|48|500 ml, bamboo lid;1 L, clip top
Natural rubber gloves|天然橡胶手套|4015199000|PAIRS|双|0.4|1.2|0.06|240|household, size M;heavy duty, size L, orange
Office swivel chair|办公转椅|9401390000|PCS|把|38|120|14.5|1|mesh back, adjustable arms;high back, synthetic leather
Polyester yarn|涤纶纱线|5402330000|KGS|千克|1.6|3.1|1.04|25|150D/48F DTY, raw white;75D/72F, semi dull
Aluminium window profile|铝窗型材|7604299000|KGS|千克|2.9|4.6|1.02|50|6063-T5, anodised, 6 m;powder coated, thermal break
Frozen prawns|冻虾|0306171900|KGS|千克|6.5|13|1.1|10|headless, shell on, 16/20;peeled and deveined, 26/30
Bicycle helmet|自行车头盔|6506100000|PCS|个|6|26|0.33|20|in-mould, size M;with LED tail light, size L
Kitchen knife set|厨房刀具套装|8211100000|SETS|套|11|45|1.9|10|five pieces, with block;three pieces, Damascus pattern
Paper carrier bag|纸手提袋|4819400000|PCS|个|0.12|0.6|0.05|500|kraft, twisted handle, 32 x 40 cm;white, rope handle
Wireless barcode scanner|无线条码扫描器|8471605000|UNITS|台|35|140|0.4|20|2D imager, USB dongle;Bluetooth, with cradle
Garden secateurs|园艺剪|8201500000|PCS|把|2.5|11|0.28|60|bypass, 20 cm;anvil type, with sheath
Porcelain floor tile|瓷质地砖|6907219000|M2|平方米|5.5|15|22|2|60 x 60 cm, matt grey;30 x 60 cm, polished`),
  names: {
    first: [
      'Harlow',
      'Brightwater',
      'Silverpine',
      'Eastgate',
      'Marlin',
      'Copperfield',
      'Juniper',
      'Redstone',
      'Lakeview',
      'Orchid',
      'Falcon',
      'Meridian',
      'Southbank',
      'Goldleaf',
      'Amber',
      'Tidewater',
      'Northcape',
      'Bluegum',
      'Sunrise',
      'Jade River',
      'Kingfisher',
      'Stonebridge',
      'Evergreen',
      'Whitehaven',
    ],
    trades: [
      'Homewares',
      'Machinery',
      'Textiles',
      'Tools',
      'Foods',
      'Furniture',
      'Lighting',
      'Instruments',
      'Ceramics',
      'Outdoor',
      'Electronics',
      'Hardware',
      'Packaging',
      'Trading',
      'Supplies',
      'Imports',
      'Industries',
      'Components',
    ],
    forwarding: ['Logistics', 'Freight Forwarding', 'Freight Services', 'International Forwarders', 'Shipping & Logistics'],
  },
  fumigators: ['Clearfield Pest Control', 'Orchard Pest Control', 'Harbourside Pest Control', 'Pinnacle Pest Control'],
  gates: gatesFrom(`
CN,Ningbo,China,NGB
CN,Qingdao,China,TAO
CN,Shanghai,China,PVG
CN,Shenzhen,China,SZX
VN,Ho Chi Minh City,Vietnam,SGN
VN,Hai Phong,Vietnam,HPH
DE,Hamburg,Germany,HAM
DE,Bremerhaven,Germany,BRE
IT,Genoa,Italy,GOA
IT,La Spezia,Italy,MXP
TH,Laem Chabang,Thailand,BKK
TH,Bangkok,Thailand,BKK
IN,Nhava Sheva,India,BOM
IN,Chennai,India,MAA
US,Houston,USA,IAH
US,Savannah,USA,SAV
JP,Osaka,Japan,KIX
JP,Nagoya,Japan,NGO
AU,Sydney,Australia,SYD
AU,Melbourne,Australia,MEL
AU,Brisbane,Australia,BNE
AU,Fremantle,Australia,PER
NZ,Auckland,New Zealand,AKL
NZ,Tauranga,New Zealand,TRG
GB,Felixstowe,United Kingdom,STN
GB,Southampton,United Kingdom,SOU
CA,Vancouver,Canada,YVR
CA,Halifax,Canada,YHZ`),
  vessels: [
    'OCEAN JUNIPER',
    'MERIDIAN PEARL',
    'KESTREL BAY',
    'NORDIC HERON',
    'CAPE LARKSPUR',
    'PACIFIC ALDER',
    'SILVER TERN',
    'EASTERN GLORY',
    'SPIRIT OF TASMAN',
  ],
  carriers: [
    'Kestrel Container Line',
    'Meridian Ocean Carriers Ltd.',
    'Tasman Star Shipping',
    'Halcyon Lines Pte. Ltd.',
    'Orient Bridge Shipping Co., Ltd.',
  ],
  airlines: [
    { name: 'Southern Tern Airways', code: 'QX', prefix: '947' },
    { name: 'Halcyon Air Cargo', code: 'H4', prefix: '836' },
    { name: 'Jade Crane Airlines', code: 'JK', prefix: '968' },
  ],
  packageTypes: ['CARTONS', 'CTNS', 'CTN', 'PACKAGES', 'PALLETS', 'CASES'],
  paymentTerms: [
    'Net 30 days',
    'T/T 30 % in advance, 70 % before shipment',
    '60 days from B/L date',
    'L/C at sight',
    'Cash against documents',
    '100% T/T in advance',
  ],
};
