interface JobSwitcherProps {
    readonly jobId: string;
    readonly open: boolean;
    readonly onOpenChange: (open: boolean) => void;
    readonly className: string;
}
/** The crumb of the job: the organisation's open jobs, typed to filter. */
export declare function JobSwitcher({ jobId, open, onOpenChange, className }: JobSwitcherProps): import("react").JSX.Element;
export {};
