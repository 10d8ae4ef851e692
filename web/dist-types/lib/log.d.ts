/** The web app's log is the browser's console: for people who look into a failure, never for the user. */
export declare function logWarning(what: string, about?: unknown): void;
