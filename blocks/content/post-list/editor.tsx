import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Posts', th: 'รายการบทความ' },
  description: { en: 'The latest posts, from one category or all.', th: 'บทความล่าสุด เฉพาะหมวดหรือทั้งหมด' },
  also: 'blog news articles บล็อก ข่าว',
  icon: 'news',
  category: 'data',
  start: { title: { en: 'Articles', th: 'บทความ' }, limit: 3 },
  hasReadableText: true,
})
