import type { Dice } from '../dice.js';

/** Where goods go, and by what. Places are written as this shipment's papers write them. */
export interface Journey {
  readonly mode: 'sea' | 'air';
  readonly receipt: string;
  readonly loading: string;
  readonly discharge: string;
  readonly delivery: string;
  readonly vessel: string;
  readonly voyage: string;
  readonly carrier: string;
  readonly airline: Airline;
  readonly flight: string;
  readonly loadingCode: string;
  readonly dischargeCode: string;
}

/** An airline with its two-letter code and the prefix of its waybills. */
export interface Airline {
  readonly name: string;
  readonly code: string;
  readonly prefix: string;
}

interface Gate {
  readonly city: string;
  readonly country: string;
  readonly airport: string;
}

function gates(text: string): Record<string, Gate[]> {
  const list = text.split('|').map((entry) => {
    const [key = '', city = '', country = '', airport = ''] = entry.split(',');
    return { key, gate: { city, country, airport } };
  });
  return Object.fromEntries(list.map(({ key }) => [key, list.filter((other) => other.key === key).map(({ gate }) => gate)]));
}

const GATES = gates(
  'CN,Ningbo,China,NGB|CN,Qingdao,China,TAO|CN,Shanghai,China,PVG|CN,Shenzhen,China,SZX|VN,Ho Chi Minh City,Vietnam,SGN|VN,Hai Phong,Vietnam,HPH|DE,Hamburg,Germany,HAM|DE,Bremerhaven,Germany,BRE|IT,Genoa,Italy,GOA|IT,La Spezia,Italy,MXP|TH,Laem Chabang,Thailand,BKK|TH,Bangkok,Thailand,BKK|IN,Nhava Sheva,India,BOM|IN,Chennai,India,MAA|US,Houston,USA,IAH|US,Savannah,USA,SAV|JP,Osaka,Japan,KIX|JP,Nagoya,Japan,NGO|AU,Sydney,Australia,SYD|AU,Melbourne,Australia,MEL|AU,Brisbane,Australia,BNE|AU,Fremantle,Australia,PER|NZ,Auckland,New Zealand,AKL|NZ,Tauranga,New Zealand,TRG|GB,Felixstowe,United Kingdom,STN|GB,Southampton,United Kingdom,SOU|CA,Vancouver,Canada,YVR|CA,Halifax,Canada,YHZ',
);

const VESSELS =
  'OCEAN JUNIPER|MERIDIAN PEARL|KESTREL BAY|NORDIC HERON|CAPE LARKSPUR|PACIFIC ALDER|SILVER TERN|EASTERN GLORY|SPIRIT OF TASMAN';
const CARRIERS =
  'Kestrel Container Line|Meridian Ocean Carriers Ltd.|Tasman Star Shipping|Halcyon Lines Pte. Ltd.|Orient Bridge Shipping Co., Ltd.';
const AIRLINES: readonly Airline[] = [
  { name: 'Southern Tern Airways', code: 'QX', prefix: '947' },
  { name: 'Halcyon Air Cargo', code: 'H4', prefix: '836' },
  { name: 'Jade Crane Airlines', code: 'JK', prefix: '968' },
];

export function makeJourney(dice: Dice, from: string, to: string, mode: 'sea' | 'air'): Journey {
  const [loading, discharge] = [gateOf(dice, from), gateOf(dice, to)];
  const written = dice.pick<(gate: Gate) => string>([
    ({ city, country }) => `${city}, ${country}`,
    ({ city, country }) => `${city}, ${country}`.toUpperCase(),
    ({ city }) => city.toUpperCase(),
    ({ city, country }) => `${city} Port, ${country}`,
  ]);
  const airline = dice.pick(AIRLINES);
  return {
    mode,
    receipt: written(loading),
    loading: written(loading),
    discharge: written(discharge),
    delivery: written(discharge),
    vessel: dice.pick(VESSELS.split('|')),
    voyage: dice.pick([
      `${dice.between(101, 999)}${dice.pick(['N', 'S', 'E', 'W'])}`,
      `0${dice.digits(3)}W`,
      `${dice.letters(2)}${dice.between(101, 999)}${dice.pick(['A', 'B', 'N'])}`,
    ]),
    carrier: dice.pick(CARRIERS.split('|')),
    airline,
    flight: `${airline.code}${dice.between(101, 989)}`,
    loadingCode: loading.airport,
    dischargeCode: discharge.airport,
  };
}

function gateOf(dice: Dice, country: string): Gate {
  return dice.pick(GATES[country] ?? []);
}
