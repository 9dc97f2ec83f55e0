import { create } from 'zustand'
import { readDraft, writeDraft } from '@kit/tab-draft'
import { type Failure, type Outcome, revertReplacements } from './replace-elsewhere'

type Finding = { words: string; by: string; isCaseKept: boolean }

const { words = '', by = '', isCaseKept = false } = readDraft('find') as Partial<Finding>

/** What is looked for and put in its place; in this tab it stays while the panel is closed and while other documents are opened. */
export const useFind = create<Finding>(() => ({ words, by, isCaseKept }))

useFind.subscribe((now) => writeDraft('find', now))

/** What became of a replacement elsewhere. `taken`: so many were given back what they were before; `kept` could not be, and may be asked again. */
export type Replacement = { outcome: Outcome; taken: number; conflicts: readonly Failure[]; isTaking: boolean }

/** The last one, until somebody puts it away: whatever is looked for meanwhile, and while the panel is closed, it is the only way back. */
export const useReplacement = create<{ last: Replacement | undefined }>(() => ({ last: undefined }))

export const storeReplacement = (outcome: Outcome): void =>
  useReplacement.setState({ last: { outcome, taken: 0, conflicts: [], isTaking: false } })

/** Takes the last one back. What could not be taken back stays in it. */
export async function revertLastReplacement(): Promise<void> {
  const { last } = useReplacement.getState()
  if (!last || last.isTaking) return
  const taking = { ...last, isTaking: true }
  useReplacement.setState({ last: taking })
  const { outcome, taken } = last
  const conflicts = await revertReplacements(outcome.done)
  // Another one has come meanwhile, or it was put away.
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
