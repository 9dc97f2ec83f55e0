import type { Attachment } from '@schemas/files/entities/attachment'
import { nameParts } from '@schemas/name-parts'
import { useLocale } from '../boot'
import { GatewayError } from '../call-gateway'
import { FileFace } from '../file-face/file-face'
import { formatBytes } from '../format'
import { Icon } from '../icon'
import { useT } from '../t'
import { showToast } from '../ui/overlay/toasts'
import { attachmentTexts as texts } from './attachment-texts'
import styles from './attachments.module.css'
import { isViewable, openAttachment, saveAttachment } from './open-attachment'

type Props = {
  files: readonly Attachment[]
  label?: string
  /** Absent: they cannot be removed here. */
  onRemove?: ((file: Attachment) => void) | undefined
}

/** Files as rows, pictures with a large thumbnail; each can be opened or downloaded. */
export function AttachmentList({ files, label, onRemove }: Props) {
  const t = useT()
  const locale = useLocale()
  if (files.length === 0) return null
  return (
    <ul role="list" className={styles.files} aria-label={label ?? t(texts.files)}>
      {files.map((file) => (
        <li key={file.id} className={styles.file} data-picture={file.thumbnail ? '' : undefined}>
          {file.thumbnail && (
            <button
              type="button"
              className={styles.picture}
              aria-label={t(texts.open, { name: file.name })}
              onClick={() => act(openAttachment(file))}
            >
              <img src={file.thumbnail} alt="" loading="lazy" decoding="async" />
            </button>
          )}
          <div className={styles.line}>
            {!file.thumbnail && <FileFace item={faceOfAttachment(file)} />}
            <button
              type="button"
              className={styles.name}
              aria-label={t(isViewable(file) ? texts.open : texts.save, { name: file.name })}
              onClick={() => act(isViewable(file) ? openAttachment(file) : saveAttachment(file))}
            >
              {file.name}
            </button>
            <span className={styles.size}>{formatBytes(file.size, locale)}</span>
            <button
              type="button"
              className={styles.act}
              aria-label={t(texts.save, { name: file.name })}
              onClick={() => act(saveAttachment(file))}
            >
              <Icon name="download" />
            </button>
            {onRemove && (
              <button
                type="button"
                className={styles.act}
                aria-label={t(texts.remove, { name: file.name })}
                onClick={() => onRemove(file)}
              >
                <Icon name="x" />
              </button>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}

const faceOfAttachment = ({ name, kind, thumbnail }: Attachment) => ({
  type: 'file' as const,
  name,
  kind,
  ending: nameParts(name).ending.slice(1).toLowerCase(),
  thumbnail,
  isShare: false,
})

/** A failure concerns no field, so it is a toast. */
function act(work: Promise<void>): void {
  work.catch((error: unknown) => {
    if (!(error instanceof GatewayError)) throw error
    showToast(error.message, { tone: 'error' })
  })
}
