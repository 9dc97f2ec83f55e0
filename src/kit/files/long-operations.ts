import type { LocalisedText } from '@schemas/layout/text'
import { hideToast, showToast } from '../ui/overlay/toasts'
import { atOnce } from './in-parts'
import type { LastOperation } from './last-operation'
import { texts } from './texts'

/** Longer than anything takes that a toast tells of while it lasts: its end hides it (ms). */
export const lastingMs = 600_000

/** Asks a person something in the midst of an act: while they think, others may begin. */
export type AskPerson = <A>(question: () => Promise<A>) => Promise<A>
type Translate = (text: LocalisedText, values?: Record<string, string | number>) => string

/** Tells of what takes long, and lets no act that changes files begin beside one that does many. `busy` are those of a screen. */
export function longOperations(t: Translate, lastAct: LastOperation, busy: Set<{ words: LocalisedText }>) {
  /** Whether an act may begin; where another one takes long, says which is waited for. */
  const mayBegin = (): boolean => {
    const [act] = busy
    if (act) showToast(t(texts.stillBusy, { act: t(act.words) }))
    return act === undefined
  }
  const showProgress = (message: LocalisedText) => {
    const id = showToast(t(message), { duration: lastingMs })
    return () => hideToast(id)
  }
  /** Tells of something on more than one question takes, for as long as it lasts. */
  const telling = <T>(withProgress: LocalisedText, count: number, work: () => Promise<T>): Promise<T> =>
    count <= atOnce ? work() : work().finally(showProgress(withProgress))
  /** Does an act that changes files; undefined where another one is waited for. */
  const during = async <T>(
    message: LocalisedText,
    count: number,
    work: (askPerson: AskPerson) => Promise<T>,
  ): Promise<T | undefined> => {
    if (!mayBegin()) return undefined
    lastAct.forget()
    if (count <= atOnce) return work((question) => question())
    const begin = () => {
      const mine = { words: message }
      busy.add(mine)
      const hide = showProgress(message)
      return () => {
        busy.delete(mine)
        hide()
      }
    }
    let end = begin()
    try {
      return await work(async (question) => {
        end()
        try {
          return await question()
        } finally {
          end = begin()
        }
      })
    } finally {
      end()
    }
  }
  return { mayBegin, telling, during }
}
