import { useMemo, useSyncExternalStore } from 'react'
import type { FileItem } from '@schemas/files/entities/file-item'
import { type MediaItem, maxFileBytes, maxPictureBytes } from '@schemas/files/entities/media-item'
import type { LocalisedText } from '@schemas/layout/pick-text'
import { callGateway } from '@kit/call-gateway'
import { randomId } from '@kit/random-id'
import { emitter } from '@kit/emitter'
import { deleteCall } from '@areas/files/public'
import { explainProblem, unreadProblem } from '@kit/upload/explain-problem'
import type { Incoming, UploadEntry, UploadProblem, UploadStateName } from '@kit/upload/upload-entry'
import { uploads, useUploads } from '@kit/upload/uploads'
import { withNetworkRetry } from '@kit/upload/network-retry'
import { mediaCalls } from './media-calls'
import { refreshMedia } from './use-media'

const messages = {
  empty: { en: 'This file is empty.', th: 'ไฟล์นี้ว่างเปล่า' },
  large: {
    en: 'Files can be up to {most} MB. Please make this one smaller.',
    th: 'รับไฟล์ได้ไม่เกิน {most} MB กรุณาลดขนาดไฟล์',
  },
  noPicture: {
    en: 'This file can’t be shown as a picture. Use JPEG, PNG, WebP, AVIF, SVG, GIF or TIFF.',
    th: 'ไฟล์นี้ไม่ใช่ภาพที่แสดงได้ รองรับ JPEG, PNG, WebP, AVIF, SVG, GIF และ TIFF',
  },
  inTrash: {
    en: 'This file can’t be shown as a picture, so it was moved to the trash. Use JPEG, PNG, WebP, AVIF, SVG, GIF or TIFF.',
    th: 'ไฟล์นี้ไม่ใช่ภาพที่แสดงได้ จึงย้ายไปถังขยะแล้ว รองรับ JPEG, PNG, WebP, AVIF, SVG, GIF และ TIFF',
  },
  otherKind: { en: 'The file was saved on the site, but can’t be used here.', th: 'เว็บไซต์เก็บไฟล์นี้ไว้แล้ว แต่ใช้ตรงนี้ไม่ได้' },
}

/** An upload as the builder's screens show it. */
export type UploadTile = {
  id: string
  name: string
  /** Local object URL of a picture's preview. */
  preview?: string | undefined
  state: UploadStateName
  /** Fraction sent (0–1). */
  share: number
  problem?: UploadProblem | undefined
}

/** What the files may be; any other file gets an error on its tile. */
export type Wanted = { isPicture: boolean; kinds: readonly MediaItem['kind'][] }

/** Group of the library's files in the upload queue, which all parts of the product share. */
const group = 'library'

/** Tiles of files that were refused here, or that arrived and do not fit the request; they are in no queue. */
let refused: readonly UploadTile[] = []
const wanted = new Map<string, Wanted>()
const previews = new Map<string, string>()
const changed = emitter()
const uploaded = emitter<[item: MediaItem, id: string]>()
let quiet: (() => void) | undefined

function refuse(tile: UploadTile): void {
  become([tile, ...refused])
}
function become(next: readonly UploadTile[]): void {
  refused = next
  changed.emit()
}
const problemOf = (message: LocalisedText, values?: Record<string, string>): UploadProblem => ({
  kind: 'refused',
  message: message,
  mayRetry: false,
  ...(values ? { values } : {}),
})

/** Resumes this person's library uploads left by an earlier document, and persists new ones across reloads. */
export function resumeUploads(person: string): void {
  quiet ??= followQueue()
  void uploads.begin(person, (entry) => entry.group === group)
}

function followQueue(): () => void {
  const ends = [
    uploads.onDone((entry) => void take(entry)),
    // Uploads can be removed from the queue elsewhere, too.
    useUploads.subscribe(({ entries }) => {
      const there = new Set(entries.map(({ id }) => id))
      for (const id of [...previews.keys(), ...wanted.keys()]) if (!there.has(id)) forget(id)
    }),
  ]
  return () => ends.forEach((end) => end())
}

/** Supplies the file again for a tile whose file became unreadable. */
export const resupplyFile = (id: string, file: File): void => uploads.giveFile(id, { file })

/** Adds files to the queue and returns the ids of those being uploaded. Uploads continue while the picker is closed. */
export function addFiles(files: readonly File[], want: Wanted): string[] {
  quiet ??= followQueue()
  become([...files.flatMap((file) => refusedTile(file, want) ?? []), ...refused])
  return files.flatMap((file) => {
    if (refusal(file, want)) return []
    // Public, since everybody reads what pages show; both are kept on equal names, since two pictures with one name are
    // two pictures.
    const [id] = uploads.add([{ file }], { parent: 'media', mode: 'public', conflict: 'keep-both', group })
    if (id === undefined) return []
    wanted.set(id, want)
    // Opened in a tab of its own, the address of an SVG would run its scripts here.
    if (file.type.startsWith('image/') && file.type !== 'image/svg+xml') previews.set(id, URL.createObjectURL(file))
    return id
  })
}

/** Tiles for dropped items that the browser cannot read. */
export const refuseUnread = (unread: Incoming['unread']): void =>
  become([
    ...unread.map(({ name }): UploadTile => ({
      id: randomId(),
      name,
      state: 'failed',
      share: 0,
      problem: unreadProblem,
    })),
    ...refused,
  ])

function refusedTile(file: File, want: Wanted): UploadTile | undefined {
  const problem = refusal(file, want)
  return problem && { id: randomId(), name: file.name || 'file', state: 'failed', share: 0, problem }
}

/** Problems that are known without uploading. */
function refusal(file: File, { isPicture }: Wanted): UploadProblem | undefined {
  if (file.size === 0) return problemOf(messages.empty)
  if (isPicture && file.type !== '' && !file.type.startsWith('image/')) return problemOf(messages.noPicture)
  const limit = isPicture ? maxPictureBytes : maxFileBytes
  return file.size > limit ? problemOf(messages.large, { most: String(limit / 1024 / 1024) }) : undefined
}

export const retryUpload = (id: string): void => void uploads.retry(id)

/** Removes a file from the queue and deletes what was sent of it. */
export function dropUpload(id: string): void {
  uploads.cancel(id)
  forget(id)
  become(refused.filter((tile) => tile.id !== id))
}

function forget(id: string): void {
  const preview = previews.get(id)
  if (preview) URL.revokeObjectURL(preview)
  previews.delete(id)
  wanted.delete(id)
}

/** The library's pending uploads, newest first. */
export function useUploadTiles(): readonly UploadTile[] {
  const entries = useUploads((state) => state.entries)
  const ended = useSyncExternalStore(
    changed.on,
    () => refused,
    () => refused,
  )
  return useMemo(
    () => [
      ...ended,
      ...entries
        .filter((entry) => entry.group === group && entry.state !== 'done')
        .toReversed()
        .map(tileOf),
    ],
    [entries, ended],
  )
}

const tileOf = ({ id, name, state, sent, size, problem }: UploadEntry): UploadTile => ({
  id,
  name,
  preview: previews.get(id),
  state,
  share: size > 0 ? sent / size : 0,
  problem,
})

/** Loads the library's record of a finished file, which has more than the queue knows. */
async function take({ id, name, group: of, item }: UploadEntry & { item: FileItem }): Promise<void> {
  if (of !== group) return
  const want = wanted.get(id)
  uploads.cancel(id)
  forget(id)
  try {
    // The file has arrived: a connection lost at this moment must not count as a failure, or it would be sent once
    // more.
    const { item: come } = await withNetworkRetry(() => callGateway(mediaCalls.item, { id: item._id }), {
      signal: new AbortController().signal,
      onWait: () => {},
    })
    if (!want || want.kinds.includes(come.kind)) return uploaded.emit(come, id)
    // A file that only has the name of a picture is of no use for a picture request: move it to the trash, where it can
    // be restored.
    if (want.isPicture) await callGateway(deleteCall, { itemId: come.id, type: 'file' })
    refuse({
      id,
      name,
      state: 'failed',
      share: 1,
      problem: problemOf(want.isPicture ? messages.inTrash : messages.otherKind),
    })
    refreshMedia()
  } catch (error) {
    refuse({ id, name, state: 'failed', share: 1, problem: { ...explainProblem(error), mayRetry: false } })
  }
}

/** Called with every file added to the site, and its position in the queue. */
export const onUploaded = uploaded.on
