type ModuleGraph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }

/**
 * A chunk name for all modules that `entries` (absolute paths) need before they can run, shared or not; null for all
 * others. Dynamic imports are excluded. For `codeSplitting.groups[].name`.
 */
export function staticClosure(
  name: string,
  entries: readonly string[],
): (id: string, graph: ModuleGraph) => string | null {
  const members = new Set<string>()
  return (id, graph) => {
    if (members.size === 0) collect(members, entries, graph)
    return members.has(id) ? name : null
  }
}

/**
 * A chunk name for the modules that need none of these packages before they can run; null for the others. A chunk takes
 * what its modules import along, so that one module brings a whole package to all users of the chunk.
 */
export function withoutPackages(
  name: string,
  packages: readonly string[],
): (id: string, graph: ModuleGraph) => string | null {
  const known = new Map<string, boolean>()
  const isOfPackage = (id: string) =>
    packages.some((each) => id.replaceAll('\\', '/').includes(`/node_modules/${each}/`))
  return (id, graph) => {
    if (!known.has(id)) {
      const members = new Set<string>()
      collect(members, [id], graph)
      known.set(id, [...members].some(isOfPackage))
    }
    return known.get(id) ? null : name
  }
}

function collect(members: Set<string>, entries: readonly string[], graph: ModuleGraph): void {
  const open = [...entries]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (members.has(next)) continue
    members.add(next)
    open.push(...(graph.getModuleInfo(next)?.importedIds ?? []))
  }
}
