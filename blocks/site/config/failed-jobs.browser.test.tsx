import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Boot } from '@schemas/boot'
import { BootProvider, PageProvider } from '@kit/boot'
import { queryClient } from '@kit/use-call'
import { FailedJobs } from './failed-jobs'

let root: Root
afterEach(() => {
  root.unmount()
  queryClient().clear()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

const boot = {
  locale: 'en',
  session: { role: 'admin', userID: 'me' },
  space: { timeZone: 'Asia/Bangkok' },
} as unknown as Boot

it('lists failed jobs, lets one run again, and is gone with the last', async () => {
  let jobs = ['Publish', 'Compare files'].map((title) => ({
    id: title,
    name: 'test/job',
    title,
    failedAt: '2026-11-21T00:15:00Z',
    attempts: 8,
    error: `No room for: ${title}`,
  }))
  const retried: object[] = []
  vi.spyOn(window, 'fetch').mockImplementation((_address, options) => {
    if (options?.method !== 'POST') return Promise.resolve(Response.json({ jobs, total: jobs.length }))
    retried.push(JSON.parse(options.body as string) as object)
    jobs = jobs.slice(1)
    return Promise.resolve(Response.json({ status: true }))
  })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={boot}>
      <PageProvider payload={{ path: '/config' } as never}>
        <FailedJobs level={2} />
      </PageProvider>
    </BootProvider>,
  )
  await expect.element(page.getByRole('heading', { name: 'Failed background jobs (2)' })).toBeVisible()
  const first = page.getByRole('listitem').filter({ hasText: 'Publish' })
  await expect.element(first).toHaveTextContent('07:15')
  await expect.element(first).toHaveTextContent('No room for: Publish')
  for (const title of ['Publish', 'Compare files'])
    await page.getByRole('listitem').filter({ hasText: title }).getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('heading')).not.toBeInTheDocument()
  expect(retried).toEqual([{ id: 'Publish' }, { id: 'Compare files' }])
})
