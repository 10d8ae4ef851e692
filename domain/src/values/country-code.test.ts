import { expect, test } from 'vitest';
import { countryCodeIn } from './country-code.js';

test.each([
  ['CN', 'CN'],
  ['Made in China', 'CN'],
  ['NINGBO, P.R. CHINA', 'CN'],
  ['U.S.A.', 'US'],
  ['Viet Nam', 'VN'],
  ['South Korea', 'KR'],
  ['Hong Kong SAR China', 'HK'],
  ['France', 'FR'],
  ['United Kingdom', 'GB'],
  ['Russia', 'RU'],
  ['UK', 'GB'],
  ['越南', 'VN'],
  ['Deutschland', 'DE'],
  ['Łódź, Polska', 'PL'],
  ['Pays-Bas', 'NL'],
  ['Sverige', 'SE'],
  ['Việt Nam', 'VN'],
])('%s is %s', (text, code) => {
  expect(countryCodeIn(text)).toBe(code);
});

test.each(['', 'various', 'China or Vietnam', 'XX'])('"%s" names no one country', (text) => {
  expect(countryCodeIn(text)).toBeNull();
});
