/** Paths that need no sign-in; a prefix counts as a whole segment. */
const PUBLIC_PATHS = ['/landing', '/login', '/sign_up', '/forgot_password', '/reset-password', '/profile', '/new_invoice', '/tariff'];

export function isPublicPath(path: string): boolean {
  return PUBLIC_PATHS.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
}
