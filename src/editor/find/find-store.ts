import { create } from 'zustand'
import { readDraft, writeDraft } from '@kit/tab-draft'
import { type Failure, type Outcome, revertReplacements } from './replace-elsewhere'

type Finding = { words: string; by: string; isCaseKept: boolean }

const { words = '', by = '', isCaseKept = false } = readDraft('find') as Partial<Finding>

/** Search text and replacement. Kept for this tab while the panel is closed and other documents are opened. */
export const useFind = create<Finding>(() => ({ words, by, isCaseKept }))

useFind.subscribe((now) => writeDraft('find', now))

/**
 * Result of a replacement in other documents. `taken`: how many were reverted; `conflicts` could not be reverted and
 * may be retried.
 */
export type Replacement = { outcome: Outcome; taken: number; conflicts: readonly Failure[]; isTaking: boolean }

/**
 * The last replacement, until a person dismisses its note: it is the only way to undo it, whatever is searched for
 * meanwhile and while the panel is closed.
 */
export const useReplacement = create<{ last: Replacement | undefined }>(() => ({ last: undefined }))

export const storeReplacement = (outcome: Outcome): void =>
  useReplacement.setState({ last: { outcome, taken: 0, conflicts: [], isTaking: false } })

/** Reverts the last replacement. What could not be reverted stays in it. */
export async function revertLastReplacement(): Promise<void> {
  const { last } = useReplacement.getState()
  if (!last || last.isTaking) return
  const taking = { ...last, isTaking: true }
  useReplacement.setState({ last: taking })
  const { outcome, taken } = last
  const conflicts = await revertReplacements(outcome.done)
  // Another replacement came meanwhile, or the note was dismissed.
  if (useReplacement.getState().last !== taking) return
  const done = outcome.done.filter(({ key }) => conflicts.some((each) => each.key === key))
  useReplacement.setState({
    last: {
      outcome: { ...outcome, done },
      taken: taken + outcome.done.length - done.length,
      conflicts,
      isTaking: false,
    },
  })
}
