import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Boot } from '@schemas/boot'
import { BootProvider } from '@kit/boot'
import { installGateway } from '@kit/call-gateway'
import { queryClient } from '@kit/use-call'
import { PublicFiles } from './public-files'

let root: Root
let requests: { path: string; authorization: string | undefined }[]
const item = {
  _id: 'i',
  name: 'ใบปลิว.pdf',
  path: '/',
  type: 'file',
  kind: 'pdf',
  ending: 'pdf',
  thumbnail: null,
  isShare: false,
  size: 5,
  url: '/_store/public/x.pdf',
}
beforeEach(() => {
  requests = []
  vi.stubGlobal('fetch', async (address: string, { headers }: RequestInit) => {
    const path = new URL(address, location.href).pathname
    requests.push({ path, authorization: (headers as Record<string, string>).authorization })
    if (path.startsWith('/filemanager/download/')) return new Response('bytes')
    const body = path.includes('/document/')
      ? { status: true, data: { name: 'ใบปลิว.pdf', mimetype: 'application/pdf', size: 5 } }
      : path.endsWith('/search')
        ? { status: true, results: [] }
        : path.endsWith('/list_parent')
          ? { status: true, data: [item], total: 1 }
          : { id: 'k', secret: 'A'.repeat(86), seconds: 3600, now: Date.now() }
    return Response.json(body)
  })
  const boot = {
    locale: 'en',
    session: { role: 'user', token: 'mine', tokenSeconds: 300 },
    site: { key: 'pk', publicToken: 'public.pk' },
    space: { timeZone: 'Asia/Bangkok' },
    routes: [],
  } as unknown as Boot
  installGateway(boot)
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={boot}>
      <PublicFiles drive="organisation" title="Organisation" onClose={() => {}} />
    </BootProvider>,
  )
})
afterEach(() => {
  root.unmount()
  queryClient().clear()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

it("lists, finds and downloads public files by the site's public token only", async () => {
  await expect.element(page.getByText('ใบปลิว.pdf')).toBeVisible()
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  await page.getByRole('button', { name: 'Download ใบปลิว.pdf' }).click()
  await vi.waitFor(() => expect(saved).toHaveBeenCalled())
  await page.getByRole('searchbox').fill('nothing')
  await expect.element(page.getByText('No results found.')).toBeVisible()
  const ofFiles = requests.filter(({ path }) => path.startsWith('/filemanager/'))
  expect([...new Set(ofFiles.map(({ path }) => path))]).toEqual([
    '/filemanager/list_parent',
    '/filemanager/document/i',
    '/filemanager/download/i',
    '/filemanager/search',
  ])
  expect(new Set(ofFiles.map(({ authorization }) => authorization))).toEqual(new Set(['Bearer public.pk']))
  saved.mockRestore()
})
