import type { Edit } from '../edit'
import { checkTarget } from '../rules'
import { plantSubtree, type Subtree } from '../subtree'
import type { Target } from '../target'
import { placeNodes } from './place-nodes'

/** Inserts copies of parts of one kind at `target`, with new ids, and returns the ids of their roots. */
export function insertParts(edit: Edit, parts: readonly Subtree[], target: Target): string[] {
  const ids = parts.map((part) => plantSubtree(edit, part))
  if (ids.length === 0) return ids
  checkTarget(edit, ids, target)
  placeNodes(edit, ids, target)
  return ids
}
