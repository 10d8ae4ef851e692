/** Anybody may change their own role. Confirm waits for a role and for the answer. */
export declare function RoleDialog({ onClose }: {
    onClose: () => void;
}): import("react").JSX.Element;
