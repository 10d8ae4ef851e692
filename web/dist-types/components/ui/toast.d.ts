/** One action at most; a toast never carries the only copy of an error. */
export interface ToastOptions {
    readonly title?: string;
    readonly action?: {
        readonly label: string;
        readonly onClick: () => void;
    };
}
/** Toasts at the bottom right. Errors stay until they are dismissed or acted on. */
export declare const toast: {
    success: (text: string, options?: ToastOptions) => void;
    error: (text: string, options?: ToastOptions) => void;
    warning: (text: string, options?: ToastOptions) => void;
    info: (text: string, options?: ToastOptions) => void;
    /** Only a sentence, for three seconds. */
    plain: (text: string) => undefined;
    /** A loading toast that becomes its result in place. */
    settle<T>(work: Promise<T>, texts: {
        loading: string;
        success: (value: T) => string;
        error: (cause: unknown) => string;
    }): Promise<T>;
};
