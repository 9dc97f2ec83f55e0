import { Button, Text } from '@mantine/core'
import { IconFileImport } from '@tabler/icons-react'
import { useState } from 'react'
import { useT } from '@kit/t'
import { unreadProblem } from '@kit/upload/explain-problem'
import { useIncomingFiles } from '@kit/upload/use-incoming-files'
import { FileButton } from '../ui/file-button'
import { useFirstFocus } from '../ui/use-first-focus'
import styles from './transfer.module.css'

const messages = {
  drop: { en: 'Drop an exported file here', th: 'วางไฟล์ที่ส่งออกไว้ที่นี่' },
  kinds: {
    en: 'A .zip or .json file of pages, sections or a whole site',
    th: 'ไฟล์ .zip หรือ .json ของหน้า ส่วนที่บันทึกไว้ หรือทั้งเว็บไซต์',
  },
  choose: { en: 'Choose a file', th: 'เลือกไฟล์' },
  first: {
    en: 'You first see what would be created, replaced or skipped. Everything is imported as a draft that visitors don’t see.',
    th: 'ก่อนนำเข้า คุณจะเห็นว่าจะสร้าง แทนที่ หรือข้ามรายการใดบ้าง ทุกอย่างนำเข้าเป็นฉบับร่างที่ผู้เยี่ยมชมยังไม่เห็น',
  },
}

/** Takes the file to import: dropped, pasted or chosen. */
export function ChooseFile({ onFile }: { onFile: (file: File) => void }) {
  const t = useT()
  const first = useFirstFocus<HTMLButtonElement>()
  const [isUnread, setUnread] = useState(false)
  const { isOver, handlers } = useIncomingFiles(({ files: [chosen], unread }) => {
    setUnread(!chosen && unread.length > 0)
    if (chosen) onFile(chosen.file)
  })
  return (
    <>
      <div className={styles.drop} data-over={isOver || undefined} {...handlers}>
        <IconFileImport size={32} stroke={1.4} aria-hidden />
        <div>
          <strong>{t(messages.drop)}</strong>
          <div>{t(messages.kinds)}</div>
        </div>
        <FileButton accept=".zip,.json,application/zip,application/json" onChange={(file) => file && onFile(file)}>
          {(props) => (
            <Button {...props} ref={first} data-autofocus>
              {t(messages.choose)}
            </Button>
          )}
        </FileButton>
      </div>
      {isUnread && (
        <Text size="sm" c="red" mt="md" role="alert">
          {t(unreadProblem.message)}
        </Text>
      )}
      <Text size="sm" c="dimmed" mt="md">
        {t(messages.first)}
      </Text>
    </>
  )
}
