import type { Frame } from '@playwright/test'
import { asManager } from './as-manager'
import { openBuilder } from './in-builder'
import { expect, test } from './test'

const path = '/a-page-without-end'
const rowCount = 400

test.use({ role: 'manager', viewport: { width: 1440, height: 900 } })

const paragraph = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})
/** Every twentieth row begins with a heading; one far down skips levels. */
const rows = Array.from({ length: rowCount }, (_, at) => ({
  id: `r${at}`,
  cells: [
    {
      id: `c${at}`,
      blocks: [
        at % 20 === 0
          ? {
              id: `b${at}`,
              version: 1,
              type: 'content/heading',
              props: { text: `Chapter ${at / 20 + 1}`, level: at === 0 ? 1 : at === 300 ? 5 : 2 },
            }
          : {
              id: `b${at}`,
              version: 1,
              type: 'content/rich-text',
              props: {
                text: paragraph(
                  `Paragraph ${at}. ${'Evening courses in data, design and baking. '.repeat(1 + (at % 4) * 3)}`,
                ),
              },
            },
      ],
    },
  ],
}))

/** Number of rendered rows. */
const drawn = (canvas: Frame) => canvas.locator('#canvas-page .row').count()
const inSight = async (canvas: Frame, id: string) =>
  canvas.locator(`[data-node="${id}"]`).evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const { top, bottom } = range.getBoundingClientRect()
    return top >= 0 && top < window.innerHeight && bottom > 0
  })

test(
  'renders only the nearby rows of a page with hundreds, and edits it like a short one to its end',
  { tag: '@full' },
  async ({ page }) => {
    const post = await asManager('academy')
    await post('/api/editor/create', {
      path,
      title: 'A page without end',
      content: { format: 1, path, title: 'A page without end', views: { guest: { rows } } },
    })
    try {
      const canvas = await openBuilder(page, 'academy', path)
      // Distant parts are checked for problems too, and are unloaded again.
      const problems = page.getByRole('complementary', { name: 'Problems' })
      await page.getByRole('button', { name: 'Problems', exact: true }).click()
      const skipped = problems.getByRole('button', { name: /This heading is level 5/ })
      await expect(skipped).toBeVisible({ timeout: 30_000 })
      await expect.poll(() => drawn(canvas)).toBeLessThan(rowCount / 2)

      // The problem leads to a part that is not rendered.
      await skipped.click()
      await expect.poll(() => inSight(canvas, 'b300')).toBe(true)
      await expect(page.locator('[data-look="chosen"]')).toBeVisible()

      // With the wheel, no position is without its rows.
      for (const by of [-9000, 4000, -30_000, 60_000]) {
        await page.mouse.move(720, 500)
        await page.mouse.wheel(0, by)
        await expect
          .poll(() =>
            canvas.evaluate(() => document.elementFromPoint(300, 400)?.closest('.row, footer, header') !== null),
          )
          .toBe(true)
      }

      // The selected part changes while out of view, and undo scrolls to it.
      await page.getByRole('radiogroup', { name: 'Heading level' }).getByText('2', { exact: true }).click()
      await expect(skipped).toBeHidden()
      await page.mouse.move(720, 500)
      await page.mouse.wheel(0, -200_000)
      await expect.poll(() => inSight(canvas, 'b0')).toBe(true)
      await page.getByRole('application').focus()
      await page.keyboard.press('ControlOrMeta+z')
      await expect.poll(() => canvas.locator('[data-node="b300"] h5').count()).toBe(1)
      await expect.poll(() => inSight(canvas, 'b300')).toBe(true)
      await expect(skipped).toBeVisible({ timeout: 30_000 })

      // Without the mouse, to the end of the page, which has not been in view yet.
      await page.getByRole('application').focus()
      await page.keyboard.press('Alt+m')
      await expect(page.getByRole('region', { name: /^Moving Heading/ })).toBeVisible()
      await page.keyboard.press('End')
      await expect(page.locator('[data-drop-line]')).toBeAttached()
      await expect.poll(() => canvas.locator('[data-node="b399"]').count()).toBe(1)
      await expect.poll(() => inSight(canvas, 'b399')).toBe(true)
      await page.keyboard.press('Enter')
      await expect
        .poll(() =>
          canvas.evaluate(() =>
            [...document.querySelectorAll('#canvas-page [data-kind="block"]')].at(-1)?.getAttribute('data-node'),
          ),
        )
        .toBe('b300')
      await expect.poll(() => inSight(canvas, 'b300')).toBe(true)
    } finally {
      await post('/api/editor/trash', { key: `page:${path}` })
    }
  },
)
