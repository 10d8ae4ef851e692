/** The present minute in milliseconds. All who ask tick together, once a minute, from one timer. */
export declare function useMinute(): number;
