import type { IconName } from '@schemas/layout/icon-names'
import type { LocalisedText } from '@schemas/layout/text'

export const blockCategories = ['text', 'media', 'action', 'layout', 'data', 'navigation', 'form', 'site'] as const
export type BlockCategory = (typeof blockCategories)[number]

/** How the builder names a block and what a fresh one starts with. */
export type BlockEditor = {
  label: LocalisedText
  /** One line for the palette. */
  description: LocalisedText
  icon: IconName
  category: BlockCategory
  /** Valid props of a newly dropped block. */
  start: Record<string, unknown>
}

export function defineEditor(editor: BlockEditor): BlockEditor {
  return editor
}
