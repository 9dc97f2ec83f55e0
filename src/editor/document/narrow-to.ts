import type { Block, Cell, Row } from '@schemas/layout/page'

type Node = Row | Cell | Block
type Seen = Pick<Node, 'shown' | 'visible'>

/** The node, hidden wherever one of its former ancestors was hidden (by device, role or time): taking it out of them must not show it to more people. */
export function narrowTo<T extends Node>(node: T, ...around: readonly Seen[]): T {
  return around.reduce<T>((inner, outer) => {
    const visible = bothVisible(inner.visible, outer.visible)
    const shown = bothShown(inner.shown, outer.shown)
    return visible === inner.visible && shown === inner.shown ? inner : { ...inner, ...(visible ? { visible } : {}), ...(shown ? { shown } : {}) }
  }, node)
}

function bothVisible(one: Seen['visible'], other: Seen['visible']): Seen['visible'] {
  if (!one || !other) return one ?? other
  return { ...one, ...Object.fromEntries(Object.entries(other).filter(([, isVisible]) => !isVisible)) }
}

function bothShown(one: Seen['shown'], other: Seen['shown']): Seen['shown'] {
  if (!one || !other) return one ?? other
  const roles = one.roles && other.roles ? one.roles.filter((role) => other.roles?.includes(role)) : (one.roles ?? other.roles)
  const from = pick(one.from, other.from, Math.max)
  const until = pick(one.until, other.until, Math.min)
  return { ...(roles ? { roles } : {}), ...(from === undefined ? {} : { from }), ...(until === undefined ? {} : { until }) }
}

/** Of two moments the later or the earlier one, as it was written. */
function pick(one: string | undefined, other: string | undefined, which: (...moments: number[]) => number): string | undefined {
  if (one === undefined || other === undefined) return one ?? other
  return which(Date.parse(one), Date.parse(other)) === Date.parse(one) ? one : other
}
