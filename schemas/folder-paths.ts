/** The most folders that one call names in all its paths; a common prefix counts once. */
export const maxFoldersAtOnce = 300
/** The most paths that one call names. */
export const maxPathsAtOnce = 200

type Tree = Map<string, Tree>

/** The folders along a path, from the outermost: `Trip/Day 1`. */
export const foldersOn = (path: string): string[] => path.split('/').filter((name) => name.trim() !== '')

/** Number of folders of a path that are not in the tree yet. */
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

/**
 * Splits the paths, in order, into batches within the limits. A path that exceeds them by its own folders forms a batch
 * alone.
 */
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

/** Whether one call accepts them. */
export function isOneBatch(paths: readonly string[]): boolean {
  const tree: Tree = new Map()
  let count = 0
  for (const path of paths) {
    count += lacking(tree, path)
    // Checked before the path is added to the tree, so that refused input costs nothing.
    if (count > maxFoldersAtOnce) return false
    plant(tree, path)
  }
  return true
}
