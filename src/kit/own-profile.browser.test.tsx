import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Boot } from '@schemas/boot'
import type { OwnProfile } from '@schemas/account/entities/person'
import type { Payload } from '@schemas/layout/render'
import { BootProvider, PageProvider } from './boot'
import { profileCall, useOwnProfile } from './own-profile'
import { queryClient, refreshCalls } from './use-call'

const profile: OwnProfile = {
  userID: 'me',
  firstname: 'Usa',
  lastname: '',
  email: 'usa@alpha.example',
  role: 'user',
  phone: '',
  locale: 'en',
  hasPassword: true,
  linked: [],
  createdAt: '2026-01-01T00:00:00Z',
  version: 4,
}

function Block({ name, initialData }: { name: string; initialData?: Parameters<typeof useOwnProfile>[0] }) {
  const own = useOwnProfile(initialData)
  return <p aria-label={name}>{own.hasFailed ? 'failed' : (own.profile?.firstname ?? 'waits')}</p>
}

let root: Root
let answer: () => Response
const lines: unknown[][] = []
const draw = (initialData?: Parameters<typeof useOwnProfile>[0]) =>
  root.render(
    <BootProvider boot={{ locale: 'en', session: { role: 'user' } } as Boot}>
      <PageProvider payload={{ path: '/user/profile' } as Payload}>
        {['one', 'two'].map((name) => (
          <Block key={name} name={name} initialData={initialData} />
        ))}
      </PageProvider>
    </BootProvider>,
  )
beforeEach(() => {
  queryClient().clear()
  lines.length = 0
  root = createRoot(document.body.appendChild(document.createElement('div')))
  vi.spyOn(window, 'fetch').mockImplementation(() => Promise.resolve(answer()))
  vi.spyOn(console, 'error').mockImplementation((...values: unknown[]) => void lines.push(values))
})
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})
const refused = (message: string) => () => Response.json({ error: { status: 401, message } }, { status: 401 })

it.each<[string, () => Response, string]>([
  ['without a token', refused('No token found'), 'No token found'],
  ['whose session is none', refused('Invalid session'), 'Invalid session'],
  ['without a status', () => Response.json({ profile }), 'Invalid session'],
  ['with another status', () => Response.json({ status: false, message: 'closed', profile }), 'Invalid session'],
  ['without a profile', () => Response.json({ status: true }), 'Invalid response format from server'],
])('logs a response %s once, and reports only that there is no profile', async (_what, failing, line) => {
  answer = failing
  draw()
  for (const name of ['one', 'two']) await expect.element(page.getByLabelText(name)).toHaveTextContent('failed')
  expect(lines).toEqual([[line]])
})

it('keeps the profile when a refresh fails, and logs the failure', async () => {
  answer = refused('Invalid session')
  draw({ ok: true, value: { status: true, profile } })
  await expect.element(page.getByLabelText('one')).toHaveTextContent('Usa')
  await refreshCalls(profileCall)
  await vi.waitFor(() => expect(lines).toEqual([['Invalid session']]))
  await expect.element(page.getByLabelText('two')).toHaveTextContent('Usa')
})
