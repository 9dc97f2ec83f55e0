import { useState } from 'react'
import type { Attachment } from '@schemas/files/entities/attachment'
import { useLocale } from '../boot'
import { classNames } from '../class-names'
import { faceOf } from '../file-face/kind-of'
import { FileFace } from '../file-face/file-face'
import { formatBytes } from '../format'
import { Icon } from '../icon'
import { useIsMounted } from '../mounted'
import { useT } from '../t'
import { Button } from '../ui/button'
import { hasCamera, useFilePicker } from '../upload/use-file-picker'
import { useIncomingFiles } from '../upload/use-incoming-files'
import type { Incoming } from '../upload/upload-entry'
import { AttachmentList } from './attachment-list'
import { attachmentTexts as texts } from './attachment-texts'
import styles from './attachments.module.css'
import { type SendingFile, useAttachmentUploads } from './use-attachment-uploads'

type Props = {
  /** What the files are for, as the area declares it in `server/hooks/attachments.ts`. */
  kind: string
  files: readonly Attachment[]
  limit: number
  /** A file has arrived: link it to its row. A refusal is shown at the file. */
  onAdd: (file: Attachment) => Promise<unknown> | void
  onRemove: (file: Attachment) => Promise<unknown> | void
  /** Absent: what is removed cannot be brought back. */
  onRestore?: (file: Attachment) => Promise<unknown> | void
  label?: string
  /** Beside a text field: no hint, and pictures pasted anywhere in the page are taken. */
  isCompact?: boolean
}

/** Files of a row: picked, dropped, pasted or taken with the camera; with progress, cancel and retry for each. */
export function AttachmentField({ kind, files, limit, onAdd, onRemove, onRestore, label, isCompact = false }: Props) {
  const t = useT()
  const isMounted = useIsMounted()
  const { sending, send, retry, cancel } = useAttachmentUploads(kind, onAdd)
  const [problem, setProblem] = useState<string>()
  const [removed, setRemoved] = useState<Attachment>()
  const left = Math.max(0, limit - files.length - sending.length)
  const take = (picked: readonly File[], hasFolder = false) => {
    setProblem(
      picked.length > left
        ? t(texts.tooMany, { most: limit, count: picked.length - left })
        : hasFolder
          ? t(texts.folders)
          : undefined,
    )
    if (picked.length > 0 && left > 0) send(picked.slice(0, left))
  }
  const takeIncoming = ({ files: found, empty, unread }: Incoming) =>
    take(
      found.filter(({ folders = '' }) => folders === '').map(({ file }) => file),
      empty.length + unread.length > 0 || found.some(({ folders = '' }) => folders !== ''),
    )
  const { isOver, handlers } = useIncomingFiles(takeIncoming)
  const { pick, inputs } = useFilePicker((picked) => take(picked.map(({ file }) => file)), { label: t(texts.add) })
  const remove = async (file: Attachment) => {
    try {
      await onRemove(file)
      setProblem(undefined)
      setRemoved(onRestore ? file : undefined)
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
  }
  const restore = async (file: Attachment) => {
    try {
      await onRestore?.(file)
      setRemoved(undefined)
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
  }
  return (
    <div
      {...handlers}
      className={classNames(styles.field, isCompact ? styles.compact : undefined)}
      data-over={isOver || undefined}
      role="group"
      aria-label={label ?? t(texts.files)}
    >
      {inputs}
      <AttachmentList files={files} onRemove={(file) => void remove(file)} />
      {sending.length > 0 && (
        <ul role="list" className={styles.files}>
          {sending.map((each) => (
            <Sending key={each.id} of={each} onRetry={() => retry(each)} onCancel={() => cancel(each.id)} />
          ))}
        </ul>
      )}
      <output className={styles.removed}>
        {removed && (
          <>
            {t(texts.removed, { name: removed.name })}{' '}
            <button type="button" onClick={() => void restore(removed)}>
              {t(texts.undo)}
            </button>
          </>
        )}
      </output>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <div className={styles.add}>
        <Button look="quiet" size="s" icon="paperclip" disabled={left === 0} onClick={() => pick()}>
          {t(texts.add)}
        </Button>
        {isMounted && hasCamera() && (
          <Button look="quiet" size="s" icon="camera" disabled={left === 0} onClick={() => pick('camera')}>
            {t(texts.photo)}
          </Button>
        )}
        {!isCompact && <span className={styles.hint}>{t(left === 0 ? texts.most : texts.drop, { most: limit })}</span>}
      </div>
    </div>
  )
}

type SendingProps = { of: SendingFile; onRetry: () => void; onCancel: () => void }

function Sending({ of: { file, sent, state, problem }, onRetry, onCancel }: SendingProps) {
  const t = useT()
  const locale = useLocale()
  const { name, size } = file
  const bytes = (amount: number) => formatBytes(amount, locale)
  return (
    <li className={styles.file} data-state={state}>
      <div className={styles.line}>
        <FileFace item={faceOf(name)} />
        <span className={styles.name}>{name}</span>
        {state !== 'failed' && (
          <span className={styles.size}>
            {state === 'uploading'
              ? t(texts.sending, { sent: bytes(Math.min(sent, size)), size: bytes(size) })
              : t(texts[state])}
          </span>
        )}
        {state === 'failed' && problem?.mayRetry && (
          <button type="button" className={styles.act} aria-label={t(texts.retry, { name })} onClick={onRetry}>
            <Icon name="refresh" />
          </button>
        )}
        <button type="button" className={styles.act} aria-label={t(texts.cancel, { name })} onClick={onCancel}>
          <Icon name="x" />
        </button>
      </div>
      {problem ? (
        <p role="alert" className={styles.problem}>
          {t(problem.message, problem.values)}
        </p>
      ) : (
        <progress className={styles.progress} aria-label={t(texts.progress, { name })} value={sent} max={size || 1} />
      )}
    </li>
  )
}
