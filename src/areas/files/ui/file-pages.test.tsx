import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Boot } from '@schemas/boot'
import type { Payload } from '@schemas/layout/render'
import { BootProvider, PageProvider } from '@kit/boot'
import { FilePages } from './file-pages'

const ofAll = ['/user/filemanager', '/user/filemanager_2', '/user/upload', '/user/shares']
const every = [...ofAll, '/cluster/user/filemanager', '/cluster/filemanager']

/** Paths offered on a page. */
function visiblePaths(path: string, role: 'user' | 'manager', has = every): string[] {
  const boot = { locale: 'en', session: { role }, routes: has.map((each) => ({ path: each })) } as unknown as Boot
  const html = renderToStaticMarkup(
    <BootProvider boot={boot}>
      <PageProvider payload={{ path } as unknown as Payload}>
        <FilePages look="list" />
      </PageProvider>
    </BootProvider>,
  )
  return [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, to]) => to ?? '')
}

it('links each file page to all others the person may see', () => {
  for (const [role, own] of [
    ['user', '/cluster/user/filemanager'],
    ['manager', '/cluster/filemanager'],
  ] as const)
    for (const from of [...ofAll, own])
      expect(visiblePaths(from, role).toSorted(), `${role} at ${from}`).toEqual(
        [...ofAll, own].filter((each) => each !== from).toSorted(),
      )
})

it('lists no page the site lacks', () => {
  expect(visiblePaths('/user/filemanager', 'user', ['/user/filemanager', '/user/upload'])).toEqual(['/user/upload'])
  expect(visiblePaths('/user/filemanager', 'user', ['/user/filemanager'])).toEqual([])
})
