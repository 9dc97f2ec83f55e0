import { useLocale } from '../boot'
import { formatBytes, formatDuration } from '../format'
import { useT } from '../t'
import { Button } from '../ui/button'
import { confirmDialog } from '../ui/overlay/dialogs'
import { secondsLeft } from './speed'
import type { UploadSummary } from './summary'
import { isOpen, type UploadEntry } from './upload-entry'
import styles from './upload-list.module.css'
import { uploadMessages as words } from './upload-messages'
import { uploads, useUploads } from './uploads'

/** Summary of a queue in one line. */
export function useHeadline(summary: UploadSummary): string {
  const t = useT()
  const { isRunning, asking: waitingCount, failed, paused, done, all } = summary
  if (waitingCount > 0) return t(words.needsYou, { count: waitingCount })
  if (isRunning) return t(words.running, { count: Math.min(done + 1, all), all })
  if (paused > 0) return t(words.allPaused)
  if (failed > 0) return t(words.someFailed, { count: failed })
  return t(words.allDone, { count: done })
}

/** Progress of all files together: bytes, speed and remaining time. */
export function UploadProgress({ summary }: { summary: UploadSummary }) {
  const t = useT()
  const locale = useLocale()
  const speed = useUploads((state) => state.speed)
  const { sent, size, percent, isRunning } = summary
  const bytes = (amount: number) => formatBytes(amount, locale)
  const facts = [t(words.sentOf, { sent: bytes(sent), size: bytes(size) })]
  if (isRunning && speed > 0) facts.push(t(words.perSecond, { speed: bytes(speed) }))
  const left = isRunning ? secondsLeft(size - sent, speed) : undefined
  if (left !== undefined) facts.push(t(words.left, { time: formatDuration(left, locale) }))
  return (
    <div className={styles.overall}>
      <div
        className={styles.bar}
        data-size="l"
        role="progressbar"
        aria-label={t(words.title)}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <span style={{ inlineSize: `${percent}%` }} />
      </div>
      <p className={styles.state}>
        {percent} % · {facts.join(' · ')}
      </p>
    </div>
  )
}

/** Actions for all files together. */
export function UploadActs({ entries, summary }: { entries: readonly UploadEntry[]; summary: UploadSummary }) {
  const t = useT()
  const open = entries.filter(isOpen)
  const cancelAll = async () => {
    const { length: count } = open
    if (
      count > 1 &&
      !(await confirmDialog(t(words.cancelAsk, { count }), {
        title: t(words.cancelAll),
        ok: t(words.cancelAll),
        cancel: t(words.cancelKeep),
        isDangerous: true,
      }))
    )
      return
    uploads.cancelAll(open)
  }
  return (
    <div className={styles.allActs}>
      {summary.mayPause && (
        <Button size="s" look="quiet" icon="player-pause" onClick={() => uploads.pauseAll(entries)}>
          {t(words.pauseAll)}
        </Button>
      )}
      {!summary.mayPause && summary.mayResume && (
        <Button size="s" look="quiet" icon="player-play" onClick={() => uploads.resumeAll(entries)}>
          {t(words.resumeAll)}
        </Button>
      )}
      {open.length > 0 && (
        <Button size="s" look="quiet" icon="x" onClick={() => void cancelAll()}>
          {t(words.cancelAll)}
        </Button>
      )}
      {summary.mayClear && (
        <Button size="s" look="quiet" icon="check" onClick={() => uploads.clearEnded(entries)}>
          {t(words.clear)}
        </Button>
      )}
    </div>
  )
}

/** One answer for many name conflicts. Renders nothing while each can be answered individually. */
export function UploadConflicts({ entries }: { entries: readonly UploadEntry[] }) {
  const t = useT()
  const waitingEntries = entries.filter(({ state }) => state === 'asking')
  if (waitingEntries.length < 2) return null
  const decide = (choice: Parameters<typeof uploads.decide>[1]) =>
    waitingEntries.forEach(({ id }) => uploads.decide(id, choice, true))
  return (
    <div className={styles.conflicts} role="group" aria-label={t(words.taken, { count: waitingEntries.length })}>
      <p>{t(words.taken, { count: waitingEntries.length })}</p>
      <div className={styles.buttons}>
        <Button size="s" look="secondary" className={styles.small ?? ''} onClick={() => decide('keep-both')}>
          {t(words.keepBothAll)}
        </Button>
        <Button size="s" look="secondary" className={styles.small ?? ''} onClick={() => decide('replace')}>
          {t(words.replaceAll)}
        </Button>
        <Button size="s" look="secondary" className={styles.small ?? ''} onClick={() => decide('skip')}>
          {t(words.skipAll)}
        </Button>
      </div>
    </div>
  )
}
