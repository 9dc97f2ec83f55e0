/** How far back speed is looked at (ms): shorter jumps about, longer shows what was and not what is. */
const windowMs = 8000

/** Nobody plans by what is further away (s): a line that has just begun says such things. */
const maxSeconds = 24 * 3600

/** Until `bytes` have gone out; undefined while that cannot be said, and when it is over. */
export function secondsLeft(bytes: number, perSecond: number): number | undefined {
  const left = perSecond > 0 ? Math.ceil(bytes / perSecond) : maxSeconds
  return left > 0 && left < maxSeconds ? left : undefined
}

/** Bytes a second over the last seconds, from what had gone out at each moment. */
export class Speed {
  private samples: { at: number; bytes: number }[] = []

  /** `bytes` have gone out by now; less than before begins anew. */
  note(bytes: number, at: number): void {
    const last = this.samples.at(-1)
    if (last && bytes < last.bytes) this.samples = []
    this.samples.push({ at, bytes })
    while (this.samples.length > 2 && at - (this.samples[0]?.at ?? at) > windowMs) this.samples.shift()
  }

  /** 0 until there are two moments to compare. */
  get perSecond(): number {
    const [first, last] = [this.samples[0], this.samples.at(-1)]
    if (!first || !last || last.at - first.at < 500) return 0
    return Math.max(0, ((last.bytes - first.bytes) * 1000) / (last.at - first.at))
  }

  reset(): void {
    this.samples = []
  }
}
