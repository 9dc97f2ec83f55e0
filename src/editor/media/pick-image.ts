// How the editor asks a person for a picture or a file. Any part of it may ask; the one `<MediaPickerHost />` of the shell answers.
//
//   const image = await pickImage({ current: props.image })   // an ImageRef; undefined when the person closed the picker
//   const film = await pickFile({ types: ['video', 'audio'], current: props.film })   // { asset }; undefined likewise
//   const photos = await pickImages(12)                        // at most so many, in the order in which they were chosen
//
// `current` is what the field holds now: the picker opens on it, so that its focal point can be changed too. `focus` is this
// use's own and begins as the picture's; `alt` stays as it was given, and is absent for another picture: the alternative text
// that the picker edits is the picture's, and follows it wherever it is used.
// What a name shows is in known-assets.ts, told before the promise resolves: a canvas can draw the picture at once.
import type { file } from '@schemas/layout/file'
import type { ImageRef } from '@schemas/layout/image'
import type * as z from 'zod/mini'
import { emitter } from '@kit/emitter'

export type FileRef = z.infer<ReturnType<typeof file>>
/** The first half of a media type; `text` means captions (WebVTT), `other` what a page can only lead to. */
export type FileType = 'video' | 'audio' | 'text' | 'other'

/** `most`: so many may be chosen at once. It is answered with what was, or with nothing where the picker was closed. */
export type PickRequest = { limit: number } & (
  | { kind: 'image'; current?: ImageRef | undefined; resolve: (images: readonly ImageRef[]) => void }
  | {
      kind: 'file'
      types: readonly FileType[]
      /** A link leads there. */ isLinked?: boolean
      current?: FileRef | undefined
      resolve: (files: readonly FileRef[]) => void
    }
)

export const pickImage = async ({ current }: { current?: ImageRef | undefined } = {}): Promise<ImageRef | undefined> =>
  (await pickImages(1, current))[0]

export function pickImages(limit: number, current?: ImageRef): Promise<readonly ImageRef[]> {
  return new Promise((resolve) => ask({ kind: 'image', limit, current, resolve: resolve }))
}

type FileOptions = { types: readonly FileType[]; isLinked?: boolean; current?: FileRef | undefined }

export const pickFile = async (options: FileOptions): Promise<FileRef | undefined> => (await pickFiles(1, options))[0]

export function pickFiles(limit: number, options: FileOptions): Promise<readonly FileRef[]> {
  return new Promise((resolve) => ask({ kind: 'file', limit, ...options, resolve: resolve }))
}

/** An upload of any kind that no page shows by itself, for a link. */
export const pickLinkedFile = (current: FileRef | undefined): Promise<FileRef | undefined> =>
  pickFile({ types: ['other', 'video', 'audio', 'text'], isLinked: true, current })

let open: PickRequest | undefined
const changed = emitter()

function ask(request: PickRequest): void {
  // One picker at a time: a second one is the answer "closed" to the first.
  open?.resolve([])
  open = request
  changed.emit()
}

/** What is being asked for, for the host. */
export const openRequest = (): PickRequest | undefined => open

/** Ends the request; only the host calls this, after it has settled it. */
export function closeRequest(request: PickRequest): void {
  if (open !== request) return
  open = undefined
  changed.emit()
}

export const onRequest = changed.on
