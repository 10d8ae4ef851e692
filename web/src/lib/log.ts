/** The web app's log is the browser's console: for people who look into a failure, never for the user. */
export function logWarning(what: string, about?: unknown): void {
  // oxlint-disable-next-line no-console -- the one place that writes there
  console.warn(`[tallyport] ${what}`, about);
}
