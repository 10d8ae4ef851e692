import { expect, test } from 'vitest';
import { phrasesOf } from '../page/phrases.js';
import { Paper } from '../testing/paper.js';
import { withoutPlaceholders } from './placeholders.js';

const partsOf = (line: string) => withoutPlaceholders(phrasesOf(new Paper().print(40, 40, line).page())).map(({ text }) => text);

test.each([
  ['[City, ST ZIP Code] Springfield, IL 62701', ['Springfield, IL 62701']],
  ['[Your Company Name]', []],
  ['[X] Collect', ['[X] Collect']],
  ['[Steel] pipes', ['[Steel] pipes']],
])('of %s is left %j', (line, parts) => expect(partsOf(line)).toEqual(parts));
