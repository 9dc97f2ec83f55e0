import type { LocalisedText } from '@schemas/layout/pick-text'
import { hideToast, showToast } from '@kit/ui/overlay/toasts'
import { atOnce } from './in-parts'
import type { LastOperation } from './last-operation'
import { texts } from './texts'

/** Duration of a progress toast (ms), longer than any operation; it is hidden when the operation ends. */
export const lastingMs = 600_000

/** Asks the person a question during an operation; other operations may start meanwhile. */
export type AskPerson = <A>(question: () => Promise<A>) => Promise<A>
type Translate = (text: LocalisedText, values?: Record<string, string | number>) => string

/**
 * Shows the progress of long operations and keeps other file changes from starting meanwhile. `busy` holds a screen's
 * running operations.
 */
export function longOperations(t: Translate, lastAct: LastOperation, busy: Set<{ words: LocalisedText }>) {
  /** Whether an operation may start; otherwise names the one in progress. */
  const mayBegin = (): boolean => {
    const [act] = busy
    if (act) showToast(t(texts.stillBusy, { act: t(act.words) }))
    return act === undefined
  }
  const showProgress = (message: LocalisedText) => {
    const id = showToast(t(message), { duration: lastingMs })
    return () => hideToast(id)
  }
  /** Shows a progress message while work of more than one request runs. */
  const telling = <T>(withProgress: LocalisedText, count: number, work: () => Promise<T>): Promise<T> =>
    count <= atOnce ? work() : work().finally(showProgress(withProgress))
  /** Runs a file operation; undefined while another one is in progress. */
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
