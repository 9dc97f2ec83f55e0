const byName = (one, other) => (one < other ? -1 : 1)

/** The circles of a graph: its strongly connected components of two files and more, the largest first (Tarjan). */
export function circlesOf(edges) {
  const next = new Map()
  for (const { from, to } of edges) {
    if (!next.has(from)) next.set(from, [])
    if (!next.has(to)) next.set(to, [])
    next.get(from).push(to)
  }
  const order = new Map()
  const low = new Map()
  const stack = []
  const isOnStack = new Set()
  const circles = []

  const enter = (file) => {
    order.set(file, order.size)
    low.set(file, order.get(file))
    stack.push(file)
    isOnStack.add(file)
    return { file, place: 0 }
  }
  const leave = (file) => {
    if (low.get(file) !== order.get(file)) return
    const circle = stack.splice(stack.lastIndexOf(file))
    for (const each of circle) isOnStack.delete(each)
    if (circle.length > 1) circles.push(circle.sort(byName))
  }

  // A stack of its own: a chain of imports may be longer than the engine's calls.
  for (const start of [...next.keys()].sort(byName)) {
    if (order.has(start)) continue
    const calls = [enter(start)]
    while (calls.length > 0) {
      const call = calls.at(-1)
      const to = next.get(call.file)[call.place++]
      if (to === undefined) {
        calls.pop()
        leave(call.file)
        const parent = calls.at(-1)?.file
        if (parent !== undefined) low.set(parent, Math.min(low.get(parent), low.get(call.file)))
      } else if (!order.has(to)) calls.push(enter(to))
      else if (isOnStack.has(to)) low.set(call.file, Math.min(low.get(call.file), order.get(to)))
    }
  }
  return circles.sort((one, other) => other.length - one.length || byName(one[0], other[0]))
}
