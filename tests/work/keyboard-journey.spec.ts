import type { Page } from '@playwright/test'
import { expect, isAlive, test } from '../e2e/test'

// A manager of the studio makes a project: on a Thai keyboard, and by finger.
test.use({ role: 'manager', language: 'th' })

const titles = [
  'นัดลูกค้าดูสถานที่',
  'ร่างผังบูธ',
  'ขอใบเสนอราคาเวที',
  'จองช่างภาพ',
  'เขียนบทพิธีกร',
  'ออกแบบป้ายหน้างาน',
  'ตรวจรายชื่อแขก',
  'สั่งอาหารว่าง',
  'ซ้อมคิวงาน',
  'ขนของขึ้นรถ',
  'เก็บงานหลังเวที',
  'ส่งสรุปให้ลูกค้า',
]
/** What a Thai layout (Kedmanee) types at the place of a key. */
const thai: Readonly<Record<string, string>> = {
  KeyA: 'ฟ',
  KeyB: 'ิ',
  KeyC: 'แ',
  KeyG: 'เ',
  KeyJ: '่',
  KeyK: 'า',
  KeyL: 'ส',
  KeyS: 'ห',
  KeyZ: 'ผ',
  Slash: 'ฦ',
}

/** Presses keys as a Thai layout sends them, through the browser's own input. */
async function thaiKeyboard(page: Page) {
  const input = await page.context().newCDPSession(page)
  return async (code: string, { shift = false, control = false } = {}) => {
    const key = thai[code] ?? ''
    const event = { key, code, modifiers: (shift ? 8 : 0) + (control ? 2 : 0) }
    await input.send('Input.dispatchKeyEvent', { type: 'keyDown', ...event, ...(control ? {} : { text: key }) })
    await input.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event })
  }
}

async function tabTo(page: Page, name: string | RegExp, role: 'button' | 'link' | 'textbox' = 'button') {
  const element = page.getByRole(role, { name }).first()
  await expect(element).toBeVisible({ timeout: 30_000 })
  for (let step = 0; step < 120; step += 1) {
    if (await element.evaluate((each) => each === document.activeElement)) return element
    await page.keyboard.press('Tab')
  }
  throw new Error(`Nobody comes to ${String(name)} by Tab.`)
}

const column = (page: Page, name: RegExp) => page.getByRole('region', { name })

test('makes a project and twelve tasks in Thai, and takes them over the board to done, by keys of a Thai layout', async ({
  page,
  open,
}) => {
  test.slow()
  await open('studio', '/project')
  await tabTo(page, 'กลุ่มใหม่')
  await page.keyboard.press('Enter')
  // Of this run alone: the list of groups moves when another page of the person makes one.
  const slug = `keys-${Date.now().toString(36)}`
  await expect(page.getByRole('textbox', { name: 'ชื่อกลุ่ม' })).toBeFocused()
  await page.keyboard.insertText(`งานด้วยแป้นพิมพ์ ${slug}`)
  await page.keyboard.press('Tab')
  await page.keyboard.insertText(slug)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: `งานด้วยแป้นพิมพ์ ${slug}` }).first()).toBeVisible({ timeout: 30_000 })
  await tabTo(page, `งานด้วยแป้นพิมพ์ ${slug}`, 'link')
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/project/${slug}`)
  await isAlive(page)
  await tabTo(page, 'โครงการใหม่')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'ชื่อโครงการ' })).toBeFocused()
  await page.keyboard.insertText('งานเปิดตัวริมน้ำ')
  await page.keyboard.press('Tab')
  const key = `K${Date.now().toString(36).slice(-5).toUpperCase()}`
  await page.keyboard.insertText(key)
  await page.keyboard.press('Enter')
  await tabTo(page, /งานเปิดตัวริมน้ำ/, 'link')
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/project/${slug}/${key}`)
  await isAlive(page)

  const press = await thaiKeyboard(page)
  const line = page.getByPlaceholder(/พรุ่งนี้ 14:00/)
  await expect(line).toBeVisible()
  await press('KeyC')
  await expect(line).toBeFocused()
  for (const [at, title] of titles.entries()) {
    await page.keyboard.insertText(`${title} พรุ่งนี้ !${at % 5}`)
    await page.keyboard.press('Enter')
    await expect(line).toHaveValue('', { timeout: 30_000 })
  }
  await expect(page.getByRole('status').filter({ hasText: '12' }).first()).toBeVisible()
  // In a field the same keys are letters.
  await press('KeyS')
  await expect(line).toHaveValue('ห')
  await page.keyboard.press('Backspace')
  await line.blur()

  await press('KeyG')
  await press('KeyB')
  await expect(page).toHaveURL(/view=board/)
  const done = column(page, /^เสร็จแล้ว/)
  // The list has as many tasks as the board that takes its place.
  await expect(done).toBeVisible()
  await expect(page.locator('[data-task]')).toHaveCount(titles.length)
  for (const at of titles.keys()) {
    await press('KeyJ')
    const card = page.locator('[data-task]:focus-within')
    await expect(card).toHaveCount(1)
    const moved = await card.getAttribute('data-task')
    await press('KeyS')
    const menu = page.getByRole('menu')
    await expect(menu.getByRole('menuitemcheckbox', { checked: true })).toBeFocused()
    await page.keyboard.press('End')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await expect(menu).toHaveCount(0)
    await expect(done.locator(`[data-task="${moved}"]`)).toBeVisible()
    await expect(done.locator('[data-task]')).toHaveCount(at + 1, { timeout: 30_000 })
  }
  await press('KeyZ', { control: true })
  await expect(done.locator('[data-task]')).toHaveCount(titles.length - 1)
  await press('Slash', { shift: true })
  await expect(page.getByRole('dialog', { name: 'ปุ่มลัด' })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('makes a project and twelve tasks in Thai, and takes them over the board to done, by finger', async ({
    page,
    open,
  }) => {
    test.slow()
    await open('studio', '/project')
    await page.getByRole('button', { name: 'กลุ่มใหม่' }).tap()
    const slug = `touch-${Date.now().toString(36)}`
    await page.getByRole('textbox', { name: 'ชื่อกลุ่ม' }).fill(`งานด้วยนิ้ว ${slug}`)
    await page.getByRole('textbox', { name: /^ชื่อย่อ/ }).fill(slug)
    await page.getByRole('button', { name: 'สร้าง', exact: true }).tap()
    await page
      .getByRole('link', { name: `งานด้วยนิ้ว ${slug}` })
      .first()
      .tap()
    await page.waitForURL(`**/project/${slug}`)
    await isAlive(page)
    await page.getByRole('button', { name: 'โครงการใหม่' }).tap()
    const key = `T${Date.now().toString(36).slice(-5).toUpperCase()}`
    await page.getByRole('textbox', { name: 'ชื่อโครงการ' }).fill('งานเปิดตัวริมน้ำ')
    await page.getByRole('textbox', { name: /^รหัส/ }).fill(key)
    await page.getByRole('button', { name: 'สร้าง', exact: true }).tap()
    await page.getByRole('link', { name: /งานเปิดตัวริมน้ำ/ }).tap()
    await page.waitForURL(`**/project/${slug}/${key}`)
    await isAlive(page)
    const line = page.getByPlaceholder(/พรุ่งนี้ 14:00/)
    for (const title of titles) {
      await line.fill(title)
      await page.getByRole('button', { name: 'เพิ่มงาน' }).tap()
      await expect(line).toHaveValue('', { timeout: 30_000 })
    }
    await page.getByRole('button', { name: 'บอร์ด' }).tap()
    await expect(page).toHaveURL(/view=board/)
    await isAlive(page)
    const done = column(page, /^เสร็จแล้ว/)
    for (const [at, title] of titles.entries()) {
      await page.getByRole('button', { name: `ย้าย ${title}` }).tap()
      await page.getByRole('menuitem', { name: /เสร็จแล้ว/ }).tap()
      await expect(done.locator('[data-task]')).toHaveCount(at + 1, { timeout: 30_000 })
    }
    // The board scrolls inside the page, which does not.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
})
