/**
 * The rows of a file of words: a spelling, its language (BCP 47), where it is known from, and `often` where it is so common that it is also
 * found with a letter misread, or `large` for a title that is one in large print alone. A word that could as well be a value (`destination:`) ends with a colon, and counts only before a colon.
 */
export type Rows = readonly (readonly string[])[];
