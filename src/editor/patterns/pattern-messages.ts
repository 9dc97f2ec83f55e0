import type { PatternCategory } from '@schemas/editor/entities/page-pattern'
import { patternCategories } from '@schemas/editor/entities/page-pattern'
import { filterByQuery } from '@kit/command-palette/filter-by-query'
import type { Pattern } from './use-patterns'

export const readyMadeWord = { en: 'Ready-made section', th: 'ส่วนสำเร็จรูป' }
export const readyMadeMessage = { en: 'Ready-made sections', th: 'ส่วนสำเร็จรูป' }

export const patternCategoryNames: Record<PatternCategory, { en: string; th: string }> = {
  openings: { en: 'Hero', th: 'เปิดหน้า' },
  features: { en: 'Features and services', th: 'จุดเด่นและบริการ' },
  proof: { en: 'Social proof', th: 'ความน่าเชื่อถือ' },
  about: { en: 'About us', th: 'เกี่ยวกับเรา' },
  offers: { en: 'Offers and pricing', th: 'สินค้าและราคา' },
  questions: { en: 'FAQ', th: 'คำถาม' },
  contact: { en: 'Contact', th: 'ติดต่อ' },
  calls: { en: 'Calls to action', th: 'ชวนให้ลงมือ' },
  content: { en: 'Articles', th: 'บทความ' },
}

/** Search texts of a section, including its category. */
export const patternTexts = ({ title, text, category, also = '' }: Pattern) => {
  const { en, th } = patternCategoryNames[category]
  return { label: title, detail: text, also: `${also} ${en} ${th}` }
}

/** Matching sections by category: without a query all in their order, otherwise the best match first. */
export function findPatterns(
  patterns: readonly Pattern[],
  query: string,
): [category: PatternCategory, found: Pattern[]][] {
  const found = filterByQuery(patterns, query, patternTexts)
  const order = query.trim() ? [...new Set(found.map(({ category }) => category))] : patternCategories
  return order
    .map((category): [PatternCategory, Pattern[]] => [category, found.filter((each) => each.category === category)])
    .filter(([, own]) => own.length > 0)
}
