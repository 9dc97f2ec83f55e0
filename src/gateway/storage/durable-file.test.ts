import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { place, writeDurably } from './durable-file'

const folder = mkdtempSync(join(tmpdir(), 'sitewright-durable-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
afterEach(() => void vi.restoreAllMocks())

/** Records what is synced to disk from now on. */
async function synced() {
  const handle = await open(folder, 'r')
  const spy = vi.spyOn(Object.getPrototypeOf(handle) as typeof handle, 'sync')
  await handle.close()
  return spy
}

it('syncs the file, its directory entry and new folders', async () => {
  const sync = await synced()
  const draft = join(folder, 'draft')
  await writeDurably(draft, 'wx', async (handle) => {
    await handle.write('bytes')
    expect(sync).not.toHaveBeenCalled()
  })
  expect(sync).toHaveBeenCalledTimes(1)
  mkdirSync(join(folder, 'there'))
  await place(draft, join(folder, 'there', 'made', 'too', 'file'))
  // The file's folder, and the parent of each new folder.
  expect(sync).toHaveBeenCalledTimes(1 + 3)
  expect(readFileSync(join(folder, 'there', 'made', 'too', 'file'), 'utf8')).toBe('bytes')
})

it('never acknowledges a file that was not written completely', async () => {
  const sync = await synced()
  await expect(
    writeDurably(join(folder, 'broken'), 'wx', () => Promise.reject(new Error('The line broke.'))),
  ).rejects.toThrow('The line broke.')
  expect(sync).not.toHaveBeenCalled()
})
