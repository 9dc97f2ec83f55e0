import { useT } from '@kit/t'
import type { Choice } from './choice'
import { MediaFolders } from './media-folders'
import { MediaGrid } from './media-grid'
import { MediaListState } from './media-list-state'
import styles from './media.module.css'
import type { PickRequest } from './pick-image'
import { sourceNames } from './source-names'
import { dropUpload, retryUpload, useUploadTiles } from './upload-queue'
import { UploadTiles } from './upload-tiles'
import type { Picked } from './use-picked'
import type { PickerList } from './use-picker-list'

const messages = {
  hint: {
    en: 'Drop files here, paste them, or press “Upload”. JPEG, PNG, WebP, AVIF, GIF and TIFF up to 40 MB, SVG up to 2 MB.',
    th: 'ลากไฟล์มาวาง วางจากคลิปบอร์ด หรือกด “อัปโหลด” รองรับ JPEG, PNG, WebP, AVIF, GIF และ TIFF ไม่เกิน 40 MB และ SVG ไม่เกิน 2 MB',
  },
  fileHint: {
    en: 'Drop files here, paste them, or press “Upload”. Up to 500 MB each.',
    th: 'ลากไฟล์มาวาง วางจากคลิปบอร์ด หรือกด “อัปโหลด” ไฟล์ละไม่เกิน 500 MB',
  },
  emptyUploads: {
    image: { en: 'No pictures uploaded yet.', th: 'ยังไม่มีภาพที่อัปโหลดไว้' },
    file: { en: 'No files of this type uploaded yet.', th: 'ยังไม่มีไฟล์ชนิดนี้ที่อัปโหลดไว้' },
  },
  emptyUndescribed: {
    en: 'Every picture has alt text in all languages.',
    th: 'ทุกภาพมีข้อความแทนภาพครบทุกภาษาแล้ว',
  },
  emptyUnused: { en: 'All files of this type are in use.', th: 'ไฟล์ชนิดนี้ใช้อยู่ทั้งหมด' },
  emptyFolder: { en: 'No files of this type in this folder.', th: 'ไม่มีไฟล์ชนิดนี้ในโฟลเดอร์นี้' },
  emptyTheme: { en: 'The theme has no files of this type.', th: 'ธีมไม่มีไฟล์ชนิดนี้' },
  emptyTrash: { en: 'The trash is empty.', th: 'ถังขยะว่างเปล่า' },
}

type Props = {
  kind: PickRequest['kind']
  list: PickerList
  picked: Picked
  onPress: (choice: Choice, upTo: readonly Choice[]) => void
  onUse: (choices: readonly Choice[]) => void
}

/** The picker's list: pending uploads, folders, and the items to choose from. */
export function PickerBody({ kind, list, picked: { chosen, several }, onPress, onUse }: Props) {
  const t = useT()
  const uploads = useUploadTiles()
  const isUploads = list.source === 'uploads'
  return (
    <div className={styles.scroll}>
      {isUploads && <UploadTiles entries={uploads} onRetry={retryUpload} onDrop={dropUpload} />}
      {list.hasFolders && <MediaFolders folder={list.folder} onGo={list.setFolder} />}
      <MediaListState
        list={list.media}
        query={list.debouncedQuery}
        empty={emptyMessage(list, kind)}
        onClear={() => list.setQuery('')}
      >
        <MediaGrid
          label={sourceNames[list.source]}
          choices={list.media.choices}
          chosen={chosen?.asset}
          several={several?.choices}
          onChoose={onPress}
          onUse={(choice) => onUse(several && several.choices.length > 0 ? several.choices : [choice])}
        />
      </MediaListState>
      {isUploads && <p className={styles.hint}>{t(kind === 'image' ? messages.hint : messages.fileHint)}</p>}
    </div>
  )
}

function emptyMessage({ source, folder, isUnused, isUndescribed }: PickerList, kind: PickRequest['kind']) {
  if (isUndescribed) return messages.emptyUndescribed
  if (isUnused) return messages.emptyUnused
  if (source === 'uploads' && folder) return messages.emptyFolder
  if (source === 'uploads') return messages.emptyUploads[kind]
  return source === 'theme' ? messages.emptyTheme : messages.emptyTrash
}
