/** What is kept in browsers of members only, and never shared. */
export const PRIVATE = 'private, max-age=86400, immutable';
