import { describe, expect, test } from 'vitest';
import { translateByGlossary } from './translate.js';
import { untranslated, withTranslations } from './translate-readings.js';
import { CHINESE_WORDS } from './vocabulary.js';

const english = (text: string) => translateByGlossary(text)?.text ?? null;

describe('translateByGlossary', () => {
  // biome-ignore format: a table reads best in rows
  test.each([
    ['不锈钢保温杯', 'Stainless steel vacuum flasks'],
    ['家用电动剃须刀', 'Household electric shavers'],
    ['塑料袋', 'Plastic bags'],
    ['一般贸易', 'General trade'],
    ['深圳市', 'Shenzhen'],
    ['水路运输', 'Sea transport'],
    ['100个', '100 pcs'],
    ['个', 'Pcs'],
    ['台灯 12台', 'Table lamps 12 sets'],
    ['棉制T恤衫（白色），型号：TS-200', 'Cotton T-shirts (white), model: TS-200'],
    ['LED灯 220V 5.5W', 'LED lamps 220V 5.5W'],
  ])('%s', (chinese, wanted) => {
    expect(english(chinese)).toBe(wanted);
    expect(translateByGlossary(chinese)?.complete).toBe(true);
  });

  test('what it does not know stays, and it says so', () => {
    expect(translateByGlossary('深圳市华强电子有限公司')).toEqual({
      text: 'Shenzhen 华强 Electronics Co., Ltd.',
      by: 'glossary',
      complete: false,
    });
  });

  test('no Chinese, or none of it known: no translation', () => {
    expect(translateByGlossary('STEEL HAMMER')).toBeNull();
    expect(translateByGlossary('龘靐')).toBeNull();
  });

  test('every digit and Latin letter of a text is in its translation', () => {
    expect(english('螺栓M8×30，2,500件 HS:7318159000')).toContain('M8×30, 2,500 pcs HS:7318159000');
  });

  test('the glossary is of a size that trade papers need', () => {
    expect(CHINESE_WORDS.size).toBeGreaterThan(1_000);
    expect([...CHINESE_WORDS.keys()].filter((word) => !/\p{Script=Han}/u.test(word))).toEqual([]);
  });
});

describe('withTranslations', () => {
  const reading = (value: string) => ({ value, raw: value, place: null, method: 'text layer' as const, confidence: 0.9 });

  test('puts English beside Chinese and leaves all else as it was read', () => {
    const readings = { description: reading('不锈钢'), product_code: reading('A-1') };
    expect(withTranslations(readings, new Map())).toEqual({
      description: { ...readings.description, translation: { text: 'Stainless steel', by: 'glossary', complete: true } },
      product_code: readings.product_code,
    });
  });

  test('asks a model only about what the glossary leaves, and says whose English it is', () => {
    const readings = { seller_name: reading('华强电子'), description: reading('不锈钢') };
    expect(untranslated([readings, readings])).toEqual(['华强电子']);
    const said = withTranslations(
      readings,
      new Map([
        ['华强电子', 'Huaqiang Electronics'],
        ['不锈钢', 'rusty steel'],
      ]),
    );
    expect(said['seller_name']?.translation).toEqual({ text: 'Huaqiang Electronics', by: 'model', complete: true });
    expect(said['description']?.translation?.text).toBe('Stainless steel');
    expect(said['seller_name']?.value).toBe('华强电子');
  });
});
