import { groupBy } from './group-by'

/** A task with the one above it. */
export type Branch = { id: string; parent: string | null }
export type Link = { from: string; to: string }

/** From a task's parent up to the root. Ends where the rows end, whatever they hold. */
export function ancestorsOf(parents: ReadonlyMap<string, string | null>, id: string): string[] {
  const found: string[] = []
  for (let at = parents.get(id); at && at !== id && !found.includes(at); at = parents.get(at)) found.push(at)
  return found
}

/** Levels below a task: 0 for a leaf. */
export function depthBelow(branches: readonly Branch[], id: string): number {
  const children = groupBy(branches, ({ parent }) => parent)
  let level = [id]
  const seen = new Set(level)
  for (let depth = 0; ; depth += 1) {
    level = level
      .flatMap((each) => (children.get(each) ?? []).map((child) => child.id))
      .filter((each) => !seen.has(each))
    if (level.length === 0) return depth
    for (const each of level) seen.add(each)
  }
}

/** Why a task may not go below another: it would be below itself, or too deep. Undefined where it may. */
export function parentFault(
  branches: readonly Branch[],
  id: string,
  parent: string,
  maxDepth: number,
): 'circle' | 'deep' | undefined {
  const parents = new Map(branches.map((each) => [each.id, each.parent]))
  const above = [parent, ...ancestorsOf(parents, parent)]
  if (above.includes(id)) return 'circle'
  return above.length + 1 + depthBelow(branches, id) > maxDepth ? 'deep' : undefined
}

/**
 * A circle of dependencies, as the tasks of its links, or undefined. A dependency between two tasks holds between every
 * leaf below the first and every leaf below the second: each task is a start and an end, a parent's start comes before
 * its children's, and their ends before its own.
 */
export function findCircle(branches: readonly Branch[], links: readonly Link[]): string[] | undefined {
  const next = new Map<string, string[]>()
  const add = (from: string, to: string) => {
    const list = next.get(from)
    if (list) list.push(to)
    else next.set(from, [to])
  }
  const ids = new Set(branches.map(({ id }) => id))
  const isParent = new Set(branches.map(({ parent }) => parent))
  for (const { id, parent } of branches) {
    if (!isParent.has(id)) add(`>${id}`, `<${id}`)
    if (parent === null || !ids.has(parent)) continue
    add(`>${parent}`, `>${id}`)
    add(`<${id}`, `<${parent}`)
  }
  for (const { from, to } of links) add(`<${from}`, `>${to}`)
  const state = new Map<string, 'open' | 'done'>()
  for (const { from } of links) {
    const circle = walk(`<${from}`)
    if (circle) return [...new Set(circle.filter((node) => !isParent.has(node.slice(1))).map((node) => node.slice(1)))]
  }
  return undefined

  function walk(start: string): string[] | undefined {
    const path: { node: string; at: number }[] = []
    const enter = (node: string) => {
      state.set(node, 'open')
      path.push({ node, at: 0 })
    }
    if (!state.has(start)) enter(start)
    for (let last = path.at(-1); last; last = path.at(-1)) {
      const to = next.get(last.node)?.[last.at]
      last.at += 1
      if (to === undefined) {
        state.set(last.node, 'done')
        path.pop()
      } else if (state.get(to) === 'open') {
        return path.slice(path.findIndex(({ node }) => node === to)).map(({ node }) => node)
      } else if (!state.has(to)) enter(to)
    }
    return undefined
  }
}

/** Whether one of two tasks is above the other, or both are the same: no dependency can hold between them. */
export function isOwnLine(branches: readonly Branch[], { from, to }: Link): boolean {
  const parents = new Map(branches.map((each) => [each.id, each.parent]))
  return from === to || ancestorsOf(parents, from).includes(to) || ancestorsOf(parents, to).includes(from)
}
