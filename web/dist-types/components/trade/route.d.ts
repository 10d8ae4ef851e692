/** From port to port, as UN/LOCODEs. */
export declare function Route({ origin, destination }: {
    origin: string | null;
    destination: string | null;
}): import("react").JSX.Element | null;
