import { demoPassword } from '../support/sessions'
import { siteUrl } from '../support/site-url'
import { expect, goTo, isAlive, test } from '../e2e/test'

test.use({ language: 'th', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const timeOf = (video: import('@playwright/test').Locator) =>
  video.evaluate((film) => (film as HTMLVideoElement).currentTime)

test('a phone in Thai previews a free lesson, joins it, goes on where it stopped, and finishes it', async ({
  page,
  open,
  browser,
}) => {
  // The film plays in its own time.
  test.setTimeout(120_000)
  await open('academy', '/lesson/detail/first-look')
  const film = page.locator('video')
  await page.getByRole('link', { name: /สามขั้นของข้อมูลสะอาด/ }).click()
  await expect(page).toHaveURL(/\/lesson\/play\/first-look\/three-steps/)
  await expect(page.locator('main').getByText('ดูตัวอย่างฟรี', { exact: true })).toBeVisible()
  await expect(film).toHaveJSProperty('paused', true)
  await goTo(page, siteUrl('academy', '/lesson/play/first-look/try-it'))
  await expect(page.getByText('คุณยังไม่มีสิทธิ์เรียนบทเรียนนี้')).toBeVisible()
  await page.getByRole('link', { name: 'ลงทะเบียนเรียน' }).click()

  const main = page.locator('main')
  await main.getByRole('link', { name: 'เข้าสู่ระบบ' }).click()
  await main.getByLabel('อีเมล').fill('user@academy.example')
  await main.getByLabel('รหัสผ่าน', { exact: true }).fill(demoPassword)
  await main.getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).click()
  await expect(page).toHaveURL(siteUrl('academy', '/lesson/enroll/first-look'))
  await isAlive(page)
  await main.getByLabel('ชื่อบนใบรับรอง').fill('น้ำทิพย์ ก่ำแก้ว')
  await main.getByRole('button', { name: 'เริ่มเรียน' }).click()
  await expect(page).toHaveURL(/\/lesson\/play\/first-look\/three-steps/)

  await film.evaluate((shown) => {
    ;(shown as HTMLVideoElement).muted = true
  })
  const tracked = () => page.waitForResponse((answer) => answer.url().includes('/api/lesson/track') && answer.ok())
  await main.getByRole('button', { name: 'เล่น', exact: true }).first().click()
  await expect.poll(() => timeOf(film), { timeout: 30_000 }).toBeGreaterThan(4)
  const paused = tracked()
  await main.getByRole('button', { name: 'หยุดชั่วคราว' }).click()
  await paused
  const stopped = await timeOf(film)

  await goTo(page, siteUrl('academy', '/lesson'))
  await page
    .getByRole('listitem')
    .filter({ hasText: 'ลองเรียน' })
    .getByRole('link', { name: /เรียนต่อ|เริ่มเรียน/ })
    .click()
  await expect(page).toHaveURL(/\/lesson\/play\/first-look\/three-steps/)
  // A position is stored in tenths of a second.
  await expect.poll(() => timeOf(film)).toBeCloseTo(stopped, 0)
  await film.evaluate((shown) => {
    ;(shown as HTMLVideoElement).muted = true
    ;(shown as HTMLVideoElement).playbackRate = 2
  })
  await main.getByRole('button', { name: 'เล่น', exact: true }).first().click()
  await expect(main.getByText('เรียนแล้ว', { exact: true }).first()).toBeVisible({ timeout: 40_000 })

  await goTo(page, siteUrl('academy', '/lesson/play/first-look/try-it'))
  await main.getByRole('button', { name: 'เรียนจบแล้ว ไปต่อ' }).click()
  await expect(page).toHaveURL(/\/lesson\/play\/first-look\/check/)
  await main.getByRole('link', { name: 'ไปที่แบบทดสอบ' }).click()
  await expect(page).toHaveURL(/\/lesson\/assessment\/first-look\/check/)
  await main.getByRole('button', { name: 'เริ่มทำแบบทดสอบ' }).click()
  const right: Record<string, string[]> = {
    ก่อนแก้ไขไฟล์ข้อมูล: ['เก็บไฟล์ต้นฉบับไว้'],
    ข้อใดคือสัญญาณ: ['วันที่เขียนหลายแบบในคอลัมน์เดียว', 'แถวซ้ำ', 'ตัวเลขที่เก็บเป็นข้อความ'],
  }
  const typed: Record<string, string> = { 'ไฟล์มี 1,250 แถว': '๑,๑๗๕', คำย่อของรูปแบบวันที่สากล: 'iso 8601' }
  for (let no = 1; no <= 4; no += 1) {
    const question = main.getByRole('region', { name: `ข้อ ${no}`, exact: true })
    const text = await question.getByRole('heading').innerText()
    for (const [begin, choices] of Object.entries(right))
      if (text.startsWith(begin))
        for (const choice of choices) await question.getByText(choice, { exact: true }).click()
    for (const [begin, answer] of Object.entries(typed))
      if (text.startsWith(begin)) await question.getByRole('textbox').fill(answer)
    await expect(question.getByText('บันทึกแล้ว')).toBeVisible()
    // What was saved is there after a reload, and the attempt goes on at once.
    if (no === 2) {
      await page.reload()
      await isAlive(page)
      await expect(main.getByRole('button', { name: /, ตอบแล้ว/ })).toHaveCount(2)
      await main.getByRole('button', { name: 'ข้อ 3', exact: true }).click()
    } else if (no < 4) await main.getByRole('button', { name: 'ข้อถัดไป' }).click()
  }
  await main.getByRole('button', { name: 'ส่งคำตอบ' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'ส่งคำตอบ' }).click()
  await expect(main.getByText('100 %')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await goTo(page, siteUrl('academy', '/lesson/detail/first-look'))
  await expect(main.getByText('เรียนจบแล้ว', { exact: true })).toBeVisible()

  await goTo(page, siteUrl('academy', '/lesson/certification/first-look'))
  await main.getByRole('link', { name: 'เปิดใบรับรอง' }).click()
  await expect(page).toHaveURL(/\/lesson\/certification\/first-look\/[0-9A-Z]{17}$/)
  await expect(main.getByText('น้ำทิพย์ ก่ำแก้ว')).toBeVisible()
  const code = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  // A stranger types the code as people do.
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const stranger = await context.newPage()
  await goTo(stranger, siteUrl('academy', '/certification/find?lang=th'))
  const field = stranger.getByLabel('รหัสใบรับรอง')
  await field.fill(`${code.slice(0, 16)}${code.endsWith('0') ? '1' : '0'}`)
  await expect(stranger.getByText('รหัสนี้พิมพ์ผิด', { exact: false })).toBeVisible()
  await field.fill((code.match(/.{1,4}/g) ?? []).join('-').toLowerCase())
  await stranger.locator('main').getByRole('button', { name: 'ตรวจสอบ' }).click()
  await expect(stranger.getByText('ใบรับรองนี้ออกโดยที่นี่และยังใช้ได้')).toBeVisible()
  const fields = stranger.locator('main dl')
  for (const text of ['น้ำทิพย์ ก่ำแก้ว', 'ลองเรียน: ข้อมูลสะอาดในสิบนาที', '100 %', 'สำนักเรียนตะวัน'])
    await expect(fields.getByText(text, { exact: true })).toBeVisible()
  expect(await stranger.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await context.close()
})
