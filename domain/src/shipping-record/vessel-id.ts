const FORM = /^\d{7}$/;

/** Whether a text is the IMO number of a ship: seven digits, the last of which checks the others (domain: identifiers and codes, §3). */
export function isVesselIdValid(text: string): boolean {
  if (!FORM.test(text)) return false;
  const sum = Array.from(text.slice(0, 6)).reduce((total, digit, at) => total + Number(digit) * (7 - at), 0);
  return sum % 10 === Number(text.charAt(6));
}
