/** The types of `bootstrap.mjs`, which is plain JavaScript because it runs before anything is installed. */
export declare const root: string;
export declare function prepare(): string;
export declare function needsInstall(folder: string): boolean;
export declare function pinnedNode(folder: string): string;
export declare function linkPinnedNode(folder: string): void;
export declare function runUnder(node: string, args: readonly string[]): Promise<number>;
export declare function environment(node: string): NodeJS.ProcessEnv;
export declare function giveUp(sentence: string): never;
