import { useRef, useState } from 'react'
import type { FontFileEntry } from '@schemas/editor/entities/theme'
import { maxFontBytes } from '@schemas/layout/font'
import { callGateway } from '@kit/call-gateway'
import { randomId } from '@kit/random-id'
import { explainProblem } from '@kit/upload/explain-problem'
import { sendForPurpose } from '@kit/upload/send-for-purpose'
import type { UploadProblem } from '@kit/upload/upload-entry'
import { channelFor } from '@kit/upload/upload-channel'
import { refreshCalls } from '@kit/use-call'
import type { UploadTile } from '../../../media/upload-queue'
import { themeCalls } from '../../theme-calls'

const messages = {
  empty: { en: 'This file is empty.', th: 'ไฟล์นี้ว่างเปล่า' },
  kind: { en: 'Only WOFF2, TTF and OTF fonts are supported.', th: 'รองรับเฉพาะฟอนต์ WOFF2, TTF และ OTF' },
  large: { en: 'A font file can be up to {most} MB.', th: 'ไฟล์ฟอนต์ต้องมีขนาดไม่เกิน {most} MB' },
}
export const fontEndings = '.woff2,.ttf,.otf'

const fontUploadMethod = channelFor('font', (id, signal) => callGateway(themeCalls.addFont, { id }, signal))

type FontTile = UploadTile & { file: File }

/**
 * Font uploads, which continue while the dialog is closed. `onAdded` is called for each finished one, and the families
 * are reloaded.
 */
export function useFontUploads(onAdded: (file: FontFileEntry) => void) {
  const [entries, setEntries] = useState<readonly FontTile[]>([])
  const running = useRef(new Map<string, { abort: AbortController; flushSignal: EventTarget }>())
  const dropped = useRef(new Set<string>())

  const set = (id: string, change: Partial<FontTile>) =>
    setEntries((before) => before.map((entry) => (entry.id === id ? { ...entry, ...change } : entry)))
  const drop = (id: string) => {
    dropped.current.add(id)
    running.current.get(id)?.abort.abort(new DOMException('Upload aborted.', 'AbortError'))
    setEntries((before) => before.filter((entry) => entry.id !== id))
  }

  const send = async ({ id, file }: Pick<FontTile, 'id' | 'file'>) => {
    const abort = new AbortController()
    const flushSignal = new EventTarget()
    running.current.set(id, { abort, flushSignal })
    set(id, { state: 'uploading', share: 0, problem: undefined })
    try {
      const added = await sendForPurpose(file, fontUploadMethod, {
        signal: abort.signal,
        hurry: flushSignal,
        onSent: (bytes) => set(id, { share: bytes / file.size }),
        onState: (state) => set(id, { state }),
      })
      drop(id)
      onAdded(added)
      await refreshCalls(themeCalls.fonts)
    } catch (error) {
      if (!abort.signal.aborted) set(id, { state: 'failed', problem: explainProblem(error) })
    } finally {
      running.current.delete(id)
    }
  }

  /** One after the other: the gateway names each file by those that exist already. */
  const add = async (files: readonly File[]) => {
    const added = files.map((file): FontTile => ({
      id: randomId(),
      file,
      name: file.name || 'file',
      share: 0,
      state: 'waiting',
      ...refusal(file),
    }))
    setEntries((before) => [...before, ...added])
    for (const entry of added) if (entry.state === 'waiting' && !dropped.current.has(entry.id)) await send(entry)
  }
  const retry = (id: string) => {
    const entry = entries.find((each) => each.id === id)
    // An upload that only waits for an answer need not restart.
    const waiting = running.current.get(id)
    if (waiting) waiting.flushSignal.dispatchEvent(new Event('hurry'))
    else if (entry) void send(entry)
  }
  return { entries, add, retry, drop }
}

/** Problems that are known without uploading. */
function refusal({ name, size }: File): Partial<FontTile> {
  const refused = (message: UploadProblem['message'], values?: Record<string, string>): Partial<FontTile> => ({
    state: 'failed',
    problem: { kind: 'refused', message: message, mayRetry: false, ...(values ? { values } : {}) },
  })
  if (size === 0) return refused(messages.empty)
  if (!/\.(?:woff2|ttf|otf)$/i.test(name)) return refused(messages.kind)
  return size > maxFontBytes ? refused(messages.large, { most: String(maxFontBytes / 1024 / 1024) }) : {}
}
