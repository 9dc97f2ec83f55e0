import { useSyncExternalStore } from 'react'
import { type MediaItem, mostFileBytes, mostPictureBytes } from '@schemas/entities/media-item'
import type { LocalisedText } from '@schemas/layout/text'
import { GatewayError } from '@kit/call-gateway'
import { randomId } from '@kit/random-id'
import { mediaCalls } from './media-calls'
import { sendFile, StoreRefused } from './send-file'

const words = {
  empty: { en: 'This file is empty.', th: 'ไฟล์นี้ว่างเปล่า' },
  large: { en: 'At most {most} MB are taken. Please make it smaller.', th: 'รับไฟล์ได้ไม่เกิน {most} MB กรุณาลดขนาดไฟล์' },
  drawing: { en: 'SVG drawings may hold script and are not taken as pictures. Please save it as PNG.', th: 'ไฟล์ SVG อาจมีสคริปต์ฝังอยู่ จึงใช้เป็นภาพไม่ได้ กรุณาบันทึกเป็น PNG' },
  noPicture: { en: 'This is no picture that can be shown. JPEG, PNG, WebP, AVIF, GIF and TIFF can.', th: 'ไฟล์นี้ไม่ใช่ภาพที่แสดงได้ รองรับ JPEG, PNG, WebP, AVIF, GIF และ TIFF' },
  otherKind: { en: 'The site keeps this file, but it cannot be used here.', th: 'เว็บไซต์เก็บไฟล์นี้ไว้แล้ว แต่ใช้ตรงนี้ไม่ได้' },
  lost: { en: 'The connection was lost. Try again.', th: 'การเชื่อมต่อขาดหาย กรุณาลองอีกครั้ง' },
  full: { en: 'The store is full. Please tell whoever runs this site.', th: 'พื้นที่เก็บไฟล์เต็ม กรุณาแจ้งผู้ดูแลระบบ' },
  refused: { en: 'The store did not take the file ({status}). Try again.', th: 'ระบบจัดเก็บไม่รับไฟล์นี้ ({status}) กรุณาลองอีกครั้ง' },
}

export type UploadEntry = {
  id: string
  file: File
  /** The address of what a picture shows, on this device. */
  preview?: string
  state: 'waiting' | 'sending' | 'preparing' | 'failed'
  /** How much of it has gone out (0–1). */
  share: number
  /** Why it failed; `{name}` is filled from `values`. */
  error?: LocalisedText
  values?: Record<string, string>
  /** The same file may well pass a second time. */
  mayRetry?: boolean
}

/** What may become of the files: anything else is said on the file's own tile. */
export type Wanted = { isPicture: boolean; kinds: readonly MediaItem['kind'][] }

/** Files on their way at once. */
const most = 3

let entries: readonly UploadEntry[] = []
const wanted = new Map<string, Wanted>()
const running = new Map<string, AbortController>()
const listeners = new Set<() => void>()
const doneListeners = new Set<(item: MediaItem) => void>()

function become(next: readonly UploadEntry[]): void {
  entries = next
  for (const listener of listeners) listener()
}
const set = (id: string, change: Partial<UploadEntry>) => become(entries.map((entry) => (entry.id === id ? { ...entry, ...change } : entry)))
function drop(id: string): void {
  const preview = entries.find((entry) => entry.id === id)?.preview
  if (preview) URL.revokeObjectURL(preview)
  become(entries.filter((entry) => entry.id !== id))
}

/** Puts files into the queue. They go on while the picker is closed. */
export function addFiles(files: readonly File[], want: Wanted): void {
  const added = files.map((file): UploadEntry => {
    const id = randomId()
    wanted.set(id, want)
    const refused = refusal(file, want)
    const preview = file.type.startsWith('image/') && file.type !== 'image/svg+xml' ? URL.createObjectURL(file) : undefined
    return { id, file, share: 0, ...(preview ? { preview } : {}), ...(refused ? { state: 'failed', ...refused } : { state: 'waiting' }) }
  })
  become([...added, ...entries])
  startWaiting()
}

/** What need not be sent to be known. */
function refusal(file: File, { isPicture }: Wanted): Pick<UploadEntry, 'error' | 'values'> | undefined {
  if (file.size === 0) return { error: words.empty }
  if (isPicture && file.type === 'image/svg+xml') return { error: words.drawing }
  if (isPicture && file.type !== '' && !file.type.startsWith('image/')) return { error: words.noPicture }
  const limit = isPicture ? mostPictureBytes : mostFileBytes
  return file.size > limit ? { error: words.large, values: { most: String(limit / 1024 / 1024) } } : undefined
}

export function retryUpload(id: string): void {
  set(id, { state: 'waiting', share: 0 })
  startWaiting()
}

/** Takes a file off the queue; what was sent of it is removed. */
export function dropUpload(id: string): void {
  running.get(id)?.abort(new DOMException('Upload aborted.', 'AbortError'))
  wanted.delete(id)
  drop(id)
}

export function useUploads(): readonly UploadEntry[] {
  return useSyncExternalStore(subscribe, () => entries, () => entries)
}

/** Tells of every file that has become one of the site's. */
export function onUploaded(listener: (item: MediaItem) => void): () => void {
  doneListeners.add(listener)
  return () => doneListeners.delete(listener)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function startWaiting(): void {
  // The first that was chosen goes first; it stands last among those added with it.
  for (const entry of entries.toReversed()) if (entry.state === 'waiting' && running.size < most && !running.has(entry.id)) void send(entry)
}

async function send({ id, file }: UploadEntry): Promise<void> {
  const abort = new AbortController()
  running.set(id, abort)
  set(id, { state: 'sending' })
  try {
    const item = await sendFile(file, mediaCalls.finish, { signal: abort.signal, onSent: (share) => set(id, { share }), onPreparing: () => set(id, { state: 'preparing', share: 1 }) })
    const want = wanted.get(id)
    if (want && !want.kinds.includes(item.kind)) set(id, { state: 'failed', error: want.isPicture ? words.noPicture : words.otherKind, mayRetry: false })
    else {
      wanted.delete(id)
      drop(id)
    }
    for (const listener of doneListeners) listener(item)
  } catch (error) {
    if (!abort.signal.aborted) set(id, { state: 'failed', ...explainUpload(error) })
  } finally {
    running.delete(id)
    startWaiting()
  }
}

/** What is said of a file that did not get through, and whether it may be sent again. */
export function explainUpload(error: unknown): Partial<UploadEntry> {
  if (error instanceof GatewayError) return { error: error.message, mayRetry: error.status !== 422 && error.status !== 400 }
  const status = error instanceof StoreRefused ? error.status : 0
  if (status === 507) return { error: words.full, mayRetry: true }
  return status === 0 ? { error: words.lost, mayRetry: true } : { error: words.refused, values: { status: String(status) }, mayRetry: true }
}
