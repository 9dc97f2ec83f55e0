import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Boot } from '@schemas/boot'
import type { TopicState } from '@schemas/site/entities/topic'
import { BootProvider } from '../boot'
import { takeStates } from './topics'
import { pauseUpdates } from './updates'
import { useTopic } from './use-topic'
import { joinWindows } from './windows'

/** The real timer, while the client's are faked. */
const inATurn = setTimeout
const turn = () => new Promise<void>((resolve) => void inATurn(resolve))
/** Long enough for a client without back-off to poll several more times. */
async function turns(): Promise<void> {
  for (let done = 0; done < 50; done += 1) await turn()
}

type Request = { topics: string; signal: AbortSignal; answer: (topics?: TopicState[], gone?: string[]) => void }
let root: Root
let person: string
let requests: Request[]
const nth = async (count: number): Promise<Request> => {
  while (requests.length < count) await turn()
  return requests[count - 1] as Request
}

function Shown({ topic }: { topic: string }) {
  const state = useTopic(topic)
  return <output data-topic={topic}>{state ? `${state.rev}/${state.count ?? '-'}` : 'unknown'}</output>
}
const show = (...topics: string[]) =>
  root.render(
    <BootProvider boot={{ session: { role: 'user', userID: person } } as Boot}>
      {topics.map((topic) => (
        <Shown key={topic} topic={topic} />
      ))}
    </BootProvider>,
  )
const textOf = (topic: string) => document.querySelector(`[data-topic="${topic}"]`)?.textContent

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  // Windows of other tests of this browser belong to other people.
  person = crypto.randomUUID()
  requests = []
  vi.spyOn(window, 'fetch').mockImplementation(
    (input, init) =>
      new Promise((resolve, reject) => {
        const signal = init?.signal as AbortSignal
        signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
        requests.push({
          topics: new URL(input as string, location.href).searchParams.get('topics') ?? '',
          signal,
          answer: (topics = [], gone = []) => resolve(Response.json({ topics, gone })),
        })
      }),
  )
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  root.unmount()
  vi.useRealTimers()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

it('backs off after an early answer, and asks again at once after a held one or a change', async () => {
  show('a/b')
  ;(await nth(1)).answer([{ topic: 'a/b', rev: '1' }])
  // A change: asked again at once.
  const second = await nth(2)
  expect(second.topics).toBe('a/b~1')
  second.answer([{ topic: 'a/b', rev: '1' }])
  await turns()
  expect(requests).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(2000)
  const third = await nth(3)
  await vi.advanceTimersByTimeAsync(25_000)
  third.answer([{ topic: 'a/b', rev: '1' }])
  await nth(4)
})

it('holds one call for all topics, and never asks again for one that does not exist', async () => {
  show('a/b', 'c/d:1')
  const first = await nth(1)
  expect(first.topics).toBe('a/b,c/d:1')
  first.answer([{ topic: 'a/b', rev: '1', count: 3 }], ['c/d:1'])
  expect((await nth(2)).topics).toBe('a/b~1')
  expect(textOf('a/b')).toBe('1/3')
  expect(textOf('c/d:1')).toBe('unknown')
  // A further topic takes the place of the held call.
  show('a/b', 'c/d:1', 'e/f')
  await turns()
  await vi.advanceTimersByTimeAsync(100)
  expect((await nth(3)).topics).toBe('a/b~1,e/f')
  expect(requests[1]?.signal.aborted).toBe(true)
})

it('pauses during sign-out, and resumes when it fails', async () => {
  show('a/b')
  const { signal } = await nth(1)
  const askAgain = pauseUpdates()
  expect(signal.aborted).toBe(true)
  window.dispatchEvent(new Event('online'))
  document.dispatchEvent(new Event('visibilitychange'))
  await turns()
  expect(requests).toHaveLength(1)
  askAgain()
  await nth(2)
})

it('asks in one window for all of them, and in another once that one is closed', async () => {
  // The other window came first, so it asks. It gets what both show.
  const leading: AbortSignal[] = []
  const other = joinWindows(
    person,
    () => {},
    (signal) => {
      leading.push(signal)
      return new Promise((resolve) => signal.addEventListener('abort', () => resolve()))
    },
  )
  while (leading.length === 0) await turn()
  show('a/b')
  while (!other.topics().includes('a/b')) await turn()
  await turns()
  expect(requests).toHaveLength(0)
  other.share([{ topic: 'a/b', rev: '7', count: 2 }], [])
  while (textOf('a/b') !== '7/2') await turn()
  other.close()
  expect((await nth(1)).topics).toBe('a/b~7')
})

it('takes no answer twice', () => {
  expect(takeStates([{ topic: 'x/y', rev: '1' }], [])).toBe(true)
  expect(takeStates([{ topic: 'x/y', rev: '1' }], [])).toBe(false)
})
