import type { TillSale } from '@schemas/organisation/entities/sale'
import type { OutboxRow } from './till-types'

const batch = 25
/** No answer, no session, too many calls, no gateway: the next one would fare no better. */
const stopping = new Set([0, 401, 429, 502, 503])
/** The register is not there for this session: none of its sales is taken. */
const ofRegister = new Set([403, 404])

export type SentGroup = { register: string; segment: string; sales: TillSale[] }
/** A sale that the gateway does not take, with its reason; it stays on the device. */
export type RefusedSale = { id: string; number: string; message: string }
type Work = {
  /** Resolves to the ids of the sales that the gateway has; throws what the gateway answers. */
  send: (group: SentGroup) => Promise<readonly string[]>
  onTaken: (ids: readonly string[]) => Promise<void>
  /** HTTP status of an error, 0 without network; undefined for what is no answer. */
  statusOf: (error: unknown) => number | undefined
}

/**
 * Hands over what waits, by register and device, the oldest first. One that is refused does not hold back the others: a
 * batch is sent again sale by sale, and the next register follows.
 */
export async function sendOutbox(
  rows: readonly OutboxRow[],
  { send, onTaken, statusOf }: Work,
): Promise<{ refused: RefusedSale[]; isAway: boolean }> {
  const refused: RefusedSale[] = []
  for (const group of groupsOf(rows)) {
    const parts = Array.from({ length: Math.ceil(group.length / batch) }, (_, at) =>
      group.slice(at * batch, (at + 1) * batch),
    )
    for (let part = parts.shift(); part; part = parts.shift()) {
      const { register = '', segment = '' } = part[0] ?? {}
      try {
        await onTaken(await send({ register, segment, sales: part.map(({ sale }) => sale) }))
      } catch (error) {
        const status = statusOf(error)
        if (status === undefined || stopping.has(status)) return { refused, isAway: status === 0 }
        const isWhole = ofRegister.has(status)
        if (part.length > 1 && !isWhole) parts.unshift(...part.map((row) => [row]))
        else {
          const message = error instanceof Error ? error.message : ''
          const rest = isWhole ? [...part, ...parts.splice(0).flat()] : part
          refused.push(...rest.map(({ id, number }) => ({ id, number, message })))
        }
      }
    }
  }
  return { refused, isAway: false }
}

function groupsOf(rows: readonly OutboxRow[]): OutboxRow[][] {
  const groups = new Map<string, OutboxRow[]>()
  for (const row of rows) {
    const key = JSON.stringify([row.register, row.segment])
    groups.set(key, [...(groups.get(key) ?? []), row])
  }
  return [...groups.values()]
}
