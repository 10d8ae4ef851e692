import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Brings a model's folder into the cache; answers null when it is there, else why it is not. */
export function bringFolder(model, home, env) {
  const cache = join(home, '.cache', 'tallyport', 'engines');
  const name = `${model.name}-${model.version()}`;
  const folder = join(cache, name);
  if (existsSync(join(folder, 'ready.json'))) return null;
  const unfinished = join(cache, `.${name}.${process.pid}.${randomBytes(4).toString('hex')}`);
  try {
    mkdirSync(unfinished, { recursive: true });
    return model.fetchInto(unfinished, env) ?? putInPlace(unfinished, folder, model);
  } catch (error) {
    // A full disk, or a home that nobody may write to: never a reason for an install to fail.
    return error.message;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/** `ready.json` is written last, and the folder takes its name when it is whole: two installs at once do each other no harm. */
function putInPlace(unfinished, folder, { version, source }) {
  writeFileSync(join(unfinished, 'ready.json'), `${JSON.stringify({ version: version(), source, checksum: 'pinned' }, null, 2)}\n`);
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    if (!existsSync(join(folder, 'ready.json'))) throw error;
  }
  return null;
}
