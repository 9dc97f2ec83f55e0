import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Boot } from '@schemas/boot'
import { BootProvider } from '../boot'
import { useErrorMessage } from './error-message'

const Message = ({ of }: { of: string }) => useErrorMessage(of)
const messageFor = (of: string, locale: 'en' | 'th') =>
  renderToStaticMarkup(
    <BootProvider boot={{ locale } as unknown as Boot}>
      <Message of={of} />
    </BootProvider>,
  )

test.each([
  ['letters', '/%E0%B9%82%E0%B8%95%E0%B9%8A%E0%B8%B0?a={b}', '/โต๊ะ?a={b}'],
  ['escapes that spell nothing, beside those that do', '/100%/%FF/%E0%B9%82', '/100%/%FF/โ'],
  ['marks of HTML', '/%3Cb%3E', '/&lt;b&gt;'],
  ['what nobody sees, and what turns words about', '/a%0Ab%E2%80%AEc', '/a%0Ab%E2%80%AEc'],
])("shows a missing page's address in readable form: %s", (_case, address, shown) => {
  expect([
    messageFor(`Page Not Found: ${address}`, 'en'),
    messageFor(`Page not found: ${address}`, 'en'),
    messageFor(`Page Not Found: ${address}`, 'th'),
  ]).toEqual([`Page Not Found: ${shown}`, `Page not found: ${shown}`, `ไม่พบหน้า: ${shown}`])
})

test('returns any other message unchanged', () => expect(messageFor('100%25', 'th')).toBe('100%25'))
