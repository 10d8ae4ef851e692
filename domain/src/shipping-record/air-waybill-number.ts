const FORM = /^(\d{3})-?(\d{7})(\d)$/;

/** Whether a text is an air waybill number: the airline's three digits and eight more, of which the last is the first seven modulo 7. */
export function isAirWaybillNumberValid(text: string): boolean {
  const match = FORM.exec(text.replace(/\s/g, ''));
  if (match === null) return false;
  const serial = Number(match[2]);
  return serial > 0 && serial % 7 === Number(match[3]);
}

/** An air waybill number as `176-12345675`, or null where the text has not eleven digits. */
export function normaliseAirWaybillNumber(text: string): string | null {
  const match = FORM.exec(text.replace(/\s/g, ''));
  return match === null ? null : `${match[1]}-${match[2]}${match[3]}`;
}
