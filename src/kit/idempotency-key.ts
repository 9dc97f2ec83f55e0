import { randomId } from './random-id'

/** An act whose outcome is unknown is remembered this long (ms): whoever tries again within it means the same act. */
const rememberedMs = 300_000

const open = new Map<string, { key: string; at: number }>()

/**
 * The key of an act, by its call and what it says. While nobody knows what became of it (the answer was lost, the gateway failed) the same
 * act has the same key, so that pressing again does nothing twice; `settle` ends that.
 */
export function idempotencyKey(path: string, input: unknown): { key: string; release: () => void } {
  const name = `${path} ${JSON.stringify(input)}`
  const known = open.get(name)
  const key = known && Date.now() - known.at < rememberedMs ? known.key : randomId()
  open.set(name, { key, at: Date.now() })
  return { key, release: () => void open.delete(name) }
}
