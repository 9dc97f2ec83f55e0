type ModuleGraph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }

/**
 * A chunk's name for all modules that `entries` (absolute paths) need before they can run, whatever else needs them too; null
 * for all others. What they import dynamically is not among it. For `codeSplitting.groups[].name`.
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
