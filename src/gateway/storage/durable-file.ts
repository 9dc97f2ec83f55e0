import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, rename, rm, rmdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/**
 * Creates a file in the drafts folder and passes it to `work`, which moves it into place when complete. After a failure
 * it is removed; after a killed process, with the whole drafts folder at the next start.
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

/** Writes a file and syncs it to disk. */
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

/**
 * Moves a finished file into place, creating folders as needed. Removing the last file of a folder may remove the
 * folder meanwhile, hence the retries.
 */
export async function place(draft: string, path: string): Promise<void> {
  const folder = dirname(path)
  for (let tries = 0; ; tries++) {
    const first = await mkdir(folder, { recursive: true })
    try {
      await rename(draft, path)
      // A new folder is an entry of its parent.
      for (let at = folder; at.length >= (first?.length ?? Infinity); at = dirname(at)) await syncFolder(dirname(at))
      break
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || tries === 3) throw error
    }
  }
  await syncFolder(folder)
}

/** An unsynced rename would not survive a power cut. Windows cannot sync folders. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined)
  await handle?.sync().catch(() => {})
  await handle?.close()
}

/** Removes the folder and its parents as far as they are empty, up to `root`, which stays. */
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
