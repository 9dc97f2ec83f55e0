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
    const open = members.size === 0 ? [...entries] : []
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (members.has(next)) continue
      members.add(next)
      open.push(...(graph.getModuleInfo(next)?.importedIds ?? []))
    }
    return members.has(id) ? name : null
  }
}
