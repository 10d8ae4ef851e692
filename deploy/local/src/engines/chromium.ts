import { executableOnPath, isExecutable } from './executables.js';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const KNOWN_PLACES = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium'];

/**
 * Answers the system's Chromium, or undefined. It is never fetched: browser tests without one are skipped by name.
 * `CHROME_PATH` names one that is not on PATH.
 */
export async function findChromium(env: NodeJS.ProcessEnv = process.env): Promise<string | undefined> {
  const named = env['CHROME_PATH'];
  if (named !== undefined && named !== '') return (await isExecutable(named)) ? named : undefined;
  const onPath = await executableOnPath(NAMES, env);
  if (onPath !== undefined) return onPath;
  for (const place of KNOWN_PLACES) if (await isExecutable(place)) return place;
  return undefined;
}
