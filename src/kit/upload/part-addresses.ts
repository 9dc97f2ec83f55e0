import type { PartAddress } from './upload-channel'

/** Parts signed per call, and how long an address is trusted (ms); it is valid for an hour. */
const atOnce = 20
const goodMs = 45 * 60_000

/**
 * Presigned addresses of an upload's parts: requested in batches ahead of time, and again when they expire or were
 * refused.
 */
export class PartAddresses {
  private readonly known = new Map<number, { promise: Promise<PartAddress>; at: number }>()

  constructor(
    private readonly sign: (numbers: number[]) => Promise<readonly PartAddress[]>,
    private readonly count: number,
    /** Parts already stored need no address. */
    private readonly has: (number: number) => boolean,
  ) {}

  /** `fresh`: the known address was refused. */
  async get(number: number, fresh = false): Promise<PartAddress> {
    const found = this.known.get(number)
    if (found && !fresh && Date.now() - found.at < goodMs) return found.promise
    const numbers: number[] = []
    for (let next = number; next <= this.count && numbers.length < (fresh ? 1 : atOnce); next += 1)
      if (!this.has(next)) numbers.push(next)
    const request = this.sign(numbers)
    for (const each of numbers) {
      const promise = request.then((parts) => {
        const part = parts.find((one) => one.number === each)
        if (!part) throw new Error(`The gateway gave no address for part ${each}.`)
        return part
      })
      // Callers receive the failure; a part no longer requested may be ignored.
      promise.catch(() => this.known.delete(each))
      this.known.set(each, { promise, at: Date.now() })
    }
    return (this.known.get(number) as { promise: Promise<PartAddress> }).promise
  }
}
