import { useT } from '../t'
import type { UploadEntry } from './upload-entry'
import styles from './upload-list.module.css'
import { UploadRow } from './upload-row'
import { uploadMessages as words } from './upload-messages'

/** Files on their way, one below the other: first what waits for the person, then what travels, what waits, and what has ended. */
export function UploadList({ entries }: { entries: readonly UploadEntry[] }) {
  const t = useT()
  if (entries.length === 0) return null
  return (
    <ul className={styles.list} aria-label={t(words.list)}>
      {ordered(entries).map((entry) => (
        <UploadRow key={entry.id} entry={entry} />
      ))}
    </ul>
  )
}

const rank = ({ state }: UploadEntry) =>
  state === 'asking' || state === 'missing'
    ? 0
    : state === 'failed'
      ? 1
      : state === 'waiting'
        ? 3
        : state === 'skipped' || state === 'done'
          ? 4
          : 2
/** `sort` keeps the order of equals: the queue's own. */
const ordered = (entries: readonly UploadEntry[]) => entries.toSorted((a, b) => rank(a) - rank(b))
