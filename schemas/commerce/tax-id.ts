/** Whether these are 13 digits of a Thai tax or citizen id, the last of which fits the others. */
export function isTaxId(digits: string): boolean {
  if (!/^\d{13}$/.test(digits)) return false
  const sum = Array.from(digits.slice(0, 12)).reduce((all, digit, at) => all + Number(digit) * (13 - at), 0)
  return (11 - (sum % 11)) % 10 === Number(digits[12])
}
