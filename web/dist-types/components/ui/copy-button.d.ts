/** Copies a text; says "Copied" for two seconds. */
export declare function CopyButton({ text }: {
    text: string;
}): import("react").JSX.Element;
