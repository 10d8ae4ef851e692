/**
 * The organisation under which mail of accounts is recorded: what somebody is sent who need not belong to any. It has no row, no branch
 * and no member, and the gateway may begin such a stream and read none.
 */
export const ACCOUNT_MAIL_ORG = '00000000-0000-8000-8000-00006d61696c';
