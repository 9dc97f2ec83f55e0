export type ExpiryChoice = 'never' | 'day' | 'week' | 'month' | 'date'

const days = { day: 1, week: 7, month: 30 } as const

/** When a choice ends, as an ISO time; null: never. A day ends when it does on this device. */
export function expiryOf(choice: ExpiryChoice, date: string, now = Date.now()): string | null {
  if (choice === 'never') return null
  if (choice !== 'date') return new Date(now + days[choice] * 86_400_000).toISOString()
  const end = new Date(`${date}T23:59:59`)
  return Number.isNaN(end.getTime()) ? null : end.toISOString()
}

/** A day as a date field has it, on this device. */
export function dayOf(time: string | number): string {
  const at = new Date(time)
  return [at.getFullYear(), String(at.getMonth() + 1).padStart(2, '0'), String(at.getDate()).padStart(2, '0')].join('-')
}
