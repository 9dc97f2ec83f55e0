import { useRef, useState } from 'react'
import type { FontFileEntry } from '@schemas/entities/theme'
import { mostFontBytes } from '@schemas/layout/font'
import { randomId } from '@kit/random-id'
import { callKey, queryClient } from '@kit/use-call'
import { sendFile } from '../../../media/send-file'
import { explainUpload, type UploadEntry } from '../../../media/upload-queue'
import { themeCalls } from '../../theme-calls'

const words = {
  empty: { en: 'This file is empty.', th: 'ไฟล์นี้ว่างเปล่า' },
  kind: { en: 'Only WOFF2, TTF and OTF files are fonts that can be used.', th: 'รองรับเฉพาะฟอนต์ WOFF2, TTF และ OTF' },
  large: { en: 'A font file may have at most {most} MB.', th: 'ไฟล์ฟอนต์ต้องมีขนาดไม่เกิน {most} MB' },
}
export const fontEndings = '.woff2,.ttf,.otf'

/** Font files on their way, also while nobody looks; each that has come is told, and the families are read again. */
export function useFontUploads(onAdded: (file: FontFileEntry) => void) {
  const [entries, setEntries] = useState<readonly UploadEntry[]>([])
  const running = useRef(new Map<string, AbortController>())
  const dropped = useRef(new Set<string>())

  const set = (id: string, change: Partial<UploadEntry>) => setEntries((before) => before.map((entry) => (entry.id === id ? { ...entry, ...change } : entry)))
  const drop = (id: string) => {
    dropped.current.add(id)
    running.current.get(id)?.abort(new DOMException('Upload aborted.', 'AbortError'))
    setEntries((before) => before.filter((entry) => entry.id !== id))
  }

  const send = async ({ id, file }: Pick<UploadEntry, 'id' | 'file'>) => {
    const abort = new AbortController()
    running.current.set(id, abort)
    set(id, { state: 'sending', share: 0 })
    try {
      const added = await sendFile(file, themeCalls.addFont, { signal: abort.signal, onSent: (share) => set(id, { share }), onPreparing: () => set(id, { state: 'preparing', share: 1 }) })
      drop(id)
      onAdded(added)
      await queryClient().invalidateQueries({ queryKey: callKey(themeCalls.fonts) })
    } catch (error) {
      if (!abort.signal.aborted) set(id, { state: 'failed', ...explainUpload(error) })
    } finally {
      running.current.delete(id)
    }
  }

  /** One after the other: the gateway names each by those that are there. */
  const add = async (files: readonly File[]) => {
    const added = files.map((file): UploadEntry => ({ id: randomId(), file, share: 0, state: 'waiting', ...refusal(file) }))
    setEntries((before) => [...before, ...added])
    for (const entry of added) if (entry.state === 'waiting' && !dropped.current.has(entry.id)) await send(entry)
  }
  const retry = (id: string) => {
    const entry = entries.find((each) => each.id === id)
    if (entry) void send(entry)
  }
  return { entries, add, retry, drop }
}

/** What need not be sent to be known. */
function refusal({ name, size }: File): Partial<UploadEntry> {
  if (size === 0) return { state: 'failed', error: words.empty }
  if (!/\.(?:woff2|ttf|otf)$/i.test(name)) return { state: 'failed', error: words.kind }
  return size > mostFontBytes ? { state: 'failed', error: words.large, values: { most: String(mostFontBytes / 1024 / 1024) } } : {}
}
