import { type ComponentType } from 'react';
/** A screen inside the shell: loading until its code is there, and failing without the rest. */
export declare function Screen({ page: Page }: {
    page: ComponentType;
}): import("react").JSX.Element;
