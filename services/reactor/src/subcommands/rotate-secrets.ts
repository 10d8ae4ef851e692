import { rotateSecrets } from '../rotate-secrets.js';
import { withLog } from './operator.js';
import { Refused, type Subcommand } from './subcommand.js';

export const rotate: Subcommand = {
  usage: 'rotate-secrets',
  summary: 'Seals every kept secret with the first of SECRET_KEYS; after that the others can be taken away.',
  run: ({ config, print }) => {
    const { SECRET_KEYS: keys } = config;
    if (keys === undefined) throw new Refused('SECRET_KEYS is not set.');
    return withLog(config, async (pool) => {
      const { rotated, kept, notOpened } = await rotateSecrets(pool, keys);
      print(`${rotated} secrets were sealed anew with the key "${keys[0]?.id}", ${kept} were already`);
      for (const secret of notOpened) print(secret);
      if (notOpened.length > 0) print('Bring back the keys that these were sealed with, or type their secrets again.');
      return notOpened.length === 0;
    });
  },
};
