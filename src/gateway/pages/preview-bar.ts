import type { Locale } from '@schemas/layout/locale'

const messages = {
  label: { en: 'Draft preview', th: 'ตัวอย่างฉบับร่าง' },
  shown: { en: 'This is a draft preview – not live.', th: 'นี่คือตัวอย่างฉบับร่าง ยังไม่ได้เผยแพร่' },
  leave: { en: 'Leave preview', th: 'ออกจากตัวอย่าง' },
  over: { en: 'This preview link doesn’t work.', th: 'ลิงก์ดูตัวอย่างนี้ใช้ไม่ได้' },
  live: { en: 'View published page', th: 'ดูหน้าที่เผยแพร่แล้ว' },
}

/** `shown`: the page is one of the link's. `over`: the link has ended, or never existed. */
export type PreviewState = 'shown' | 'over'

/**
 * The same on every site, independent of themes, so that viewers notice it. The corners belong to the frame's own
 * buttons.
 */
export const previewBarCss =
  '.preview-bar{position:sticky;z-index:60;bottom:0;display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:center;justify-content:center;padding:.375rem 4rem;background:#4a2a6b;color:#fff;line-height:1.5;text-align:center;text-wrap:balance}' +
  '.preview-bar a{display:inline-flex;align-items:center;min-height:2.75rem;color:#fff;font-weight:600}.preview-bar a:focus-visible{outline:2px solid #fff;outline-offset:2px}' +
  '@media(min-width:640px){.preview-bar{padding-inline:9rem}}@media print{.preview-bar{display:none}}'

/**
 * The notice in a preview link's document, outside the runtime's root, so that visitors' scripts know nothing of it.
 * The exit link is the current address without its query: a document load, which shows the live page.
 */
export function previewBar(state: PreviewState, locale: Locale): string {
  const [message, action] = state === 'shown' ? [messages.shown, messages.leave] : [messages.over, messages.live]
  return `<aside class="preview-bar" data-preview="${state}" aria-label="${messages.label[locale]}"><span>${message[locale]}</span><a href="?">${action[locale]}</a></aside>`
}
