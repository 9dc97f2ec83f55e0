import type { PartAddress } from './upload-channel'

/** How many parts are signed with one call, and how long an address is taken as good (ms); it holds for an hour. */
const atOnce = 20
const goodMs = 45 * 60_000

/** Addresses of an upload's parts: asked for in batches before they are needed, and anew when they grow old or were refused. */
export class PartAddresses {
  private readonly known = new Map<number, { promise: Promise<PartAddress>; at: number }>()

  constructor(
    private readonly sign: (numbers: number[]) => Promise<readonly PartAddress[]>,
    private readonly count: number,
    /** Parts that the store has need none. */
    private readonly has: (number: number) => boolean,
  ) {}

  /** `fresh`: the one that is known was refused. */
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
      // Whoever asks for it hears of a failure; a part that nobody asks for any more need not.
      promise.catch(() => this.known.delete(each))
      this.known.set(each, { promise, at: Date.now() })
    }
    return (this.known.get(number) as { promise: Promise<PartAddress> }).promise
  }
}
