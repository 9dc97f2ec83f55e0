import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '@kit/use-call'
import { registerAllBlockKits } from '@registry/all-block-kits'
import { pageOfBlocks } from '@tests/fixtures/page-of-blocks'
import { paste } from '../commands/paste-parts'
import { writeClipboard } from '../document/clipboard'
import { knownAssets } from '@kit/known-assets'
import { useUploads } from '../media/known-uploads'
import type { Builder } from '../state/builder'
import { DocumentStore } from '../state/document-store'
import { ui } from '../state/ui-store'

registerAllBlockKits()

const [here, gone] = ['item-0198f000-0000-7000-8000-000000000041', 'item-0198f000-0000-7000-8000-000000000042']

afterEach(() => {
  queryClient().clear()
  vi.restoreAllMocks()
})

const image = (id: string, asset: string) => ({
  kind: 'block' as const,
  node: { id, type: 'content/image', version: 1, props: { image: { asset, alt: '' } } },
})

const link = (id: string, section: string) => ({
  kind: 'block' as const,
  node: { id, type: 'site/section', version: 1, props: { section } },
})

/** Notices shown for pasted parts. */
function pasted(...parts: ReturnType<typeof image | typeof link>[]): string[] {
  const store = new DocumentStore(pageOfBlocks([]))
  const notices: string[] = []
  const builder = {
    store,
    say: (text: { en: string }) => notices.push(text.en),
    announce: () => {},
    edit: (...[label, recipe]: Parameters<Builder['edit']>) => !store.dispatch(label, recipe),
  } as unknown as Builder
  paste(builder, ui(), writeClipboard(parts))
  expect([...store.page.nodes.values()].filter(({ kind }) => kind === 'block')).toHaveLength(parts.length)
  return notices
}

it('reports pictures missing after a paste from another site, and shows those of another page of this site', async () => {
  vi.spyOn(window, 'fetch').mockImplementation(async (request) => {
    const url = String(request instanceof Request ? request.url : request)
    if (!url.includes(here.slice('item-'.length)))
      return Response.json({ error: { code: 'not_found', message: 'File not found.' } }, { status: 404 })
    return Response.json({
      item: {
        asset: here,
        name: 'Cat.jpg',
        shows: { kind: 'raster', width: 1, height: 1, sources: [], src: '/cat.jpg', alt: 'A cat' },
      },
      uses: [],
    })
  })
  const notices = pasted(image('a', here), image('b', gone), image('c', gone), image('d', 'of-another-theme'))
  await vi.waitFor(() =>
    expect(notices).toEqual(['2 pasted pictures or files are not on this site. Choose replacements.']),
  )
  expect(knownAssets()[here]).toMatchObject({ src: '/cat.jpg' })
  expect(useUploads.getState()[gone]).toEqual({ name: '', isLost: true })
  const next = pasted(image('a', here), image('b', gone))
  await vi.waitFor(() =>
    expect(next).toEqual(['One pasted picture or file is not on this site. Choose a replacement.']),
  )
})

it('reports a linked section that this site does not have, but not one in the trash', async () => {
  const entry = (key: string, trashed = false) => ({
    key,
    title: key,
    frame: 'default',
    access: 'guest',
    views: ['guest'],
    state: 'site',
    draft: true,
    trashed,
    fixed: false,
  })
  let requestCount = 0
  vi.spyOn(window, 'fetch').mockImplementation(async () => {
    requestCount += 1
    return Response.json({ documents: [entry('section:here'), entry('section:thrown', true)] })
  })
  const notices = pasted(link('a', 'here'), link('b', 'elsewhere'), link('c', 'thrown'))
  await vi.waitFor(() =>
    expect(notices).toEqual([expect.stringContaining('A linked section in the pasted content is not on this site')]),
  )
  const next = pasted(link('a', 'elsewhere'), link('b', 'beyond'))
  await vi.waitFor(() =>
    expect(next).toEqual([expect.stringContaining('2 linked sections in the pasted content are not on this site')]),
  )
  expect(requestCount).toBe(1)
})
