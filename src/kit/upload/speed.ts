/** Window of the speed measurement (ms): a shorter one fluctuates, a longer one lags. */
const windowMs = 8000

/** Estimates beyond this (s) are not shown: a connection that has just started produces them. */
const maxSeconds = 24 * 3600

/** Estimated time until `bytes` are sent; undefined while unknown, and when finished. */
export function secondsLeft(bytes: number, perSecond: number): number | undefined {
  const left = perSecond > 0 ? Math.ceil(bytes / perSecond) : maxSeconds
  return left > 0 && left < maxSeconds ? left : undefined
}

/** Bytes per second over the recent window, from cumulative progress. */
export class Speed {
  private samples: { at: number; bytes: number }[] = []

  /** Records that `bytes` were sent so far; a lower value restarts the measurement. */
  note(bytes: number, at: number): void {
    const last = this.samples.at(-1)
    if (last && bytes < last.bytes) this.samples = []
    this.samples.push({ at, bytes })
    while (this.samples.length > 2 && at - (this.samples[0]?.at ?? at) > windowMs) this.samples.shift()
  }

  /** 0 until there are two samples. */
  get perSecond(): number {
    const [first, last] = [this.samples[0], this.samples.at(-1)]
    if (!first || !last || last.at - first.at < 500) return 0
    return Math.max(0, ((last.bytes - first.bytes) * 1000) / (last.at - first.at))
  }

  reset(): void {
    this.samples = []
  }
}
