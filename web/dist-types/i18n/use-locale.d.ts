/** The tag by which dates and figures are written in the language that is spoken now. */
export declare function useLocale(): string;
