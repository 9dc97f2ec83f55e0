import { notifications } from '@mantine/notifications'
import { useEffect, useRef, useState } from 'react'
import type { MediaItem } from '@schemas/files/entities/media-item'
import type { InputOf } from '@schemas/call'
import type { Locale } from '@schemas/layout/locale'
import { callGateway, GatewayError } from '@kit/call-gateway'
import { renameCall } from '@areas/files/public'
import { mediaCalls } from './media-calls'
import { showNewer } from './use-media'

type Change = Omit<InputOf<typeof import('@schemas/files/calls/media/update').call>, 'id' | 'version'>
type State = { kind: 'saved' | 'saving' } | { kind: 'failed'; message: string } | undefined

/** The current item, if the save failed because it was changed meanwhile. */
const newerOf = (error: unknown) =>
  (((error instanceof GatewayError && error.details) || {}) as { item?: MediaItem }).item

/**
 * Saves name and alternative text of an upload, one change after the other, each on the version that the previous one
 * produced. Of the alternative text, only changed languages are sent.
 */
export function useItemEdit(onChange: (item: MediaItem) => void) {
  const [state, setState] = useState<State>()
  const newest = useRef(new Map<string, MediaItem>())
  const last = useRef<Promise<boolean>>(Promise.resolve(true))
  const isThere = useRef(true)
  const failed = useRef<{ item: MediaItem; change: Change }>(undefined)
  useEffect(() => {
    isThere.current = true
    return () => void (isThere.current = false)
  }, [])

  const save = (item: MediaItem, change: Change): Promise<boolean> => {
    setState({ kind: 'saving' })
    last.current = last.current.then(async () => {
      try {
        const { name, ...attributes } = change
        if (name !== undefined) {
          await callGateway(renameCall, { itemId: item.id, newName: name })
          take((await callGateway(mediaCalls.item, { id: item.id })).item)
        }
        if (Object.keys(attributes).length > 0) take(await update(item, attributes))
        setState({ kind: 'saved' })
        return true
      } catch (error) {
        const newer = newerOf(error)
        if (newer) take(newer)
        failed.current = { item, change }
        const message = error instanceof Error ? error.message : String(error)
        if (isThere.current) setState({ kind: 'failed', message })
        // Typed text is saved as the dialog closes: then there is no other place to report a failure.
        else
          notifications.show({
            color: 'red',
            withCloseButton: true,
            message: `${change.name ?? item.name}: ${message}`,
          })
        return false
      }
    })
    return last.current
  }
  /**
   * Merges with changes made meanwhile: other attributes and other languages are kept; only changes to the same text
   * conflict.
   */
  async function update(item: MediaItem, attributes: Omit<Change, 'name'>): Promise<MediaItem> {
    const known = newest.current.get(item.id)
    const base = known && known.version > item.version ? known : item
    const send = ({ id, version, alt }: MediaItem) =>
      callGateway(mediaCalls.update, {
        id,
        version,
        ...attributes,
        ...(attributes.alt ? { alt: { ...alt, ...attributes.alt } } : {}),
      })
    try {
      return await send(base)
    } catch (error) {
      const newer = newerOf(error)
      const isApart =
        newer &&
        attributes.focus === undefined &&
        Object.keys(attributes.alt ?? {}).every((locale) => newer.alt[locale as Locale] === base.alt[locale as Locale])
      if (!isApart) throw error
      return await send(newer)
    }
  }
  function take(item: MediaItem): void {
    newest.current.set(item.id, item)
    showNewer(item)
    onChange(item)
  }
  return {
    save,
    state,
    /** Retries the failed change. */ again: () =>
      void (failed.current && save(failed.current.item, failed.current.change)),
    /** Resolves to whether the last change was saved. */ settled: () => last.current,
    clear: () => setState(undefined),
  }
}
