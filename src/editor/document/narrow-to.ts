import type { Block, Cell, Row } from '@schemas/layout/page'
import { type Hours, hoursSpan } from '@schemas/layout/shown'

type Node = Row | Cell | Block
type Seen = Pick<Node, 'shown' | 'visible'>

/**
 * The node, with the restrictions of its former ancestors (device, role, time) added: moving it out of them must not
 * show it to more people.
 */
export function narrowTo<T extends Node>(node: T, ...around: readonly Seen[]): T {
  return around.reduce<T>((inner, outer) => {
    const visible = bothVisible(inner.visible, outer.visible)
    const shown = bothShown(inner.shown, outer.shown)
    return visible === inner.visible && shown === inner.shown
      ? inner
      : { ...inner, ...(visible ? { visible } : {}), ...(shown ? { shown } : {}) }
  }, node)
}

function bothVisible(one: Seen['visible'], other: Seen['visible']): Seen['visible'] {
  if (!one || !other) return one ?? other
  return { ...one, ...Object.fromEntries(Object.entries(other).filter(([, isVisible]) => !isVisible)) }
}

function bothShown(one: Seen['shown'], other: Seen['shown']): Seen['shown'] {
  if (!one || !other) return one ?? other
  const roles =
    one.roles && other.roles ? one.roles.filter((role) => other.roles?.includes(role)) : (one.roles ?? other.roles)
  const locales =
    one.locales && other.locales
      ? one.locales.filter((locale) => other.locales?.includes(locale))
      : (one.locales ?? other.locales)
  const hours = one.hours && other.hours ? bothHours(one.hours, other.hours) : (one.hours ?? other.hours)
  const from = pick(one.from, other.from, Math.max)
  const until = pick(one.until, other.until, Math.min)
  return {
    ...(roles ? { roles } : {}),
    ...(locales ? { locales } : {}),
    ...(hours ? { hours } : {}),
    ...(from === undefined ? {} : { from }),
    ...(until === undefined ? {} : { until }),
  }
}

/**
 * Hours that satisfy both; never, when the intersection is not a single span, because showing a part to too few people
 * is noticed sooner than to too many.
 */
function bothHours(one: Hours, other: Hours): Hours {
  const days = one.days && other.days ? one.days.filter((day) => other.days?.includes(day)) : (one.days ?? other.days)
  const { from, until } = one
  const isAlike = from === other.from && until === other.until
  const [[start, end], [otherStart, otherEnd]] = [hoursSpan(one), hoursSpan(other)]
  if (isAlike) return { ...(days ? { days } : {}), ...(from ? { from } : {}), ...(until ? { until } : {}) }
  if (start >= end || otherStart >= otherEnd || Math.max(start, otherStart) >= Math.min(end, otherEnd))
    return { days: [] }
  const [later, sooner] = [start > otherStart ? from : other.from, end < otherEnd ? until : other.until]
  return { ...(days ? { days } : {}), ...(later ? { from: later } : {}), ...(sooner ? { until: sooner } : {}) }
}

/** The later or the earlier of two moments, in its original notation. */
function pick(
  one: string | undefined,
  other: string | undefined,
  which: (...moments: number[]) => number,
): string | undefined {
  if (one === undefined || other === undefined) return one ?? other
  return which(Date.parse(one), Date.parse(other)) === Date.parse(one) ? one : other
}
