export const texts = {
  preview: { en: '{title} — runs in its own frame on the page', th: '{title} — ทำงานในกรอบของตัวเองเมื่ออยู่บนหน้า' },
}
