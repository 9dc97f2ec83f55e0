import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { encode, type Packing } from './encode'

/** One answer kept for many visitors: as it is, and each packing made when it is first asked for. */
export type CachedResponse = {
  bytes: Buffer
  etag: string
  policy?: string
  until: number
  packed: (packing: Packing) => Promise<Buffer>
}

/** Pages that have one answer, and those of which visitors choose among any number: the latter push out only each other. */
const maxBytes = { plain: 160 * 1024 * 1024, varied: 32 * 1024 * 1024 }
const maxAnswers = { plain: 5000, varied: 1000 }
const maxKeyLength = 2000

/** The gateway's memory of answers that visitors share. The key says all that an answer depends on; one too long keeps nothing. */
export function responseCache(now: () => number = () => Date.now()) {
  // About half as much again for both packings.
  const store = (kind: 'plain' | 'varied') =>
    new LRUCache<string, CachedResponse>({
      maxSize: maxBytes[kind],
      sizeCalculation: ({ bytes }) => Math.ceil(bytes.length * 1.5) + 1,
      max: maxAnswers[kind],
    })
  const cache = { plain: store('plain'), varied: store('varied') }
  const inMaking = new Map<string, Promise<void>>()

  const fresh = (key: string): CachedResponse | undefined => {
    const known = cache.plain.get(key) ?? cache.varied.get(key)
    return known && known.until > now() ? known : undefined
  }

  return {
    mayKeep: (key: string) => key !== '' && key.length < maxKeyLength,

    /** The answer kept under `key`. While one is being made it is waited for: when a busy page's answer ends, one visitor's request makes it anew and not everyone's. */
    find: async (key: string): Promise<CachedResponse | undefined> => {
      const known = fresh(key)
      if (known) return known
      const making = inMaking.get(key)
      if (!making) return undefined
      await making
      return fresh(key)
    },

    /** Lets others wait for the answer to `key` until the returned function is called, which must happen however the making ends. */
    startMaking: (key: string): (() => void) => {
      if (inMaking.has(key)) return () => {}
      let resolveMaking = () => {}
      const making = new Promise<void>((resolve) => {
        resolveMaking = resolve
      })
      inMaking.set(key, making)
      return () => {
        if (inMaking.get(key) === making) inMaking.delete(key)
        resolveMaking()
      }
    },

    keep: (
      key: string,
      text: string,
      { until, policy, isVaried = false }: { until: number; policy?: string; isVaried?: boolean },
    ): CachedResponse => {
      const bytes = Buffer.from(text)
      const made: Partial<Record<Packing, Promise<Buffer>>> = {}
      const packed = (packing: Packing) => (made[packing] ??= encode(bytes, packing))
      // Weak: the same page in another packing is another row of bytes.
      const entry: CachedResponse = {
        bytes,
        etag: `W/"${createHash('sha1').update(bytes).digest('base64url')}"`,
        until,
        packed,
        ...(policy ? { policy } : {}),
      }
      cache[isVaried ? 'varied' : 'plain'].set(key, entry)
      return entry
    },
  }
}
