import { Checkbox, Group } from '@mantine/core'
import { useDebouncedValue, useMediaQuery } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import type { MediaKind } from '@schemas/files/entities/media-item'
import { useT } from '@kit/t'
import { Dialog } from '../ui/dialog'
import { SearchField } from '../ui/search-field'
import { AltTexts } from './alt-texts'
import { MediaListState } from './media-list-state'
import { refreshMedia, useMedia } from './use-media'

const messages = {
  title: { en: 'Picture alt text', th: 'ข้อความแทนภาพ' },
  search: { en: 'Search names and alt text', th: 'ค้นหาชื่อหรือข้อความ' },
  untold: { en: 'Missing alt text in a language', th: 'เฉพาะที่ยังไม่ครบทุกภาษา' },
  emptyUntold: {
    en: 'Every picture in the library has alt text in all languages. If a page still lacks some, add it where the picture is used.',
    th: 'ทุกภาพในคลังมีข้อความแทนภาพครบทุกภาษาแล้ว หากหน้าใดยังขาด ให้เติมตรงที่ใช้ภาพในหน้านั้น',
  },
  empty: { en: 'No pictures uploaded yet.', th: 'ยังไม่มีภาพที่อัปโหลดไว้' },
}

const kinds: readonly MediaKind[] = ['picture']

/** Editor for the alternative texts of the library's pictures, one after the other. */
export function AltTextsDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const isNarrow = useMediaQuery('(max-width: 700px)', undefined, { getInitialValueInEffect: false }) ?? false
  const [query, setQuery] = useState('')
  const [debouncedQuery] = useDebouncedValue(query, 250)
  const [isUndescribed, setUndescribed] = useState(true)
  const list = useMedia({ source: 'uploads', query: debouncedQuery, kinds, isUndescribed })
  // Pictures that have a text by now leave the list of those without at the next visit.
  useEffect(() => refreshMedia, [])
  return (
    <Dialog title={t(messages.title)} onClose={onClose} size="lg" fullScreen={isNarrow}>
      <Group gap="sm" mb="xs">
        <SearchField flex="1 1 180px" label={t(messages.search)} value={query} onSearch={setQuery} />
        <Checkbox
          size="xs"
          label={t(messages.untold)}
          checked={isUndescribed}
          onChange={(event) => setUndescribed(event.currentTarget.checked)}
        />
      </Group>
      <MediaListState
        list={list}
        query={debouncedQuery}
        empty={isUndescribed ? messages.emptyUntold : messages.empty}
        onClear={() => setQuery('')}
      >
        <AltTexts choices={list.choices} />
      </MediaListState>
    </Dialog>
  )
}
