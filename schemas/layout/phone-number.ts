/**
 * The digits to dial for a number as people write it: `(02) 123-4567 ต่อ 89` and `02-123-4567-9` lead to the main line,
 * without the extension or the further lines. A Thai landline has nine digits.
 */
export const dialledNumber = (written: string): string =>
  (written.split(/ต่อ|ext|#/i)[0] ?? '').replaceAll(/[^+\d]/g, '').replace(/^(0[2-57]\d{7})\d\d?$/, '$1')
