const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

export type TimeLeft = { days: number; hours: number; minutes: number; seconds: number }

/**
 * `ms` split into whole units. Without seconds, minutes are rounded up, so that a running countdown never shows zero.
 */
export function timeLeft(ms: number, withSeconds: boolean): TimeLeft {
  const left = Math.max(0, withSeconds ? Math.ceil(ms / second) * second : Math.ceil(ms / minute) * minute)
  return {
    days: Math.floor(left / day),
    hours: Math.floor((left % day) / hour),
    minutes: Math.floor((left % hour) / minute),
    seconds: Math.floor((left % minute) / second),
  }
}
