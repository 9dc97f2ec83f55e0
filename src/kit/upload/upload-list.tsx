import { useT } from '../t'
import type { UploadEntry } from './upload-entry'
import styles from './upload-list.module.css'
import { UploadRow } from './upload-row'
import { uploadMessages as words } from './upload-messages'

/** Uploads in a list: those waiting for the person first, then running, queued and finished ones. */
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
/** `sort` is stable, so equal entries keep the queue's order. */
const ordered = (entries: readonly UploadEntry[]) => entries.toSorted((a, b) => rank(a) - rank(b))
