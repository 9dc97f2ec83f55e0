import type { Retry } from './define-job'

export const defaultRetry: Retry = { attempts: 8, firstMs: 5000, maxMs: 3_600_000 }

/**
 * The wait (ms) after the given number of failed attempts: it doubles each time. Half of it is random, so that jobs
 * that failed together do not return together.
 */
export function retryDelay(failed: number, { firstMs, maxMs }: Retry, random: () => number = Math.random): number {
  const whole = Math.min(maxMs, firstMs * 2 ** (failed - 1))
  return Math.round(whole / 2 + (random() * whole) / 2)
}
