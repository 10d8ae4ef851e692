import type { FastifyRequest } from 'fastify';

const NAME = 'tallyport_device';
const NINETY_DAYS_S = 90 * 24 * 60 * 60;

/** The token of the device that calls, or null. */
export function deviceTokenOf({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const cookies = (headers.cookie ?? '').split(';').map((cookie) => cookie.trim());
  return cookies.find((cookie) => cookie.startsWith(`${NAME}=`))?.slice(NAME.length + 1) ?? null;
}

/** The cookie that carries a device's token: for this API alone, and for no script. */
export function deviceCookie(token: string, { protocol }: Pick<FastifyRequest, 'protocol'>): string {
  const cookie = `${NAME}=${token}; Path=/api; Max-Age=${NINETY_DAYS_S}; HttpOnly; SameSite=Strict`;
  return protocol === 'https' ? `${cookie}; Secure` : cookie;
}
