import { ActionIcon, Button, Progress } from '@mantine/core'
import { IconFile, IconPhoto, IconRefresh, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useT } from '@kit/t'
import { FileButton } from '../ui/file-button'
import styles from './media.module.css'
import { resupplyFile, type UploadTile } from './upload-queue'
import { Hint } from '../ui/hint'

const messages = {
  list: { en: 'Uploads in progress', th: 'ไฟล์ที่กำลังอัปโหลด' },
  states: {
    waiting: { en: 'Waiting…', th: 'รอคิว…' },
    uploading: { en: '{percent}% uploaded', th: 'อัปโหลดแล้ว {percent}%' },
    checking: { en: 'Preparing…', th: 'กำลังเตรียมไฟล์…' },
    offline: { en: 'Offline. Continues when you are back online.', th: 'ออฟไลน์ จะอัปโหลดต่อเมื่อเชื่อมต่อได้' },
    paused: { en: 'Paused', th: 'หยุดชั่วคราว' },
    missing: { en: 'Choose the file again to continue.', th: 'กรุณาเลือกไฟล์อีกครั้งเพื่ออัปโหลดต่อ' },
    retrying: { en: 'No response. Trying again…', th: 'ไม่ได้รับคำตอบ กำลังลองอีกครั้ง…' },
  } as Partial<Record<UploadTile['state'], { en: string; th: string }>>,
  failed: { en: 'Failed', th: 'ไม่สำเร็จ' },
  retry: { en: 'Try {name} again', th: 'ลองอัปโหลด {name} อีกครั้ง' },
  choose: { en: 'Choose the file: {name}', th: 'เลือกไฟล์: {name}' },
  cancel: { en: 'Cancel {name}', th: 'ยกเลิก {name}' },
  dismiss: { en: 'Remove {name} from the list', th: 'นำ {name} ออกจากรายการ' },
  refused: { en: '{count} files can’t be used', th: 'ใช้ไม่ได้ {count} ไฟล์' },
  dismissAll: { en: 'Remove all from the list', th: 'นำทั้งหมดออกจากรายการ' },
}

/** Nothing can be done about it but to choose another file. */
const isRefused = ({ state, problem }: UploadTile) =>
  state === 'failed' && problem !== undefined && !problem.mayRetry && problem.kind !== 'gone'

/** Pending uploads, each with its progress or error. Several that were refused are one list with one button. */
export function UploadTiles({ entries, ...acts }: { entries: readonly UploadTile[] } & Acts) {
  const t = useT()
  const refused = entries.filter(isRefused)
  const shown = refused.length > 1 ? entries.filter((entry) => !isRefused(entry)) : entries
  return (
    <>
      {refused.length > 1 && <Refused entries={refused} onDrop={acts.onDrop} />}
      {shown.length > 0 && (
        <ul className={styles.uploads} aria-label={t(messages.list)}>
          {shown.map((entry) => (
            <Tile key={entry.id} entry={entry} {...acts} />
          ))}
        </ul>
      )}
    </>
  )
}

function Refused({ entries, onDrop }: { entries: readonly UploadTile[]; onDrop: Acts['onDrop'] }) {
  const t = useT()
  const title = t(messages.refused, { count: entries.length })
  return (
    <div className={styles.refused} role="alert">
      <strong>{title}</strong>
      <ul aria-label={title}>
        {entries.map(({ id, name, problem }) => (
          <li key={id}>
            <span className={styles.refusedName}>{name}</span> {problem && t(problem.message, problem.values)}
          </li>
        ))}
      </ul>
      <Button variant="default" size="xs" onClick={() => entries.forEach(({ id }) => onDrop(id))}>
        {t(messages.dismissAll)}
      </Button>
    </div>
  )
}

type Acts = { onRetry: (id: string) => void; onDrop: (id: string) => void }

function Tile({ entry, onRetry, onDrop }: { entry: UploadTile } & Acts) {
  const t = useT()
  const { id, name, preview, state, share, problem } = entry
  // The browser may not decode what the gateway accepts, and a file may not be what its name says.
  const [isUnseen, setUnseen] = useState(false)
  const percent = Math.round(share * 100)
  const isFailed = state === 'failed'
  return (
    <li className={styles.upload} data-state={state}>
      {preview && !isUnseen ? (
        <img src={preview} alt="" className={styles.uploadThumb} onError={() => setUnseen(true)} />
      ) : (
        <span className={styles.uploadThumb}>
          <IconPhoto size={18} aria-hidden />
        </span>
      )}
      <div className={styles.uploadText}>
        <strong className={styles.uploadName}>{name}</strong>
        {isFailed || problem ? (
          <span role="alert">{t(problem?.message ?? messages.failed, problem?.values)}</span>
        ) : (
          <span>{t(messages.states[state] ?? messages.failed, { percent })}</span>
        )}
        {!isFailed && (
          <Progress
            size="xs"
            value={state === 'checking' ? 100 : percent}
            animated={state === 'checking'}
            aria-label={name}
          />
        )}
      </div>
      {(state === 'retrying' || (isFailed && problem?.mayRetry)) && (
        <Hint label={t(messages.retry, { name })}>
          <ActionIcon aria-label={t(messages.retry, { name })} onClick={() => onRetry(id)}>
            <IconRefresh size={16} />
          </ActionIcon>
        </Hint>
      )}
      {(state === 'missing' || problem?.kind === 'gone') && (
        <FileButton onChange={(file) => file && resupplyFile(id, file)}>
          {(props) => (
            <Hint label={t(messages.choose, { name })}>
              <ActionIcon {...props} aria-label={t(messages.choose, { name })}>
                <IconFile size={16} />
              </ActionIcon>
            </Hint>
          )}
        </FileButton>
      )}
      <Hint label={t(isFailed ? messages.dismiss : messages.cancel, { name })}>
        <ActionIcon aria-label={t(isFailed ? messages.dismiss : messages.cancel, { name })} onClick={() => onDrop(id)}>
          <IconX size={16} />
        </ActionIcon>
      </Hint>
    </li>
  )
}
