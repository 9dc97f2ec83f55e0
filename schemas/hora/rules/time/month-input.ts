const monthForm = /^(\d{4})-(\d{2})$/

/** What the call takes of `2026-11`; this month for anything else. */
export function monthInput(written: string): { year?: number; month?: number; era?: 'ce' } {
  const [, year, number] = monthForm.exec(written) ?? []
  return year && number && Number(number) >= 1 && Number(number) <= 12
    ? { year: Number(year), month: Number(number), era: 'ce' }
    : {}
}

export const monthText = ({ year, month }: { year: number; month: number }): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`
