import { ActionIcon, Progress } from '@mantine/core'
import { IconPhoto, IconRefresh, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useT } from '@kit/t'
import styles from './media.module.css'
import type { UploadEntry } from './upload-queue'
import { Hint } from '../ui/hint'

const words = {
  list: { en: 'Files on their way', th: 'ไฟล์ที่กำลังอัปโหลด' },
  waiting: { en: 'Waiting…', th: 'รอคิว…' },
  sending: { en: '{percent}% sent', th: 'ส่งแล้ว {percent}%' },
  preparing: { en: 'Being prepared…', th: 'กำลังเตรียมไฟล์…' },
  failed: { en: 'Failed', th: 'ไม่สำเร็จ' },
  retry: { en: 'Try {name} again', th: 'ลองส่ง {name} อีกครั้ง' },
  cancel: { en: 'Cancel {name}', th: 'ยกเลิก {name}' },
  dismiss: { en: 'Take {name} off the list', th: 'เอา {name} ออกจากรายการ' },
}

/** Files on their way, each with how far it is or why it failed. */
export function UploadTiles({ entries, ...acts }: { entries: readonly UploadEntry[] } & Acts) {
  const t = useT()
  if (entries.length === 0) return null
  return (
    <ul className={styles.uploads} aria-label={t(words.list)}>
      {entries.map((entry) => (
        <Tile key={entry.id} entry={entry} {...acts} />
      ))}
    </ul>
  )
}

type Acts = { onRetry: (id: string) => void; onDrop: (id: string) => void }

function Tile({ entry, onRetry, onDrop }: { entry: UploadEntry } & Acts) {
  const t = useT()
  const { id, file, preview, state, share, error, values, mayRetry } = entry
  // A browser need not know what the gateway does, and a file need not be what it is called.
  const [isUnseen, setUnseen] = useState(false)
  const name = file.name || 'file'
  const percent = Math.round(share * 100)
  const isFailed = state === 'failed'
  return (
    <li className={styles.upload} data-state={state}>
      {preview && !isUnseen ? <img src={preview} alt="" className={styles.uploadThumb} onError={() => setUnseen(true)} /> : <span className={styles.uploadThumb}><IconPhoto size={18} aria-hidden /></span>}
      <div className={styles.uploadText}>
        <strong className={styles.uploadName}>{name}</strong>
        {isFailed ? <span role="alert">{t(error ?? words.failed, values)}</span> : <span>{t(words[state], { percent })}</span>}
        {!isFailed && <Progress size="xs" value={state === 'preparing' ? 100 : percent} animated={state === 'preparing'} aria-label={name} />}
      </div>
      {isFailed && mayRetry && (
        <Hint label={t(words.retry, { name })}>
          <ActionIcon aria-label={t(words.retry, { name })} onClick={() => onRetry(id)}>
            <IconRefresh size={16} />
          </ActionIcon>
        </Hint>
      )}
      <Hint label={t(isFailed ? words.dismiss : words.cancel, { name })}>
        <ActionIcon aria-label={t(isFailed ? words.dismiss : words.cancel, { name })} onClick={() => onDrop(id)}>
          <IconX size={16} />
        </ActionIcon>
      </Hint>
    </li>
  )
}
