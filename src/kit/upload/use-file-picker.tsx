import { type ReactNode, useRef } from 'react'
import { readInput, readShots } from './read-dropped'
import type { PickedFile } from './upload-entry'

export type PickKind = 'files' | 'folder' | 'camera' | 'film'
type Picker = { showOpenFilePicker?: (options: { multiple: boolean }) => Promise<FileSystemFileHandle[]> }

/**
 * `pick(kind)` asks for files, a whole folder, or a photo or a film of a phone's camera; `inputs` must stand somewhere in what is drawn. Files are asked for so that the browser can open them again
 * after a reload, where it knows how to (`accept` narrows what it offers, and is then asked the old way).
 */
export function useFilePicker(
  onFiles: (files: PickedFile[]) => void,
  {
    accept,
    label,
    multiple = true,
  }: { /** What the fields are called for who cannot see them. */ label: string; accept?: string; multiple?: boolean },
): { pick: (kind?: PickKind) => void; inputs: ReactNode } {
  const files = useRef<HTMLInputElement>(null)
  const folder = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const film = useRef<HTMLInputElement>(null)
  const take = (input: HTMLInputElement) => {
    // By the attribute: a desktop's browser knows no such property.
    const pickedFiles = (input.hasAttribute('capture') ? readShots : readInput)(input.files ?? [])
    // The same file may be chosen again.
    input.value = ''
    if (pickedFiles.length > 0) onFiles(pickedFiles)
  }
  const pick = (kind: PickKind = 'files') => {
    if (kind === 'folder') return folder.current?.click()
    if (kind === 'camera') return camera.current?.click()
    if (kind === 'film') return film.current?.click()
    const open = (globalThis as Picker).showOpenFilePicker
    if (!open || accept !== undefined) return files.current?.click()
    void pickOpenable(() => open({ multiple }))
  }
  const pickOpenable = async (ask: () => Promise<FileSystemFileHandle[]>) => {
    try {
      const handles = await ask()
      onFiles(
        await Promise.all(
          handles.map(async (handle): Promise<PickedFile> => ({ handle, file: await handle.getFile() })),
        ),
      )
    } catch (error) {
      // Nothing was chosen; or a frame or a policy does not let it be asked this way.
      if (!(error instanceof DOMException && error.name === 'AbortError')) files.current?.click()
    }
  }
  const shared = {
    type: 'file',
    tabIndex: -1,
    hidden: true,
    'aria-label': label,
    onChange: (event: { currentTarget: HTMLInputElement }) => take(event.currentTarget),
  } as const
  const inputs = (
    <>
      <input {...shared} ref={files} data-pick="files" multiple={multiple} accept={accept} />
      <input {...shared} ref={folder} data-pick="folder" multiple {...{ webkitdirectory: '' }} />
      <input {...shared} ref={camera} data-pick="camera" accept="image/*" capture="environment" />
      <input {...shared} ref={film} data-pick="film" accept="video/*" capture="environment" />
    </>
  )
  return { pick, inputs }
}

/** Whether a camera is at hand: of a phone or a tablet. A desk would be asked for a file all the same. */
export const hasCamera = (): boolean => matchMedia('(pointer: coarse)').matches
