import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Boot } from '@schemas/boot'
import type { EditedLesson } from '@schemas/learning/entities/edited'
import { BootProvider } from '@kit/boot'
import { Outline } from './outline'

/** The real timer, while the outline's are faked. */
const inATurn = setTimeout
const turn = () => new Promise<void>((resolve) => void inATurn(resolve))
async function until(isThere: () => boolean): Promise<void> {
  while (!isThere()) await turn()
}
async function turns(): Promise<void> {
  for (let done = 0; done < 20; done += 1) await turn()
}

type Section = EditedLesson['sections'][number]
type Save = { sections: (Omit<Section, 'id'> & { id?: string })[]; answer: (isRefused?: boolean) => void }
const lesson = { id: 'bread', version: 1, status: 'draft', sections: [], rounds: [] } as unknown as EditedLesson
let root: Root
let saves: Save[]

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  saves = []
  vi.spyOn(window, 'fetch').mockImplementation((_request, options) => {
    const { sections } = JSON.parse(options?.body as string) as Save
    return new Promise((resolve) => {
      const version = saves.length + 2
      const stored = sections.map((section, at) => ({ ...section, id: section.id ?? `section-${at}` }))
      const answer = (isRefused?: boolean) =>
        resolve(
          isRefused
            ? Response.json({ error: { code: 'conflict', message: 'Refused.' } }, { status: 409 })
            : Response.json({ ...lesson, version, sections: stored }),
        )
      saves.push({ sections, answer })
    })
  })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={{ locale: 'en', session: { role: 'manager' } } as Boot}>
      <Outline lesson={lesson} onSaved={() => {}} />
    </BootProvider>,
  )
  await until(() => document.body.textContent.includes('Add a section'))
})
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const sectionCount = () => document.querySelectorAll('section').length
async function addSection(): Promise<void> {
  const before = sectionCount()
  const buttons = [...document.querySelectorAll('button')]
  buttons.find(({ textContent }) => textContent.includes('Add a section'))?.click()
  await until(() => sectionCount() > before)
  await turns()
}
/** Lets the pause after a change pass. */
async function pause(): Promise<void> {
  await vi.advanceTimersByTimeAsync(2000)
  await turns()
}

it('saves what is changed during a slow save once that has ended, under the ids that it gave', async () => {
  await addSection()
  await pause()
  await until(() => saves.length === 1)
  await addSection()
  await pause()
  expect(saves).toHaveLength(1)
  saves[0]?.answer()
  await turns()
  await pause()
  await until(() => saves.length === 2)
  expect(saves[1]?.sections.map(({ id }) => id)).toEqual(['section-0', undefined])
  saves[1]?.answer()
  await turns()
  await pause()
  expect(saves).toHaveLength(2)
  expect(document.querySelector('[role="status"]')?.textContent).toContain('Saved')
})

it('sends a refused outline again only once it has changed', async () => {
  await addSection()
  await pause()
  await until(() => saves.length === 1)
  saves[0]?.answer(true)
  await until(() => document.querySelector('[role="alert"]') !== null)
  await pause()
  expect(saves).toHaveLength(1)
  await addSection()
  await pause()
  await until(() => saves.length === 2)
  expect(saves[1]?.sections).toHaveLength(2)
})
