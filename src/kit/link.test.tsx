import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Boot } from '@schemas/boot'
import type { Payload } from '@schemas/layout/render'
import { BootProvider, PageProvider } from './boot'
import { Link } from './link'

const [shown, saved, lost] = [1, 2, 3].map((number) => `item-0198f000-0000-7000-8000-00000000000${number}`) as [string, string, string]
const assets = { [shown]: { kind: 'file', src: '/_store/public/a.pdf', type: 'application/pdf' }, [saved]: { kind: 'file', src: '/_store/public/b.docx', type: 'application/x', saveAs: 'Prices.docx' } }
const drawn = (to: string) =>
  renderToStaticMarkup(
    <BootProvider boot={{ assets: {}, addresses: undefined } as unknown as Boot}>
      <PageProvider payload={{ tree: { assets } } as unknown as Payload}>
        <Link link={{ to }}>words</Link>
      </PageProvider>
    </BootProvider>,
  )

test('a link to an upload leads to the file; where browsers do not show it, it is saved under its name', () => {
  expect(drawn(shown)).toBe('<a href="/_store/public/a.pdf">words</a>')
  expect(drawn(saved)).toBe('<a download="Prices.docx" href="/_store/public/b.docx">words</a>')
  expect(drawn(lost)).toBe('<span data-refused="There is no such file.">words</span>')
  expect(drawn('/about')).toBe('<a href="/about">words</a>')
})
