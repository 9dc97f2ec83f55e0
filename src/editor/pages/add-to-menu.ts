import { callGateway, GatewayError } from '@kit/call-gateway'
import type { MenuItem } from '@schemas/site/entities/space'
import { isRecord } from '@schemas/layout/json'
import { menuDocument, menuOfKey, menuType, maxEntries } from '@schemas/layout/menu-section'
import { calls } from '../state/calls'

/** Retries after a conflict with another person's save. */
const maxRetries = 3

/** Appends an entry to a menu's draft, even while others edit it. Throws the gateway's refusal. */
export async function addToMenu(key: string, entry: MenuItem): Promise<void> {
  for (let tries = 1; ; tries++) {
    const { version, content } = await callGateway(calls.open, { key })
    try {
      await callGateway(calls.save, { key, base: version, content: withEntry(content, menuOfKey(key) ?? '', entry) })
      return
    } catch (error) {
      if (!(error instanceof GatewayError) || error.status !== 409 || tries === maxRetries) throw error
    }
  }
}

/**
 * A menu's document with the entry appended where everybody sees it, in a new list where no existing one can take it.
 * Pure.
 */
export function withEntry(document: unknown, menu: string, entry: MenuItem): Record<string, unknown> {
  const current = isRecord(document) ? document : {}
  const rows = entered(current.rows, entry, true) ?? entered(current.rows, entry, false)
  if (rows) return { ...current, rows }
  const begun = menuDocument(menu, [entry])
  const [row] = begun.rows as object[]
  const others = Array.isArray(current.rows) ? current.rows : []
  return {
    ...begun,
    ...current,
    rows: others.length > 0 ? [...others, { ...row, id: `menu-${others.length + 1}` }] : begun.rows,
  }
}

/**
 * The rows with the entry appended to the last list (with `isForAll`, of those that everybody sees); undefined if there
 * is no such list or it is full.
 */
function entered(rows: unknown, entry: MenuItem, isForAll: boolean): unknown {
  let isDone = false
  let isFull = false
  const add = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.toReversed().map(add).toReversed()
    if (!isRecord(value) || isDone || (isForAll && value.shown !== undefined)) return value
    if (value.type === menuType && isRecord(value.props)) {
      const items: unknown[] = Array.isArray(value.props.items) ? value.props.items : []
      isDone = true
      isFull = items.length >= maxEntries
      return { ...value, props: { ...value.props, items: [...items, entry] } }
    }
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [
        name,
        name === 'rows' || name === 'cells' || name === 'blocks' ? add(each) : each,
      ]),
    )
  }
  const next = add(rows)
  return isDone && !isFull ? next : undefined
}
