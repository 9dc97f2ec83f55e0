import { readDraft, writeDraft } from '@kit/tab-draft'
import type { PageProblem } from '../document/problems/problem'

const key = 'goes-on'

/**
 * What the next document opened in this tab starts with: the list of pages, the text search, the site's problems (at
 * one of them), or a note.
 */
export type GoesOn =
  | { left: 'pages' | 'find' }
  | { left: 'problems'; problem?: Pick<PageProblem, 'kind' | 'node' | 'path'> }
  | { left: 'notes'; note: string }

export const goOn = (request: GoesOn): void => writeDraft(key, request)

/** What this document was opened with; returned once. */
export function goesOn(): GoesOn | undefined {
  const request = readDraft(key)
  if (request.left) writeDraft(key, undefined)
  return request.left === 'pages' || request.left === 'find' || request.left === 'problems' || request.left === 'notes'
    ? (request as GoesOn)
    : undefined
}
