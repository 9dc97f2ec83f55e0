import { defineEditor } from '@kit/block-editor'
import { samples } from './samples'

export const editor = defineEditor({
  label: { en: 'Posts', th: 'รายการบทความ' },
  description: { en: 'The latest posts, from one category or all.', th: 'บทความล่าสุด เฉพาะหมวดหรือทั้งหมด' },
  also: 'blog news articles บล็อก ข่าว',
  icon: 'news',
  category: 'data',
  fields: {
    orPost: { label: { en: 'The address may be a post’s', th: 'ที่อยู่อาจเป็นของบทความ' } },
    featured: { label: { en: 'Featured posts only', th: 'เฉพาะบทความแนะนำ' } },
    author: { label: { en: 'Author', th: 'ผู้เขียน' } },
    month: { label: { en: 'Month (2026-11)', th: 'เดือน (2026-11)' } },
    filters: { label: { en: 'Topics, search and archive', th: 'หัวข้อ ค้นหา และคลัง' } },
    layout: { options: { front: { en: 'Front page', th: 'หน้าแรกของบทความ' } } },
  },
  ...samples,
})
