/** A country as papers name it, with what addresses and legal forms look like there. */
export interface Country {
  readonly code: string;
  readonly name: string;
  readonly nameZh: string;
  readonly legalForms: readonly string[];
  /** City and what stands around it on the last line but one of an address. `#` is a digit. */
  readonly cities: readonly string[];
  readonly streets: readonly string[];
  readonly currency: string;
}

/** A country from lists whose entries stand between bars. */
export function country(
  code: string,
  name: string,
  nameZh: string,
  currency: string,
  lists: Record<'legalForms' | 'cities' | 'streets', string>,
): Country {
  const listOf = (text: string) => text.split('|');
  return {
    code,
    name,
    nameZh,
    currency,
    legalForms: listOf(lists.legalForms),
    cities: listOf(lists.cities),
    streets: listOf(lists.streets),
  };
}

/** Countries that sell in these papers. */
export const SELLING: readonly Country[] = [
  country('CN', 'China', '中国', 'USD', {
    legalForms: 'Co., Ltd.|Industrial Co., Ltd.|Import & Export Co., Ltd.|Trading Co., Limited',
    cities: 'Ningbo, Zhejiang 315###|Qingdao, Shandong 266###|Foshan, Guangdong 528###|Suzhou, Jiangsu 215###',
    streets: 'No. ## Renmin Road|Building #, Xinghai Industrial Park|Room 1#0#, ## Huaxia Avenue|Unit #B, Lotus Science Park',
  }),
  country('VN', 'Vietnam', '越南', 'USD', {
    legalForms: 'JSC|Company Limited|Joint Stock Company',
    cities: 'Di An City, Binh Duong|Hai Phong 18####|Thu Duc, Ho Chi Minh City',
    streets: 'Lot C-#, Song Than Zone|## Nguyen Trai Street|Road No. #, Trang Due Park',
  }),
  country('DE', 'Germany', '德国', 'EUR', {
    legalForms: 'GmbH|GmbH & Co. KG|AG',
    cities: '70### Stuttgart|28### Bremen|50### Koeln',
    streets: 'Lindenstrasse ##|Am Hafen #|Industrieweg 1##',
  }),
  country('IT', 'Italy', '意大利', 'EUR', {
    legalForms: 'S.r.l.|S.p.A.',
    cities: '20### Milano MI|41### Modena MO|31### Treviso TV',
    streets: 'Via Garibaldi ##|Viale delle Industrie #|Via Emilia 1##/A',
  }),
  country('TH', 'Thailand', '泰国', 'USD', {
    legalForms: 'Co., Ltd.|Public Company Limited',
    cities: 'Samut Prakan 10###|Chonburi 20###|Bangkok 10###',
    streets: '##/# Moo #, Bangna-Trad Road|88# Sukhumvit 7#|Amata Estate 700/##',
  }),
  country('IN', 'India', '印度', 'USD', {
    legalForms: 'Pvt. Ltd.|Private Limited|Exports LLP',
    cities: 'Jaipur 302###|Pune, Maharashtra 411###|Tiruppur 641###',
    streets: 'Plot No. ##, Phase #|1## M.G. Road|Survey No. #5/#',
  }),
  country('US', 'United States', '美国', 'USD', {
    legalForms: 'Inc.|LLC|Corp.',
    cities: 'Portland, OR 972##|Savannah, GA 314##|Houston, TX 770##',
    streets: '1#00 Harbor Drive|##0 Cedar Street, Suite 2##|4### Commerce Parkway',
  }),
  country('JP', 'Japan', '日本', 'JPY', {
    legalForms: 'Co., Ltd.|Corporation|K.K.',
    cities: 'Osaka 541-00##|Nagoya, Aichi 460-00##|Yokohama 220-00##',
    streets: '#-1#-# Minami-cho|2-# Sakae, Naka-ku|#-## Honmachi',
  }),
];

/** Countries that buy. */
export const BUYING: readonly Country[] = [
  country('AU', 'Australia', '澳大利亚', 'AUD', {
    legalForms: 'Pty Ltd|Pty. Limited|Australia Pty Ltd',
    cities: 'Port Melbourne VIC 32##|Wetherill Park NSW 21##|Eagle Farm QLD 40##|Fremantle WA 61##',
    streets: '## Lorimer Street|Unit #, 1## Percival Road|2## Kingsford Avenue|Level #, ## Quay Street',
  }),
  country('NZ', 'New Zealand', '新西兰', 'NZD', {
    legalForms: 'Limited|NZ Ltd|Holdings Limited',
    cities: 'Auckland 10##|Christchurch 80##|Tauranga 31##',
    streets: '## Fanshawe Street|1## Ferry Road|Unit #, # Kauri Drive',
  }),
  country('GB', 'United Kingdom', '英国', 'GBP', {
    legalForms: 'Ltd|Limited|PLC',
    cities: 'Felixstowe IP11 #QT|Manchester M1# 4BT|Bristol BS# 6HL',
    streets: '## Mill Lane|Unit #, Orwell Estate|1## Kingsway',
  }),
  country('CA', 'Canada', '加拿大', 'CAD', {
    legalForms: 'Inc.|Ltd.|Corporation',
    cities: 'Vancouver, BC V6B #N2|Mississauga, ON L4Z #S5|Halifax, NS B3J #K9',
    streets: '##0 Granville Street|1## Dundas Road West|## Barrington Street',
  }),
];
