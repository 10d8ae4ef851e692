/** Make an account: with the name of an organisation it is made too, without one an admin has to invite. */
export declare function SignUpPage(): import("react").JSX.Element;
