/** What the app speaks. A further language is one entry here and one folder beside `en`, complete by its type. */
export declare const LANGUAGES: {
    readonly en: {
        readonly name: 'English';
        readonly tag: 'en-AU';
        readonly parts: {
            readonly entry: () => Promise<typeof import("./en/entry.js")>;
            readonly desk: () => Promise<typeof import("./en/desk.js")>;
            readonly job: () => Promise<typeof import("./en/job.js")>;
        };
    };
};
export type Language = keyof typeof LANGUAGES;
