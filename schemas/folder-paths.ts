/** Folders that one call names at most, by all its paths; those that paths begin with in common count once. */
export const maxFoldersAtOnce = 300
/** Paths that one call names at most. */
export const maxPathsAtOnce = 200

type Tree = Map<string, Tree>

/** The folders that a path leads through, from the outermost: `Trip/Day 1`. */
export const foldersOn = (path: string): string[] => path.split('/').filter((name) => name.trim() !== '')

/** How many folders a path names that are not in the tree yet. */
function lacking(tree: Tree, path: string): number {
  const names = foldersOn(path)
  let at: Tree | undefined = tree
  for (let depth = 0; depth < names.length; depth++) {
    at = at.get(names[depth] as string)
    if (!at) return names.length - depth
  }
  return 0
}

function plant(tree: Tree, path: string): void {
  let at = tree
  for (const name of foldersOn(path)) {
    const next: Tree = at.get(name) ?? new Map<string, Tree>()
    at.set(name, next)
    at = next
  }
}

/** The paths in their order, as many together as name no more folders than that. A path that names more by itself stands alone. */
export function batchPaths(paths: readonly string[], limits: { folders: number; paths: number }): string[][] {
  const batches: string[][] = []
  let [tree, count]: [Tree, number] = [new Map(), 0]
  for (const path of paths) {
    const batch = batches.at(-1)
    const more = lacking(tree, path)
    if (batch && batch.length < limits.paths && count + more <= limits.folders) {
      batch.push(path)
      count += more
    } else {
      batches.push([path])
      tree = new Map()
      count = foldersOn(path).length
    }
    plant(tree, path)
  }
  return batches
}

/** Whether one call takes them. */
export function isOneBatch(paths: readonly string[]): boolean {
  const tree: Tree = new Map()
  let count = 0
  for (const path of paths) {
    count += lacking(tree, path)
    // Before it is planted: what is refused costs nothing.
    if (count > maxFoldersAtOnce) return false
    plant(tree, path)
  }
  return true
}
