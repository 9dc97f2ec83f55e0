import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { encode, type Packing } from './encode'

/** A cached response for many visitors: plain, and compressed on first request of each encoding. */
export type CachedResponse = {
  bytes: Buffer
  etag: string
  policy?: string
  until: number
  packed: (packing: Packing) => Promise<Buffer>
}

/**
 * Pages that have one answer, and those of which visitors choose among any number: the latter push out only each other.
 */
const maxBytes = { plain: 160 * 1024 * 1024, varied: 32 * 1024 * 1024 }
const maxAnswers = { plain: 5000, varied: 1000 }
const maxKeyLength = 2000

/**
 * The gateway's cache of shared responses. The key contains everything a response depends on; too long a key caches
 * nothing.
 */
export function responseCache(now: () => number = () => Date.now()) {
  // Compressed copies add about half again.
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

    /**
     * The response cached under `key`. Waits while one is being made: when a busy page's response expires, it is
     * rendered once, not for every visitor.
     */
    find: async (key: string): Promise<CachedResponse | undefined> => {
      const known = fresh(key)
      if (known) return known
      const making = inMaking.get(key)
      if (!making) return undefined
      await making
      return fresh(key)
    },

    /**
     * Lets others wait for the response to `key` until the returned function is called, which must happen on failure
     * too.
     */
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
      // Weak: the same page in another encoding has other bytes.
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
