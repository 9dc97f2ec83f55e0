import { defineSellable, type Sellable, type SellableLine } from '@gateway/sellable/sellable'
import { byKind, sellables } from '@gateway/sellable/sellables'

/** A sellable of another area, which has `seats` and remembers what it was told to do. */
export function trialSellable(kind: string, seats = Number.POSITIVE_INFINITY) {
  const reserved = new Map<string, SellableLine>()
  const steps: string[] = []
  const sellable: Sellable = defineSellable({
    kind,
    reserve: (_context, lines) => {
      const open = lines.filter(({ id }) => !reserved.has(id))
      const wanted = open.reduce((all, line) => all + line.quantity, 0)
      const taken = [...reserved.values()].reduce((all, line) => all + line.quantity, 0)
      if (taken + wanted > seats)
        return Promise.resolve(lines.map(({ id }) => ({ line: id, problem: 'short', left: seats - taken })))
      for (const line of open) reserved.set(line.id, line)
      steps.push('reserve')
      return Promise.resolve([])
    },
    release: (_context, lines) => {
      for (const { id } of lines) reserved.delete(id)
      steps.push('release')
      return Promise.resolve()
    },
    grant: ({ person }, lines) => {
      steps.push(`grant ${lines.length} to ${person ?? 'a guest'}`)
      return Promise.resolve()
    },
    revoke: (_context, lines) => {
      steps.push(`revoke ${lines.map(({ quantity }) => quantity).join()}`)
      return Promise.resolve()
    },
  })
  return {
    sellable,
    steps,
    reserved,
    all: byKind([...[...sellables.values()].filter((each) => each.kind !== kind), sellable]),
  }
}
