import { useEffect, useEffectEvent, useMemo } from 'react'
import { useShowsLink } from '@kit/upload/dock-state'
import { summarise } from '@kit/upload/summary'
import { UploadList } from '@kit/upload/upload-list'
import { UploadActs, UploadProgress, useHeadline } from '@kit/upload/upload-overview'
import { uploads, useUploads } from '@kit/upload/uploads'
import styles from './guest-upload.module.css'

/** A visitor's uploads by a link with their status, including unfinished ones of an earlier visit. */
export function GuestQueue({ code, onSent }: { code: string; onSent: () => void }) {
  const entries = useUploads((state) => state.entries)
  const sent = useMemo(() => entries.filter((entry) => entry.link === code), [entries, code])
  const summary = useMemo(() => summarise(sent), [sent])
  const headline = useHeadline(summary)
  useShowsLink(code)
  useEffect(() => void uploads.beginLink(code), [code])
  const notifySent = useEffectEvent(onSent)
  useEffect(() => {
    if (summary.done > 0) notifySent()
  }, [summary.done])
  if (sent.length === 0) return null
  return (
    <div className={styles.queue}>
      <div className={styles.head}>
        <p className={styles.headline}>{headline}</p>
        <UploadActs entries={sent} summary={summary} />
      </div>
      {summary.isOpen && sent.length > 1 && <UploadProgress summary={summary} />}
      <UploadList entries={sent} />
      <p role="status" className="visually-hidden">
        {summary.isRunning ? '' : headline}
      </p>
    </div>
  )
}
