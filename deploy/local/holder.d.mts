/** The types of `holder.mjs`, which is plain JavaScript because a start looks before it builds anything. */
export interface Holder {
  readonly pid: number;
  readonly commandLine: string;
}
export declare function holderFile(folder: string): string;
export declare function homeOf(checkout: string, env?: NodeJS.ProcessEnv): string;
export declare function holderOf(folder: string): Holder | undefined;
export declare function alreadyRuns(folder: string, holder: Holder): string;
export declare function commandLineOf(pid: number): string | undefined;
