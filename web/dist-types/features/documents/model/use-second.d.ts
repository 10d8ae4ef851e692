/** The time, once a second while `ticking`: only rows that show a running figure are drawn again. */
export declare function useSecond(ticking: boolean): number;
