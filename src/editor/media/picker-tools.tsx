import { Button, Checkbox, SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { useT } from '@kit/t'
import { SearchField } from '../ui/search-field'
import styles from './media.module.css'
import type { PickRequest } from './pick-image'
import { sourceNames } from './source-names'
import { UploadButton } from './upload-button'
import type { Source } from './use-media'
import type { PickerList } from './use-picker-list'

const messages = {
  source: { en: 'Choose from', th: 'เลือกจาก' },
  search: { en: 'Search names and alt text', th: 'ค้นหาชื่อหรือข้อความ' },
  unused: { en: 'Unused', th: 'เฉพาะที่ยังไม่ได้ใช้' },
  undescribed: { en: 'Without alt text', th: 'ยังไม่มีข้อความแทนภาพ' },
  fillIn: { en: 'Add alt text…', th: 'เติมทีละภาพ…' },
}

type Props = {
  request: PickRequest
  list: PickerList
  isNarrow: boolean
  onFiles: (files: File[]) => void
  /** Opens the alternative texts of the listed pictures. */ onFillIn: () => void
}

/** Above the picker's list: where to choose from, search, upload and filters. */
export function PickerTools({ request, list, isNarrow, onFiles, onFillIn }: Props) {
  const t = useT()
  const [isTouch] = useState(() => matchMedia('(pointer: coarse)').matches)
  return (
    <div className={styles.tools}>
      <SegmentedControl
        size="xs"
        aria-label={t(messages.source)}
        value={list.source}
        data={sourcesOf(request).map((value) => ({ value, label: t(sourceNames[value]) }))}
        onChange={(value) => list.setSource(value as Source)}
      />
      <SearchField
        className={styles.search ?? ''}
        // On a phone or tablet the on-screen keyboard would cover half of the list.
        data-autofocus={isNarrow || isTouch ? undefined : true}
        label={t(messages.search)}
        value={list.query}
        onSearch={list.setQuery}
      />
      <UploadButton request={request} onFiles={onFiles} />
      {list.source === 'uploads' && <Filters list={list} isPicture={request.kind === 'image'} onFillIn={onFillIn} />}
    </div>
  )
}

type FilterProps = Pick<Props, 'list' | 'onFillIn'> & { isPicture: boolean }

function Filters({ list, isPicture, onFillIn }: FilterProps) {
  const t = useT()
  return (
    <div className={styles.narrowing}>
      <Checkbox
        size="xs"
        label={t(messages.unused)}
        checked={list.wantsUnused}
        onChange={(event) => list.setWantsUnused(event.currentTarget.checked)}
      />
      {isPicture && (
        <Checkbox
          size="xs"
          label={t(messages.undescribed)}
          checked={list.wantsUndescribed}
          onChange={(event) => list.setWantsUndescribed(event.currentTarget.checked)}
        />
      )}
      {list.isUndescribed && list.media.choices.length > 0 && (
        <Button size="xs" variant="light" aria-haspopup="dialog" onClick={onFillIn}>
          {t(messages.fillIn)}
        </Button>
      )}
    </div>
  )
}

/** Links lead to uploads only: files of a theme are for display. */
const sourcesOf = (request: PickRequest): readonly Source[] =>
  request.kind === 'file' && request.isLinked ? ['uploads', 'trash'] : ['uploads', 'theme', 'trash']
