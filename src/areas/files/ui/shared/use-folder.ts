import { useEffect, useState } from 'react'
import type { DataResult } from '@schemas/block'
import type { OutputOf } from '@schemas/call'
import type { SharedItem } from '@schemas/files/entities/share'
import { usePage } from '@kit/boot'
import { useCall } from '@kit/use-call'
import { callShared, folderCall, noteRefusal } from './share-calls'
import type { Opened } from './use-share'

export type Folder = OutputOf<typeof import('@schemas/files/calls/share/folder').call>
type Sort = 'name' | 'size' | 'changed'
export type Order = { sort: Sort; direction: 'up' | 'down' }

const windowSize = 100

/** Items of a shared folder, loaded in pages. */
export function useFolder(
  { code, visit }: Pick<Opened, 'code' | 'visit'>,
  folder: string,
  order: Order,
  first: DataResult<Folder> | undefined,
) {
  const isLive = usePage() !== null
  const isFirst = folder === code && order.sort === 'name' && order.direction === 'up' && visit === undefined
  const initialFolder = isFirst && first?.ok ? first.value : undefined
  const input = { code, folder, ...order, limit: windowSize, ...(visit ? { visit } : {}) }
  const query = useCall(folderCall, input, {
    enabled: isLive,
    ...(initialFolder ? { initialData: initialFolder } : {}),
  })
  const { error } = query
  useEffect(() => noteRefusal(code, error), [code, error])
  const listed = query.data ?? initialFolder
  const name = [folder, order.sort, order.direction, visit].join(' ')
  const [more, setMore] = useState<{ name: string; windows: SharedItem[][] }>({ name, windows: [] })
  const behind = more.name === name ? more.windows : []
  const items = unlike([...(listed?.items ?? []), ...behind.flat()])
  const readWindow = async (at: number) => (await callShared(folderCall, { ...input, offset: at * windowSize })).items
  const loadMore = async () => {
    const next = await readWindow(behind.length + 1)
    setMore({ name, windows: [...behind, next] })
  }
  /**
   * Later pages shift when items are inserted before them, so they are reloaded. A page that fails to load keeps its
   * items.
   */
  const readAgain = async () => {
    const [windows] = await Promise.all([
      Promise.all(behind.map((_, at) => readWindow(at + 1))).catch(() => behind),
      query.refetch(),
    ])
    if (windows.length > 0)
      setMore((before) =>
        before.name === name && before.windows.length === windows.length ? { name, windows } : before,
      )
  }
  return {
    listed,
    items,
    total: listed?.total ?? 0,
    problem: listed ? undefined : query.error?.message,
    isLoading: !listed && query.isPending,
    retry: () => void readAgain(),
    loadMore: (behind.length + 1) * windowSize < (listed?.total ?? 0) ? loadMore : undefined,
  }
}

/** Removes duplicates: pages read one after the other may overlap. */
const unlike = (items: readonly SharedItem[]): SharedItem[] => [
  ...new Map(items.map((item) => [item._id, item])).values(),
]
