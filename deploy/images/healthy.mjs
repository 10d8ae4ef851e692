/** The health check of a container: ends with 0 when the process beside it says that it is ready. */
const [port] = process.argv.slice(2);
const isReady = await fetch(`http://127.0.0.1:${port}/health`, { signal: AbortSignal.timeout(4_000) }).then(
  ({ ok }) => ok,
  () => false,
);
process.exitCode = isReady ? 0 : 1;
