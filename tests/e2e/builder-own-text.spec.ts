import type { Frame } from '@playwright/test'
import { brokenRules } from '@tests/support/axe'
import { siteUrl } from '../support/site-url'
import { asManager } from './as-manager'
import { openBuilder, readAsGuest, write } from './in-builder'
import { expect, test } from './test'

const path = '/own-words-in-place'
const tree = (text: string) => ({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] })
const block = (id: string, type: string, props: object, more: object = {}) => ({ id, type, version: 1, props, ...more })
const row = (id: string, ...blocks: object[]) => ({ id, cells: [{ id: `${id}c`, blocks }] })

const section = [
  row(
    'r',
    block(
      'ask',
      'content/heading',
      { text: { en: 'Ask us anything', th: 'ถามเราได้ทุกเรื่อง' }, level: 2 },
      { differs: true },
    ),
    block(
      'answer',
      'content/rich-text',
      { text: { en: tree('We answer within a day.'), th: tree('เราตอบภายในหนึ่งวัน') } },
      { differs: true },
    ),
    block('hours', 'content/heading', { text: { en: 'Nine to six', th: 'เก้าโมงถึงหกโมง' }, level: 3 }),
  ),
]

test.use({ role: 'manager', viewport: { width: 1440, height: 900 } })
test.setTimeout(180_000)

const middleOf = async (frame: Frame, text: string) => {
  const element = frame.locator('#canvas-page').getByText(text, { exact: true })
  await element.evaluate((each) => each.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const box = await element.boundingBox()
  if (!box) throw new Error(`"${text}" is not on the canvas.`)
  return { x: box.x + 40, y: box.y + box.height / 2 }
}
test(
  'edits a page’s own text of a linked section in place, by mouse and by keyboard',
  { tag: '@full' },
  async ({ page, browser }) => {
    const post = await asManager('academy')
    const { id, key } = await post<{ id: string; key: string }>('/api/editor/create-section', {
      title: 'Ways to ask',
      rows: section,
    })
    const rows = [
      row('top', block('title', 'content/heading', { text: 'Own words', level: 1 })),
      row('shown', block('link', 'site/section', { section: id })),
    ]
    await post('/api/editor/create', {
      path,
      title: 'Own words',
      content: { format: 1, path, title: 'Own words', views: { guest: { rows } } },
    })
    try {
      const frame = await openBuilder(page, 'academy', `${path}?edit`)
      const saved = () => expect(page.getByText('Draft saved')).toBeVisible()
      const part = page.locator('[data-look="chosen"][data-kind="part"]')
      const canvas = page.locator('[data-surface="canvas"]')

      // The first press selects the section, the next one the part of it.
      const onHeading = await middleOf(frame, 'Ask us anything')
      await page.mouse.click(onHeading.x, onHeading.y)
      await expect(page.getByRole('button', { name: 'Edit section' })).toBeVisible()
      await expect(part).toHaveCount(0)
      await page.mouse.click(onHeading.x, onHeading.y)
      await expect(part).toBeVisible()
      await expect(page.locator('[data-breadcrumb] [aria-current]')).toHaveText('Heading')
      expect(await brokenRules(page, { but: 'iframe' })).toEqual([])

      await write(page, frame, 'Ask us anything', 'Ask the academy')
      await saved()
      await expect(page.getByRole('textbox', { name: 'Heading', exact: true })).toHaveValue('Ask the academy')

      // By keyboard: on to the next part, into it, and out again.
      await canvas.focus()
      await page.keyboard.press('ArrowDown')
      await expect(page.locator('[data-breadcrumb] [aria-current]')).toHaveText('Text')
      await page.keyboard.press('Enter')
      await expect(frame.locator('.canvas-writing')).toBeVisible()
      await page.keyboard.press('ControlOrMeta+End')
      await page.keyboard.type(' On weekdays.')
      await page.keyboard.press('Escape')
      await expect(frame.locator('#canvas-page').getByText('We answer within a day. On weekdays.')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(part).toHaveCount(0)
      await expect(page.locator('[data-look="chosen"]')).toBeVisible()
      await page.keyboard.press('Delete')
      await page.keyboard.press('ControlOrMeta+Z')
      await page.keyboard.press('ControlOrMeta+Z')
      await expect(frame.locator('#canvas-page').getByText('We answer within a day.', { exact: true })).toBeVisible()
      await page.keyboard.press('ControlOrMeta+Shift+Z')
      await expect(frame.locator('#canvas-page').getByText('We answer within a day. On weekdays.')).toBeVisible()
      await saved()

      // What is not marked belongs to the section, and a link there is offered.
      const onHours = await middleOf(frame, 'Nine to six')
      await page.mouse.dblclick(onHours.x, onHours.y)
      const notice = page.getByRole('alert').filter({ hasText: 'the same on every page' })
      await expect(notice).toBeVisible()
      expect(await brokenRules(page, { but: 'iframe' })).toEqual([])
      await notice.getByRole('button', { name: 'Edit section' }).click()
      await page.waitForURL(/edit=section:/)
      await expect(page.locator('[data-look="chosen"]')).toBeVisible()
      await expect(page.getByRole('textbox', { name: 'Heading', exact: true })).toHaveValue('Nine to six')

      await post('/api/editor/publish', { keys: [`page:${path}`, key], note: '' })
      const seen = await readAsGuest(browser, siteUrl('academy', `${path}?lang=en`))
      expect(
        ['Ask the academy', 'On weekdays.', 'Nine to six', 'Ask us anything'].map((each) => seen.includes(each)),
      ).toEqual([true, true, true, false])
    } finally {
      await post('/api/editor/trash', { key: `page:${path}` })
      await post('/api/editor/trash', { key })
    }
  },
)
