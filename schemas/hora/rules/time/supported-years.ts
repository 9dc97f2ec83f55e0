/** The CE years for which charts and dates are promised. */
export const supportedYears = { first: 1800, last: 2100 } as const

export const unsupportedText = {
  en: 'Dates from 1800 to 2100 (BE 2343–2643) can be computed.',
  th: 'คำนวณได้ตั้งแต่ พ.ศ. 2343 ถึง 2643 (ค.ศ. 1800–2100)',
}
