import { memo } from 'react'
import type { IconName } from '@schemas/layout/icon-names'
import { uploadFailedReason } from '@schemas/errors'
import { useLocale } from '../boot'
import { formatBytes, formatDuration } from '../format'
import { FileFace } from '../file-face/file-face'
import { faceOf } from '../file-face/kind-of'
import { Icon } from '../icon'
import { useT } from '../t'
import { Button } from '../ui/button'
import { secondsLeft } from './speed'
import type { UploadEntry } from './upload-entry'
import styles from './upload-list.module.css'
import { uploadMessages as words } from './upload-messages'
import { uploads, useUploads } from './uploads'
import { useFilePicker } from './use-file-picker'

/** One upload: its file, progress or reason for waiting, and its actions. */
export const UploadRow = memo(function UploadRow({ entry }: { entry: UploadEntry }) {
  const t = useT()
  const { id, name, folders, state, size, sent } = entry
  const hasBar =
    state === 'uploading' || state === 'paused' || state === 'offline' || state === 'retrying' || state === 'checking'
  const percent = size > 0 ? Math.min(100, Math.floor((sent * 100) / size)) : 0
  return (
    <li className={styles.row} data-state={state} data-upload={id}>
      <Face entry={entry} />
      <div className={styles.about}>
        <p className={styles.name} title={folders ? `${folders}/${name}` : name}>
          {folders && <span className={styles.folders}>{folders}/</span>}
          {name}
        </p>
        <StateLine entry={entry} />
        {hasBar && (
          <div
            className={styles.bar}
            role="progressbar"
            aria-label={name}
            aria-valuenow={state === 'checking' ? 100 : percent}
            aria-valuemin={0}
            aria-valuemax={100}
          >
            <span style={{ inlineSize: `${state === 'checking' ? 100 : percent}%` }} />
          </div>
        )}
        {state === 'asking' && <ConflictChoice entry={entry} />}
        {(state === 'missing' || entry.problem?.kind === 'gone' || entry.problem?.kind === 'other-file') && (
          <ChooseAgain entry={entry} />
        )}
        {state === 'failed' && entry.problem?.kind === 'session' && (
          <a className={styles.signIn} href="/user/login" target="_blank" rel="noreferrer">
            {t(words.signIn)}
          </a>
        )}
      </div>
      <RowActs entry={entry} />
    </li>
  )
})

/** The file's icon, with a status badge when it has finished or waits for the person. */
function Face({ entry: { name, state, item } }: { entry: UploadEntry }) {
  const sign: IconName | undefined =
    state === 'done'
      ? 'circle-check'
      : state === 'failed' || state === 'asking' || state === 'missing'
        ? 'alert-circle'
        : undefined
  return (
    <span className={styles.face}>
      <FileFace item={item ?? faceOf(name)} />
      {sign && (
        <span className={styles.sign}>
          <Icon name={sign} size="1rem" />
        </span>
      )}
    </span>
  )
}

function StateLine({ entry: { id, state, size, sent, problem, handle } }: { entry: UploadEntry }) {
  const t = useT()
  const locale = useLocale()
  const speed = useUploads(({ speeds }) => (state === 'uploading' ? (speeds[id] ?? 0) : 0))
  const bytes = (amount: number) => formatBytes(amount, locale)
  if (problem)
    return (
      <p className={styles.state} role="alert">
        {state === 'missing'
          ? t(problem.message, problem.values)
          : t(uploadFailedReason, { reason: t(problem.message, problem.values) })}
      </p>
    )
  if (state === 'asking')
    return (
      <p className={styles.state} role="alert">
        {t(words.states.asking)}
      </p>
    )
  if (state === 'missing') {
    const there = sent > 0 ? t(words.sentOf, { sent: bytes(Math.min(sent, size)), size: bytes(size) }) : undefined
    return (
      <p className={styles.state}>
        {[there, t(handle ? words.open : words.states.missing)].filter((fact) => fact !== undefined).join(' · ')}
      </p>
    )
  }
  const facts: string[] = []
  if (state !== 'uploading') facts.push(t(words.states[state]))
  if (state === 'uploading' || state === 'paused')
    facts.push(t(words.sentOf, { sent: bytes(Math.min(sent, size)), size: bytes(size) }))
  else if (state === 'waiting' || state === 'done') facts.push(bytes(size))
  if (speed > 0) facts.push(t(words.perSecond, { speed: bytes(speed) }))
  const left = secondsLeft(size - sent, speed)
  if (left !== undefined) facts.push(t(words.left, { time: formatDuration(left, locale) }))
  return <p className={styles.state}>{facts.join(' · ')}</p>
}

function RowActs({ entry: { id, name, state, problem } }: { entry: UploadEntry }) {
  const t = useT()
  const isEnded = state === 'done' || state === 'skipped' || state === 'failed'
  return (
    <div className={styles.acts}>
      {['waiting', 'uploading', 'offline', 'retrying'].includes(state) && (
        <Act icon="player-pause" label={t(words.pause, { name })} onClick={() => uploads.pause(id)} />
      )}
      {state === 'paused' && (
        <Act icon="player-play" label={t(words.resume, { name })} onClick={() => void uploads.resume(id)} />
      )}
      {(state === 'retrying' || (state === 'failed' && problem?.mayRetry)) && (
        <Act icon="refresh" label={t(words.retry, { name })} onClick={() => void uploads.retry(id)} />
      )}
      <Act icon="x" label={t(isEnded ? words.remove : words.cancel, { name })} onClick={() => uploads.cancel(id)} />
    </div>
  )
}

export function Act({
  icon,
  label,
  onClick,
  isExpanded,
}: {
  icon: IconName
  label: string
  onClick: () => void
  isExpanded?: boolean
}) {
  return (
    <button
      type="button"
      className={styles.act}
      aria-label={label}
      title={label}
      aria-expanded={isExpanded}
      onClick={onClick}
    >
      <Icon name={icon} size="1.125rem" />
    </button>
  )
}

function ConflictChoice({ entry: { id, name } }: { entry: UploadEntry }) {
  const t = useT()
  return (
    <div className={styles.buttons} role="group" aria-label={t(words.choiceFor, { name })}>
      <Button size="s" look="secondary" className={styles.small ?? ''} onClick={() => uploads.decide(id, 'keep-both')}>
        {t(words.keepBoth)}
      </Button>
      <Button size="s" look="secondary" className={styles.small ?? ''} onClick={() => uploads.decide(id, 'replace')}>
        {t(words.replace)}
      </Button>
      <Button size="s" look="secondary" className={styles.small ?? ''} onClick={() => uploads.decide(id, 'skip')}>
        {t(words.skip)}
      </Button>
    </div>
  )
}

function ChooseAgain({ entry: { id, name, handle: known, problem, instead } }: { entry: UploadEntry }) {
  const t = useT()
  const { pick, inputs } = useFilePicker(([picked]) => picked && uploads.giveFile(id, picked), {
    label: t(words.chooseAgainFor, { name }),
    multiple: false,
  })
  // A file that failed to read would fail again, so it must be chosen.
  const handle = problem ? undefined : known
  const open = async () => {
    // The browser still knows the file and only asks for permission; if refused, it must be chosen.
    if (handle) await uploads.resume(id)
    else pick()
  }
  return (
    <div className={styles.buttons}>
      <Button
        size="s"
        look="secondary"
        icon={handle ? 'player-play' : 'file'}
        aria-label={t(handle ? words.resume : words.chooseAgainFor, { name })}
        onClick={() => void open()}
      >
        {t(handle ? words.goOn : words.chooseAgain)}
      </Button>
      {instead && (
        <Button
          size="s"
          look="secondary"
          icon="refresh"
          aria-label={t(words.sendInsteadOf, { name })}
          onClick={() => uploads.beginAnew(id)}
        >
          {t(words.sendInstead)}
        </Button>
      )}
      {inputs}
    </div>
  )
}
