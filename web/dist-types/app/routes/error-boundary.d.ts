import { Component, type ReactNode } from 'react';
interface Props {
    readonly children: ReactNode;
}
/** Keeps a defect of one screen from taking the shell with it. */
export declare class ErrorBoundary extends Component<Props, {
    broken: boolean;
}> {
    state: {
        broken: boolean;
    };
    static getDerivedStateFromError(): {
        broken: boolean;
    };
    componentDidCatch(error: Error): void;
    render(): ReactNode;
}
export {};
