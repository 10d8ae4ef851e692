import { readdir } from 'node:fs/promises';
import { COLUMNS } from '@tallyport/reading/lexicon/columns';
import { LABELS } from '@tallyport/reading/lexicon/labels';
import { expect, test } from 'vitest';

const LEXICON = new URL('../../../reading/src/lexicon/', import.meta.url);

test.each([
  ['labels', LABELS],
  ['columns', COLUMNS],
])('Each file of words in %s is called like the field that it names, and read', async (folder, table) => {
  const files = await readdir(new URL(folder, LEXICON), { recursive: true });
  const words = files.map((file) => file.replace(/^.*[/\\]/u, '')).filter((file) => file.endsWith('.json') && file !== 'precedence.json');
  expect(words.toSorted()).toEqual(
    Object.keys(table)
      .map((name) => `${name.replaceAll('_', '-')}.json`)
      .toSorted(),
  );
});
