/**
 * The day on which `count` months or years from the anchor are over. Counted from the anchor, so that the 31st becomes
 * the last day of a shorter month and the 31st again after it.
 */
export function periodEnd(anchor: string, count: number, unit: 'month' | 'year'): string {
  const [year = 0, month = 1, day = 1] = anchor.split('-').map(Number)
  const months = year * 12 + (month - 1) + count * (unit === 'year' ? 12 : 1)
  const [toYear, toMonth] = [Math.floor(months / 12), months % 12]
  const lastDay = new Date(Date.UTC(toYear, toMonth + 1, 0)).getUTCDate()
  return new Date(Date.UTC(toYear, toMonth, Math.min(day, lastDay))).toISOString().slice(0, 10)
}
