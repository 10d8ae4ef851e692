/** Where there is little room, how long an answer took is told by its attempt alone. */
export const SELDOM_ASKED = 'max-[1400px]:hidden';
