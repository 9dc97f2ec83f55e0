import { type FocusEvent, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useSession } from '../boot'
import { useT } from '../t'
import { confirmDialog } from '../ui/overlay/dialogs'
import { setDockSmall, useDock } from './dock-state'
import { summarise } from './summary'
import styles from './upload-dock.module.css'
import { canResume } from './upload-entry'
import { UploadList } from './upload-list'
import { UploadActs, UploadConflicts, UploadProgress, useHeadline } from './upload-overview'
import { Act } from './upload-row'
import { uploadMessages as words } from './upload-messages'
import { uploads, useUploads } from './uploads'

/** When all went well there is nothing left to do: how long the list still stands, and the line that it then is (ms). */
const listMs = 4000
const lineMs = 8000

/** Files on their way, at the corner of every page; from below on a phone. Made small it is one line. */
export function UploadDock() {
  const t = useT()
  const { userID } = useSession()
  useEffect(() => {
    if (userID !== undefined) void uploads.begin(userID)
  }, [userID])
  const all = useUploads((state) => state.entries)
  const { shownElsewhere, shownLinks, isSmall } = useDock()
  const entries = useMemo(
    () => all.filter(({ link }) => link === undefined || !shownLinks.includes(link)),
    [all, shownLinks],
  )
  const summary = useMemo(() => summarise(entries), [entries])
  const headline = useHeadline(summary)
  const isShown = entries.length > 0 && shownElsewhere === 0
  // A question must not wait unseen; once it was seen, the dock may be made small again.
  const { asking: waitingCount } = summary
  useEffect(() => {
    if (waitingCount > 0) setDockSmall(false)
  }, [waitingCount])
  // What other parts of the page show is theirs to clear.
  const clear = useEffectEvent(() => uploads.clearEnded(entries))
  const close = async () => {
    uploads.clearEnded(entries)
    const left = entries.filter(canResume)
    if (
      left.length > 0 &&
      (await confirmDialog(t(words.closeAsk, { count: left.length }), {
        title: t(words.giveUp),
        ok: t(words.giveUp),
        cancel: t(words.keepFailed),
        isDangerous: true,
      }))
    )
      uploads.cancelAll(left)
  }
  const [isHeld, setHeld] = useState(false)
  const hasDone = isShown && !summary.isOpen && summary.failed === 0
  useEffect(() => {
    if (!hasDone || isHeld) return
    const shrink = setTimeout(() => setDockSmall(true), listMs)
    const leave = setTimeout(() => {
      clear()
      setDockSmall(false)
    }, listMs + lineMs)
    return () => {
      clearTimeout(shrink)
      clearTimeout(leave)
    }
  }, [hasDone, isHeld])
  // On a phone the line lies along the lower edge, where other things of the frame are too.
  useEffect(() => {
    if (!isShown) return
    document.documentElement.dataset.uploads = ''
    return () => {
      delete document.documentElement.dataset.uploads
    }
  }, [isShown])
  if (!isShown) return null
  return (
    <section
      className={styles.dock}
      data-small={isSmall ? '' : undefined}
      aria-label={t(words.title)}
      // Whoever looks at it, by mouse or by keys, keeps it.
      onPointerEnter={(event) => setHeld(event.pointerType === 'mouse')}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={(event: FocusEvent) => setHeld(event.currentTarget.contains(event.relatedTarget))}
    >
      <div className={styles.head}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={!isSmall}
          onClick={() => setDockSmall(!isSmall)}
          title={t(isSmall ? words.restore : words.minimise)}
        >
          <span className={styles.headline}>{headline}</span>
          {summary.isOpen && <span className={styles.percent}>{summary.percent} %</span>}
        </button>
        <Act
          icon={isSmall ? 'chevron-up' : 'chevron-down'}
          label={t(isSmall ? words.restore : words.minimise)}
          onClick={() => setDockSmall(!isSmall)}
        />
        {!summary.isOpen && <Act icon="x" label={t(words.close)} onClick={() => void close()} />}
      </div>
      {isSmall ? (
        summary.isOpen && <span className={styles.line} style={{ inlineSize: `${summary.percent}%` }} aria-hidden />
      ) : (
        <div className={styles.body}>
          {summary.isOpen && <UploadProgress summary={summary} />}
          <UploadActs entries={entries} summary={summary} />
          <UploadConflicts entries={entries} />
          <div className={styles.scroll}>
            <UploadList entries={entries} />
          </div>
        </div>
      )}
      <p role="status" className="visually-hidden">
        {summary.isRunning ? '' : headline}
      </p>
    </section>
  )
}
