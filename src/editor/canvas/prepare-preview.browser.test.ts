import { afterEach, expect, it } from 'vitest'
import { entranceCss } from '@schemas/layout/entrance-rules'
import { canvasRules } from './frame-document'
import { preparePreview } from './prepare-preview'

const frame = document.createElement('iframe')
afterEach(() => frame.remove())

it('shows entrance-animated parts at once instead of waiting for scrolling, as in try mode', async () => {
  document.body.append(frame)
  frame.style.height = '300px'
  const page = frame.contentDocument as Document
  page.head.innerHTML = `<style>${canvasRules}${entranceCss(new Set(['rise']))}</style>`
  page.body.innerHTML =
    '<div style="height: 900px"></div><div class="enter enter-rise">Part</div><div style="height: 900px"></div>'
  page.documentElement.dataset.mode = 'try'
  const opacity = () => page.defaultView?.getComputedStyle(page.querySelector('.enter') as Element).opacity
  await expect.poll(opacity).toBe('0')
  preparePreview(frame, { scheme: 'light', locale: 'en' })
  await expect.poll(opacity).toBe('1')
})
