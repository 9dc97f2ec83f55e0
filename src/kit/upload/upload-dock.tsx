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

/** After success, how long the list stays open, and then the summary line (ms). */
const listMs = 4000
const lineMs = 8000

/** The upload dock, in the corner of every page and at the bottom of a phone. Collapsed, it is one line. */
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
  // A question must be seen, so the dock expands; afterwards it may be collapsed again.
  const { asking: waitingCount } = summary
  useEffect(() => {
    if (waitingCount > 0) setDockSmall(false)
  }, [waitingCount])
  // Entries shown by other parts of the page are cleared there.
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
  // On a phone the line is docked at the lower edge, together with other elements of the frame.
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
      // Stays open while hovered or focused.
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
