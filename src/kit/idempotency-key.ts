import { randomId } from './random-id'

/**
 * How long an operation with unknown outcome is remembered (ms): a retry within this time counts as the same operation.
 */
const rememberedMs = 300_000

const open = new Map<string, { key: string; at: number }>()

/**
 * Idempotency key of an operation, by its call and input. While the outcome is unknown (response lost, gateway failed),
 * a retry gets the same key and has no second effect; `release` ends that.
 */
export function idempotencyKey(path: string, input: unknown): { key: string; release: () => void } {
  const name = `${path} ${JSON.stringify(input)}`
  const known = open.get(name)
  const key = known && Date.now() - known.at < rememberedMs ? known.key : randomId()
  open.set(name, { key, at: Date.now() })
  return { key, release: () => void open.delete(name) }
}
