import { readDraft, writeDraft } from '@kit/tab-draft'
import type { PageProblem } from '../document/problems/problem'

const key = 'goes-on'

/** What the document that is opened next in this tab opens with: the list of pages, where words are looked for, the problems of the whole site, at one of them, or a note. */
export type GoesOn =
  | { left: 'pages' | 'find' }
  | { left: 'problems'; problem?: Pick<PageProblem, 'kind' | 'node' | 'path'> }
  | { left: 'notes'; note: string }

export const goOn = (asked: GoesOn): void => writeDraft(key, asked)

/** What this one was opened with; told once. */
export function goesOn(): GoesOn | undefined {
  const asked = readDraft(key)
  if (asked.left) writeDraft(key, undefined)
  return asked.left === 'pages' || asked.left === 'find' || asked.left === 'problems' || asked.left === 'notes'
    ? (asked as GoesOn)
    : undefined
}
