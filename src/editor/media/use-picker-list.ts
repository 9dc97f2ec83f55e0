import { useDebouncedValue } from '@mantine/hooks'
import { useMemo, useState } from 'react'
import { itemOf } from '@schemas/layout/item-asset'
import { kindsOf } from './choice'
import type { PickRequest } from './pick-image'
import { type Source, useMedia } from './use-media'

export type PickerList = ReturnType<typeof usePickerList>

/** What an open picker lists: one source, searched and filtered. */
export function usePickerList(request: PickRequest) {
  const kinds = useMemo(() => kindsOf(request), [request])
  const current = request.current?.asset
  const [source, setSource] = useState<Source>(current && !itemOf(current) ? 'theme' : 'uploads')
  const [query, setQuery] = useState('')
  const [debouncedQuery] = useDebouncedValue(query, 250)
  const [folder, setFolder] = useState<string>()
  const [wantsUnused, setWantsUnused] = useState(false)
  const [wantsUndescribed, setWantsUndescribed] = useState(false)
  const isUnused = source === 'uploads' && wantsUnused
  const isUndescribed = source === 'uploads' && request.kind === 'image' && wantsUndescribed
  // A search covers the whole library.
  const hasFolders = source === 'uploads' && debouncedQuery === '' && !isUnused && !isUndescribed
  const media = useMedia({
    source,
    query: debouncedQuery,
    kinds,
    folder: hasFolders ? folder : undefined,
    isUnused,
    isUndescribed,
  })
  return {
    kinds,
    source,
    setSource,
    query,
    setQuery,
    /** The query that `media` answers. */ debouncedQuery,
    /** Whether folders are shown, instead of results from all of them. */ hasFolders,
    folder,
    setFolder,
    wantsUnused,
    setWantsUnused,
    isUnused,
    wantsUndescribed,
    setWantsUndescribed,
    isUndescribed,
    media,
    /** Shows the place where new uploads appear. */
    showUploads: () => {
      setSource('uploads')
      setQuery('')
      setFolder(undefined)
    },
  }
}
