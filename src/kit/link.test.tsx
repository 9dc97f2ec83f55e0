import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Boot } from '@schemas/boot'
import type { Payload } from '@schemas/layout/render'
import { BootProvider, PageProvider } from './boot'
import { Link } from './link'

const [shown, saved, lost] = [1, 2, 3].map((number) => `item-0198f000-0000-7000-8000-00000000000${number}`) as [
  string,
  string,
  string,
]
const assets = {
  [shown]: { kind: 'file', src: '/_store/public/a.pdf', type: 'application/pdf' },
  [saved]: { kind: 'file', src: '/_store/public/b.docx', type: 'application/x', saveAs: 'Prices.docx' },
}
const drawn = (to: string, preview?: string) =>
  renderToStaticMarkup(
    <BootProvider boot={{ assets: {}, addresses: undefined, preview } as unknown as Boot}>
      <PageProvider payload={{ tree: { assets } } as unknown as Payload}>
        <Link link={{ to }}>words</Link>
      </PageProvider>
    </BootProvider>,
  )

test('links an upload to its file, and downloads one that browsers cannot show', () => {
  expect(drawn(shown)).toBe('<a href="/_store/public/a.pdf">words</a>')
  expect(drawn(saved)).toBe('<a download="Prices.docx" href="/_store/public/b.docx">words</a>')
  expect(drawn(lost)).toBe('<span data-refused="There is no such file.">words</span>')
  expect(drawn('/about')).toBe('<a href="/about">words</a>')
})

test('leads a preview link to the draft, and leaves file links unchanged', () => {
  expect(drawn('/about?tab=2#top', 'token')).toBe('<a href="/about?tab=2&amp;preview=token#top">words</a>')
  expect(drawn('https://elsewhere.example', 'token')).toContain('data-refused')
  expect(drawn(shown, 'token')).toBe('<a href="/_store/public/a.pdf">words</a>')
})
