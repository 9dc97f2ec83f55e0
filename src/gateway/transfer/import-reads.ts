import type { Locale } from '@schemas/layout/locale'
import { transferError } from './messages'

/** Requests that wait for the same file: a button that was pressed twice, and some more. */
const maxWaiting = 4

export type ImportReads = ReturnType<typeof createImportReads>

/**
 * Lets each site read one import at a time. A request for the file that is being read waits and reads it then; another
 * file is refused.
 */
export function createImportReads() {
  const reading = new Map<string, { upload: string; waiting: number; done: Promise<unknown> }>()

  return async function readOne<T>(site: string, upload: string, locale: Locale, work: () => Promise<T>): Promise<T> {
    for (let now = reading.get(site); now; now = reading.get(site)) {
      if (now.upload !== upload || now.waiting >= maxWaiting) throw transferError('reading', locale)
      now.waiting++
      await now.done
    }
    const result = work()
    const own = { upload, waiting: 0, done: result.catch(() => {}).finally(() => reading.delete(site)) }
    reading.set(site, own)
    await own.done
    return result
  }
}
