import { useCallback, useMemo } from 'react'
import { readDevice, useDeviceText, usePersonalKey, writeDevice } from '@kit/device-store'

/** A post as it was when the reader saved it. Opening it asks the gateway, which may no longer show it. */
export type SavedPost = { slug: string; path: string; title: string; category: string; minutes: number; at: string }

const maxSaved = 200

const isSaved = (value: unknown): value is SavedPost =>
  typeof value === 'object' &&
  value !== null &&
  ['slug', 'path', 'title', 'category', 'at'].every(
    (name) => typeof (value as Record<string, unknown>)[name] === 'string',
  ) &&
  typeof (value as Record<string, unknown>).minutes === 'number'

function parse(text: string): readonly SavedPost[] {
  try {
    const found: unknown = JSON.parse(text)
    return Array.isArray(found) ? found.filter(isSaved).slice(0, maxSaved) : []
  } catch {
    return []
  }
}

/** The posts that a reader saved on this device, the last saved first. */
export function useSavedPosts() {
  const key = usePersonalKey('content:saved')
  const text = useDeviceText(key)
  const posts = useMemo(() => parse(text), [text])
  const others = useCallback((slug: string) => parse(readDevice(key)).filter((each) => each.slug !== slug), [key])
  const store = useCallback(
    (list: readonly SavedPost[]) => writeDevice(key, list.length > 0 ? JSON.stringify(list) : ''),
    [key],
  )
  const add = useCallback((post: SavedPost) => store([post, ...others(post.slug)].slice(0, maxSaved)), [others, store])
  const remove = useCallback((slug: string) => store(others(slug)), [others, store])
  return { posts, add, remove }
}
