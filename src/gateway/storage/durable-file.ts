import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, rename, rm, rmdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/**
 * Makes a file beside all others and hands it to `work`, which moves it to its place when it is whole. What is left of it
 * after a failure goes; after a killed process, with the whole folder of drafts at the next start.
 */
export async function withDraft<T>(drafts: string, work: (path: string) => Promise<T>): Promise<T> {
  await mkdir(drafts, { recursive: true })
  const path = join(drafts, randomUUID())
  try {
    return await work(path)
  } finally {
    await rm(path, { recursive: true, force: true })
  }
}

/** Writes a file and brings it to the disk, past the system's memory. */
export async function writeDurably<T>(
  path: string,
  flags: 'wx' | 'r+' | number,
  work: (handle: FileHandle) => Promise<T>,
): Promise<T> {
  const handle = await open(path, flags, 0o600)
  try {
    const done = await work(handle)
    await handle.sync()
    return done
  } finally {
    await handle.close()
  }
}

/** Moves a finished file to its place, where folders are made as needed. Removing the last file of a folder may take the folder away meanwhile, hence the tries. */
export async function place(draft: string, path: string): Promise<void> {
  const folder = dirname(path)
  for (let tries = 0; ; tries++) {
    const first = await mkdir(folder, { recursive: true })
    try {
      await rename(draft, path)
      // A folder that was made is an entry of the one above it.
      for (let at = folder; at.length >= (first?.length ?? Infinity); at = dirname(at)) await syncFolder(dirname(at))
      break
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || tries === 3) throw error
    }
  }
  await syncFolder(folder)
}

/** A rename that is only in memory would not survive a power cut. Windows has no way to ask for it. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined)
  await handle?.sync().catch(() => {})
  await handle?.close()
}

/** Removes the folder and those above it as far as they are empty, up to `root`, which stays. */
export async function removeEmpty(folder: string, root: string): Promise<void> {
  for (let at = folder; at.length > root.length; at = dirname(at)) {
    if (
      !(await rmdir(at).then(
        () => true,
        () => false,
      ))
    )
      return
  }
}
