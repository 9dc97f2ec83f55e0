import { type ReactNode, useRef } from 'react'
import { readInput, readShots } from './read-dropped'
import type { PickedFile } from './upload-entry'

export type PickKind = 'files' | 'folder' | 'camera' | 'film'
type Picker = { showOpenFilePicker?: (options: { multiple: boolean }) => Promise<FileSystemFileHandle[]> }

/**
 * `pick(kind)` asks for files, a whole folder, or a photo or film from a phone's camera; `inputs` must be rendered
 * somewhere. Uses the file system API where available, so that files can be reopened after a reload (with `accept`, an
 * ordinary file input is used).
 */
export function useFilePicker(
  onFiles: (files: PickedFile[]) => void,
  {
    accept,
    label,
    multiple = true,
  }: { /** Accessible name of the inputs. */ label: string; accept?: string; multiple?: boolean },
): { pick: (kind?: PickKind) => void; inputs: ReactNode } {
  const files = useRef<HTMLInputElement>(null)
  const folder = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const film = useRef<HTMLInputElement>(null)
  const take = (input: HTMLInputElement) => {
    // Tested by attribute, because desktop browsers lack the property.
    const pickedFiles = (input.hasAttribute('capture') ? readShots : readInput)(input.files ?? [])
    // Allows choosing the same file again.
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
      // Cancelled; any other failure means a frame or policy forbids the API, so the file input is used.
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

/** Whether there is a built-in camera (phone or tablet). A desktop would open a file picker instead. */
export const hasCamera = (): boolean => matchMedia('(pointer: coarse)').matches
