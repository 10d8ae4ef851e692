import { hashAnswers } from './hash-answers.js';

/** `npm run bench:same -- FOLDER…`: one hash for the answers of each folder, to see that a change of the code changed none. */
for (const folder of process.argv.slice(2)) {
  const { answers, hash } = await hashAnswers(folder);
  console.log(`${hash}  ${answers} answers  ${folder}`);
}
