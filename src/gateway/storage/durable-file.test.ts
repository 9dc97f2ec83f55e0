import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { place, writeDurably } from './durable-file'

const folder = mkdtempSync(join(tmpdir(), 'sitewright-durable-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
afterEach(() => void vi.restoreAllMocks())

/** What is brought to the disk from now on, as it is at that moment. */
async function synced() {
  const handle = await open(folder, 'r')
  const spy = vi.spyOn(Object.getPrototypeOf(handle) as typeof handle, 'sync')
  await handle.close()
  return spy
}

it('what is written is on the disk when it is done, and so is the entry by which it is found, with the folders that were made for it', async () => {
  const sync = await synced()
  const draft = join(folder, 'draft')
  await writeDurably(draft, 'wx', async (handle) => {
    await handle.write('bytes')
    expect(sync).not.toHaveBeenCalled()
  })
  expect(sync).toHaveBeenCalledTimes(1)
  mkdirSync(join(folder, 'there'))
  await place(draft, join(folder, 'there', 'made', 'too', 'file'))
  // The folder that has the file, and each that has a new folder.
  expect(sync).toHaveBeenCalledTimes(1 + 3)
  expect(readFileSync(join(folder, 'there', 'made', 'too', 'file'), 'utf8')).toBe('bytes')
})

it('a file that could not be written whole is never said to be there', async () => {
  const sync = await synced()
  await expect(
    writeDurably(join(folder, 'broken'), 'wx', () => Promise.reject(new Error('The line broke.'))),
  ).rejects.toThrow('The line broke.')
  expect(sync).not.toHaveBeenCalled()
})
