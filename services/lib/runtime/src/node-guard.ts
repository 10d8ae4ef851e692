/**
 * Imported first by service mains and tool configurations: ends with a sentence where the wrong Node runs.
 * The pinned Node lies in `node_modules/.bin`; only a tool that is started by its own path misses it.
 */
const LOWEST = 24;

const major = Number.parseInt(process.versions.node, 10);
if (major < LOWEST) {
  process.stderr.write(
    `Tallyport runs on Node ${LOWEST} or newer, and this is ${process.versions.node}. ` +
      'Start tools through npm (npm run …, npx …): it puts the pinned Node first on the path.\n',
  );
  process.exit(1);
}
