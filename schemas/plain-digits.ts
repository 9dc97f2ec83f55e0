/** ASCII digits in place of Thai ones, which Thai keyboards type. */
export const plainDigits = (text: string): string =>
  text.replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50))
