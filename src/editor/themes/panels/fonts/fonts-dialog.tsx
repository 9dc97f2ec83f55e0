import { Button, Stack } from '@mantine/core'
import { IconTypography, IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { useT } from '@kit/t'
import { unreadProblem } from '@kit/upload/explain-problem'
import { useIncomingFiles } from '@kit/upload/use-incoming-files'
import { useCall } from '@kit/use-call'
import { UploadTiles } from '../../../media/upload-tiles'
import { Dialog } from '../../../ui/dialog'
import { FileButton } from '../../../ui/file-button'
import { ListNote } from '../../../ui/side-panel'
import { themeCalls } from '../../theme-calls'
import { FamilyCard } from './family-card'
import styles from './fonts.module.css'
import { TrashedFonts } from './trashed-fonts'
import { fontEndings, useFontUploads } from './use-font-uploads'

const messages = {
  title: { en: 'Site fonts', th: 'ฟอนต์ของเว็บไซต์นี้' },
  help: {
    en: 'WOFF2, TTF or OTF, up to 5 MB each: one file per weight, or one file with all weights. Only upload fonts your licence allows on a website.',
    th: 'ไฟล์ WOFF2, TTF หรือ OTF ไม่เกินไฟล์ละ 5 MB หนึ่งไฟล์ต่อหนึ่งความหนา หรือไฟล์เดียวที่มีทุกความหนา อัปโหลดเฉพาะฟอนต์ที่สัญญาอนุญาตให้ใช้บนเว็บไซต์',
  },
  upload: { en: 'Upload files', th: 'อัปโหลดไฟล์' },
  drop: { en: 'Drop files here', th: 'วางไฟล์ที่นี่' },
  empty: { en: 'No fonts uploaded yet. You can drop files here too.', th: 'ยังไม่มีฟอนต์ที่อัปโหลด ลากไฟล์มาวางที่นี่ก็ได้' },
  added: { en: 'Added {name} to {family}.', th: 'เพิ่ม {name} ใน {family} แล้ว' },
}

/** The site's uploaded fonts: to upload, preview in Thai and English, choose, correct and delete. */
export function FontsDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const query = useCall(themeCalls.fonts, {})
  const [message, setMessage] = useState('')
  const uploads = useFontUploads(({ name, family }) => setMessage(t(messages.added, { name, family })))
  const { isOver, handlers } = useIncomingFiles(({ files: dropped, unread }) => {
    if (unread.length > 0) setMessage(t(unreadProblem.message))
    void uploads.add(dropped.map(({ file }) => file))
  })
  const { families = [], files = [] } = query.data ?? {}
  return (
    <Dialog title={t(messages.title)} size="xl" onClose={onClose}>
      <div className={styles.dialog} data-over={isOver || undefined} {...handlers}>
        <Stack gap="md">
          <div className={styles.head}>
            <p>{t(messages.help)}</p>
            <FileButton multiple accept={fontEndings} onChange={(chosen) => void uploads.add(chosen)}>
              {(props) => (
                <Button {...props} data-autofocus leftSection={<IconUpload size={15} />}>
                  {t(messages.upload)}
                </Button>
              )}
            </FileButton>
          </div>
          <UploadTiles entries={uploads.entries} onRetry={uploads.retry} onDrop={uploads.drop} />
          <ListNote query={query} empty={query.data && families.length === 0 ? t(messages.empty) : undefined} />
          {families.map((family) => (
            <FamilyCard
              key={family.family}
              family={family}
              files={files.filter((file) => file.family === family.family && !file.trashedAt)}
            />
          ))}
          <TrashedFonts files={files.filter((file) => file.trashedAt !== undefined)} />
        </Stack>
        {isOver && (
          <div className={styles.over} aria-hidden>
            <IconTypography size={42} stroke={1.25} />
            {t(messages.drop)}
          </div>
        )}
        <p role="status" className={styles.said}>
          {message}
        </p>
      </div>
    </Dialog>
  )
}
