import { type ReactNode } from 'react';
/**
 * A value that washes once when it changes while it is shown. `version` is what stands for the value; the first one
 * never washes, so that a list which just appeared is quiet.
 */
export declare function LiveValue({ version, className, children }: {
    version: string;
    className?: string;
    children: ReactNode;
}): import("react").JSX.Element;
