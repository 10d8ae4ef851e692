export declare const THEMES: readonly ['system', 'light', 'dark'];
export type Theme = (typeof THEMES)[number];
export declare function chooseTheme(theme: Theme): void;
export declare function useTheme(): Theme;
