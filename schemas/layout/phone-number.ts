/**
 * What a telephone dials for a number as people write it: `(02) 123-4567 ต่อ 89` and `02-123-4567-9` lead to the house, which then asks for the extension or
 * has more lines than the first. A fixed line in Thailand has nine digits.
 */
export const dialledNumber = (written: string): string =>
  (written.split(/ต่อ|ext|#/i)[0] ?? '').replaceAll(/[^+\d]/g, '').replace(/^(0[2-57]\d{7})\d\d?$/, '$1')
