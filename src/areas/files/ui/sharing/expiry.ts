export type ExpiryChoice = 'never' | 'day' | 'week' | 'month' | 'date'

const days = { day: 1, week: 7, month: 30 } as const

/** Expiry of a choice as an ISO time; null for never. A day ends in this device's time zone. */
export function expiryOf(choice: ExpiryChoice, date: string, now = Date.now()): string | null {
  if (choice === 'never') return null
  if (choice !== 'date') return new Date(now + days[choice] * 86_400_000).toISOString()
  const end = new Date(`${date}T23:59:59`)
  return Number.isNaN(end.getTime()) ? null : end.toISOString()
}

/** Date field value in this device's time zone. */
export function dayOf(time: string | number): string {
  const at = new Date(time)
  return [at.getFullYear(), String(at.getMonth() + 1).padStart(2, '0'), String(at.getDate()).padStart(2, '0')].join('-')
}
