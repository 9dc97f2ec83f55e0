import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { MediaItem, MediaKind } from '@schemas/files/entities/media-item'
import { itemOf } from '@schemas/layout/item-asset'
import { callGateway, type GatewayError } from '@kit/call-gateway'
import { callKey, queryClient, refreshCalls, useCall } from '@kit/use-call'
import { type Choice, ofItem, ofTheme } from './choice'
import { mediaCalls } from './media-calls'

export type Source = 'uploads' | 'theme' | 'trash'

export type MediaList = {
  choices: Choice[]
  isLoading: boolean
  error: GatewayError | undefined
  retry: () => void
  /** There are more; `showMore` loads them. */
  hasMore: boolean
  isLoadingMore: boolean
  showMore: () => void
}

type Wanted = {
  source: Source
  query: string
  kinds: readonly MediaKind[]
  /** Library folder to list. */ folder?: string | undefined
  /** Only files that are used nowhere. */ isUnused?: boolean
  /** Only files that lack an alternative text in one of the site's languages. */ isUndescribed?: boolean
}

/** Pickable items of one source: uploads newest first, theme files by name. */
export function useMedia({ source, query, kinds, folder, isUnused = false, isUndescribed = false }: Wanted): MediaList {
  const isTheme = source === 'theme'
  const uploads = useInfiniteQuery(
    {
      queryKey: [...callKey(mediaCalls.list), source, query, kinds, folder, isUnused, isUndescribed],
      queryFn: ({ pageParam, signal }) =>
        callGateway(
          mediaCalls.list,
          {
            kinds: kinds.join(','),
            ...(query ? { q: query } : {}),
            ...(source === 'trash' ? { trashed: 'true' } : {}),
            ...(folder ? { folder } : {}),
            ...(isUnused ? { unused: 'true' } : {}),
            ...(isUndescribed ? { untold: 'true' } : {}),
            ...(pageParam ? { cursor: pageParam } : {}),
          },
          signal,
        ),
      initialPageParam: '',
      getNextPageParam: (last) => last.next,
      enabled: !isTheme,
      // Keep the previous results while searching: the grid must not flicker with each keystroke.
      placeholderData: (before, previousQuery) => (previousQuery?.queryKey[1] === source ? before : undefined),
    },
    queryClient(),
  )
  const theme = useCall(mediaCalls.themeFiles, {}, { enabled: isTheme, staleTime: Number.POSITIVE_INFINITY })
  const choices = useMemo(() => {
    if (!isTheme) return (uploads.data?.pages ?? []).flatMap((page) => page.items.map(ofItem))
    const needle = query.trim().toLowerCase()
    const holds = ({ asset, shows }: Choice) =>
      [asset, shows && shows.kind !== 'file' ? shows.alt : ''].join(' ').normalize('NFC').toLowerCase().includes(needle)
    return (theme.data?.items ?? []).map(ofTheme).filter((choice) => kinds.includes(choice.kind) && holds(choice))
  }, [isTheme, uploads.data, theme.data, query, kinds])
  const activeQuery = isTheme ? theme : uploads
  return {
    choices,
    isLoading: activeQuery.isPending,
    error: (activeQuery.error as GatewayError | null) ?? undefined,
    retry: () => void activeQuery.refetch(),
    hasMore: !isTheme && uploads.hasNextPage,
    isLoadingMore: uploads.isFetchingNextPage,
    showMore: () => void uploads.fetchNextPage(),
  }
}

/** The item that the field refers to, once it is known. */
export function useNamed(asset: string | undefined): Choice | undefined {
  const id = asset === undefined ? undefined : itemOf(asset)
  const upload = useCall(mediaCalls.item, { id: id ?? '' }, { enabled: id !== undefined })
  const theme = useCall(
    mediaCalls.themeFiles,
    {},
    { enabled: asset !== undefined && id === undefined, staleTime: Number.POSITIVE_INFINITY },
  )
  return useMemo(() => {
    if (id !== undefined) return upload.data && ofItem(upload.data.item)
    const found = theme.data?.items.find((each) => each.asset === asset)
    return found && ofTheme(found)
  }, [asset, id, upload.data, theme.data])
}

/** Reloads the lists after a change. */
export function refreshMedia(): void {
  void refreshCalls(mediaCalls.list)
}

/** Updates an upload in the lists that show it, so that nothing jumps. */
export function showNewer(item: MediaItem): void {
  type Pages = { pages: { items: MediaItem[] }[] }
  queryClient().setQueriesData<Pages>(
    { queryKey: callKey(mediaCalls.list) },
    (before) =>
      before && {
        ...before,
        pages: before.pages.map((page) => ({
          ...page,
          items: page.items.map((each) => (each.id === item.id ? item : each)),
        })),
      },
  )
}
