import { notifications } from '@mantine/notifications'
import { useCallback, useEffect, useEffectEvent } from 'react'
import { useT } from '@kit/t'
import { useCall } from '@kit/use-call'
import { addKnownAssets } from '@kit/known-assets'
import type { Saving } from '../state/saving'
import { themeCalls } from './theme-calls'
import type { OpenedTheme, Studio } from './theme-context'

/** Polling interval (ms) for changes by others while the studio is visible. */
const pollIntervalMs = 15_000

const messages = {
  taken: { en: 'Changes saved by {name} are now in this theme.', th: 'การแก้ไขที่ {name} บันทึกอยู่ในธีมนี้แล้ว' },
  someone: { en: 'someone else', th: 'ผู้อื่น' },
}

type Options = { opened: OpenedTheme; saving: Pick<Saving, 'takeIn'>; setLive: Studio['setLive'] }

/**
 * The theme as the gateway has it. What others saved is merged while there are no pending changes here; pending ones
 * find it at their own save.
 */
export function useNewestTheme({ opened, saving, setLive }: Options): {
  isTrashed: boolean
  readNewest: () => Promise<void>
} {
  const t = useT()
  const { data: newest, refetch } = useCall(
    themeCalls.open,
    { name: opened.name },
    { initialData: opened, refetchInterval: pollIntervalMs },
  )
  const takeIn = useEffectEvent(async (found: OpenedTheme) => {
    addKnownAssets(found.assets)
    const isTaken = await saving.takeIn(async () => asStale(found))
    if (isTaken) notifications.show({ message: t(messages.taken, { name: found.updatedBy ?? t(messages.someone) }) })
  })
  useEffect(() => {
    if (!newest || newest === opened) return
    setLive(newest.live)
    void takeIn(newest)
  }, [newest, opened, setLive])
  const readNewest = useCallback(async () => {
    const { data } = await refetch()
    if (data) await saving.takeIn(async () => asStale(data))
  }, [refetch, saving])
  return { isTrashed: newest?.trashedAt !== undefined, readNewest }
}

const asStale = (newest: OpenedTheme) => ({ version: newest.version, content: newest })
