import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RichNode } from '@schemas/layout/rich-text'
import { emptyContent, type PostChanges, type PostContent } from '@schemas/content/entities/post-content'
import { mergeContent, withChanges } from '@schemas/content/rules/merge-content'
import { type DeviceCopy, draftSaver, type Failure } from './draft-saver'

const paragraph = (text: string): RichNode => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const bodyOf = (...texts: string[]) => ({ type: 'doc' as const, content: texts.map(paragraph) })

/** Stores versions as the gateway does. */
function gateway(start: PostContent) {
  const versions = [start]
  let isAway = false
  let open = 0
  const peak = { open: 0 }
  return {
    peak,
    versions,
    newest: () => versions.at(-1) as PostContent,
    setAway: (away: boolean) => (isAway = away),
    save: async (draftNo: number, changes: PostChanges) => {
      open += 1
      peak.open = Math.max(peak.open, open)
      await new Promise((resolve) => setTimeout(resolve, 3000))
      open -= 1
      if (isAway) throw new Error('away')
      const base = versions[draftNo - 1] as PostContent
      const merge = mergeContent(base, versions.at(-1) as PostContent, withChanges(base, changes))
      versions.push(merge.content)
      return { draftNo: versions.length, merged: merge.merged, conflicts: merge.conflicts }
    },
    load: () => Promise.resolve({ draftNo: versions.length, content: versions.at(-1) as PostContent }),
  }
}
let deviceCopy: DeviceCopy | undefined
const later = (): Failure => ({ kind: 'later', message: 'Kept on this device.' })
function begin(start: PostContent = emptyContent()) {
  const server = gateway(start)
  const saver = draftSaver(
    { draftNo: 1, content: start },
    { save: server.save, load: server.load, keep: (copy) => (deviceCopy = copy), explain: later },
  )
  return { server, saver }
}
beforeEach(() => {
  vi.useFakeTimers()
  deviceCopy = undefined
})
afterEach(() => vi.useRealTimers())

test('sends twenty edits on a slow line one after another, and loses none', async () => {
  const { server, saver } = begin()
  for (let edit = 1; edit <= 20; edit += 1) {
    saver.change('title.en', `Tea ${edit}`)
    if (edit % 5 === 0) saver.change('tags', [`tag-${edit}`])
    await vi.advanceTimersByTimeAsync(2600)
  }
  await vi.runAllTimersAsync()
  expect(server.newest()).toMatchObject({ title: { en: 'Tea 20' }, tags: ['tag-20'] })
  expect(server.peak.open).toBe(1)
  expect(saver.read()).toMatchObject({ state: 'saved', conflicts: [], draftNo: server.versions.length })
  expect(deviceCopy).toBeUndefined()
})

test('takes over what another writer saved in another paragraph, and keeps typing on', async () => {
  const { server, saver } = begin({ ...emptyContent(), body: { en: bodyOf('One', 'Two', 'Three') } })
  saver.change('body.en', bodyOf('One of mine', 'Two', 'Three'))
  await vi.advanceTimersByTimeAsync(2600)
  // While the save is on its way, the other saves and this person goes on typing.
  server.versions.push({ ...emptyContent(), body: { en: bodyOf('One', 'Two', 'Three of theirs') } })
  saver.change('body.en', bodyOf('One of mine, and more', 'Two', 'Three'))
  await vi.runAllTimersAsync()
  const both = bodyOf('One of mine, and more', 'Two', 'Three of theirs')
  expect(server.newest().body.en).toEqual(both)
  expect(saver.read()).toMatchObject({ state: 'saved', conflicts: [], content: { body: { en: both } } })
})

test('shows both where two changed the same, and saves the one that is chosen', async () => {
  const { server, saver } = begin({ ...emptyContent(), title: { en: 'Tea' } })
  server.versions.push({ ...emptyContent(), title: { en: 'Their tea' } })
  saver.change('title.en', 'My tea')
  await vi.runAllTimersAsync()
  expect(saver.read()).toMatchObject({
    content: { title: { en: 'Their tea' } },
    conflicts: [{ field: 'title.en', theirs: 'Their tea', mine: 'My tea' }],
  })
  saver.settle('title.en', 'mine')
  await vi.runAllTimersAsync()
  expect(server.newest().title.en).toBe('My tea')
  expect(saver.read()).toMatchObject({ state: 'saved', conflicts: [] })
})

test('keeps edits on the device while offline, and saves them when the line is back', async () => {
  const { server, saver } = begin()
  server.setAway(true)
  saver.change('title.th', 'ชา')
  await vi.advanceTimersByTimeAsync(20_000)
  expect(saver.read()).toMatchObject({ state: 'offline', problem: 'Kept on this device.' })
  expect(deviceCopy).toEqual({ draftNo: 1, changes: { title: { th: 'ชา' } } })
  server.setAway(false)
  await vi.runAllTimersAsync()
  expect(server.newest().title.th).toBe('ชา')
  expect(deviceCopy).toBeUndefined()
})

test('merges the copy of an earlier visit into a newer draft', async () => {
  const { server, saver } = begin({ ...emptyContent(), title: { en: 'Tea' } })
  server.versions.push({ ...emptyContent(), title: { en: 'Green tea' } })
  await saver.reload()
  const restored = saver.restore({ draftNo: 1, changes: { excerpt: { en: 'Hot' } } })
  await vi.runAllTimersAsync()
  await restored
  expect(server.newest()).toMatchObject({ title: { en: 'Green tea' }, excerpt: { en: 'Hot' } })
  expect(saver.read().content).toEqual(server.newest())
})
