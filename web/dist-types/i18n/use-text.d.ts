/** The translator `t` of the language that is spoken now; the component renders again when that changes. */
export declare function useText(): import("i18next").TFunction<["desk", ...never[]], undefined>;
