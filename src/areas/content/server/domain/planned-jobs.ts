import * as z from 'zod/mini'

const input = z.strictObject({ post: z.string() })

/** Jobs by which posts change at a time, under the post's id: apart from their work, which the moves import too. */
export const publishJob = {
  name: 'content/publish-post',
  title: { en: 'Publish a post at its time', th: 'เผยแพร่บทความตามเวลาที่ตั้งไว้' },
  input,
}
export const unpublishJob = {
  name: 'content/unpublish-post',
  title: { en: 'Take a post offline at its time', th: 'หยุดเผยแพร่บทความตามเวลาที่ตั้งไว้' },
  input,
}
