// How the editor asks a person for a picture or a file. Any part may call this; the shell's single `<MediaPickerHost
// />` handles it.
//
// const image = await pickImage({ current: props.image }) // an ImageRef; undefined when the person closed the picker
//   const film = await pickFile({ types: ['video', 'audio'], current: props.film })   // { asset }; undefined likewise
// const photos = await pickImages(12) // at most so many, in the order in which they were chosen
//
// `current` is the field's value: the picker opens on it, so that its focal point can be changed too. `focus` belongs
// to this
// use and starts as the picture's; `alt` is kept as it was, and is absent for another picture: the alternative text
// edited in the picker is the picture's, and follows it wherever it is used.
// The asset is registered in known-assets.ts before the promise resolves: a canvas can draw the picture at once.
import type { file } from '@schemas/layout/file'
import type { ImageRef } from '@schemas/layout/image'
import type * as z from 'zod/mini'
import { emitter } from '@kit/emitter'

export type FileRef = z.infer<ReturnType<typeof file>>
/** The first half of a media type; `text` means captions (WebVTT), `other` a file that a page can only link to. */
export type FileType = 'video' | 'audio' | 'text' | 'other'

/** `limit`: most items that may be chosen. Resolves with the chosen ones, or with none if the picker was closed. */
export type PickRequest = { limit: number } & (
  | { kind: 'image'; current?: ImageRef | undefined; resolve: (images: readonly ImageRef[]) => void }
  | {
      kind: 'file'
      types: readonly FileType[]
      /** The file is the target of a link. */ isLinked?: boolean
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

/** An upload of any kind for a link; no page displays it. */
export const pickLinkedFile = (current: FileRef | undefined): Promise<FileRef | undefined> =>
  pickFile({ types: ['other', 'video', 'audio', 'text'], isLinked: true, current })

let open: PickRequest | undefined
const changed = emitter()

function ask(request: PickRequest): void {
  // One picker at a time: opening a second one closes the first, which resolves with nothing.
  open?.resolve([])
  open = request
  changed.emit()
}

/** The open request, for the host. */
export const openRequest = (): PickRequest | undefined => open

/** Ends the request; only the host calls this, after resolving it. */
export function closeRequest(request: PickRequest): void {
  if (open !== request) return
  open = undefined
  changed.emit()
}

export const onRequest = changed.on
