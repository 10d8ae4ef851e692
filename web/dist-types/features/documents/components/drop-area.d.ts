import { type ReactNode, type RefObject } from 'react';
interface DropAreaProps {
    readonly input: RefObject<HTMLInputElement | null>;
    onFiles(files: Iterable<File>): void;
    readonly children: ReactNode;
}
/** The whole region takes a drop and is outlined while files are over it; the strip at its foot says so and opens the chooser. */
export declare function DropArea({ input, onFiles, children }: DropAreaProps): import("react").JSX.Element;
export {};
