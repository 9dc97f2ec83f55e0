import type { ComponentType } from 'react'
import type { IconName } from '@schemas/layout/icon-names'
import type { LocalisedText } from '@schemas/layout/text'

export const blockCategories = ['text', 'media', 'action', 'layout', 'data', 'navigation', 'form', 'site'] as const
export type BlockCategory = (typeof blockCategories)[number]

/** What a control of a block's own gets: the value as it is written, and where to put another. */
export type BlockControlProps = {
  value: unknown
  onChange: (value: unknown) => void
  label: string
  /** What is wrong with the value, in the person's language. */ error?: string | undefined
}

/** How the inspector shows one prop, where its schema and its name do not say enough. */
export type BlockField = {
  label?: LocalisedText
  /** A line below the field. */
  help?: LocalisedText
  /** Words for the options of a choice, by their names. */
  options?: Record<string, LocalisedText>
  /** Fields stand in the schema's order; a lower number comes before, 0 being all others. */
  order?: number
  /** Set on the canvas or by another field. */
  isHidden?: boolean
  /** Says more of this switch beside it, and is asked for while that is on. */
  onlyWith?: string
  /** Stands in place of the control that the schema would get. */
  Control?: ComponentType<BlockControlProps>
}

/** How the builder names a block and what a fresh one starts with. */
export type BlockEditor = {
  label: LocalisedText
  /** One line for the palette. */
  description: LocalisedText
  /** What else people call it, in any language. */
  also?: string
  icon: IconName
  category: BlockCategory
  /** By path without the indexes of lists: `title`, `items.text`. */
  fields?: Record<string, BlockField>
  /** Valid props of a newly dropped block. */
  start: Record<string, unknown>
  /** What links open it by: each that is put on a page has it as its anchor, with a number where another part has it. */
  anchor?: string
  /** Its words may stand as they are, as a form's labels do. Of others that nobody has changed the manager is told before visitors read them. */
  hasReadableText?: true
  /** What is said of one whose areas hold nothing, before visitors meet it. */
  whenEmpty?: { en: string; th: string }
  /** It shows how the site is reached, which is written for the whole site and not in the block. */
  showsContact?: true
  /** It belongs to a form, which its `form` names: who is told of new answers is said for the form and not in the block. */
  isOfForm?: true
  /** Its `columns` (`label`, `note`, `align`, `highlight`) and `rows` (`cells`, each a text or a boolean, and `group`) are edited as one table: in a grid, and cell by cell on the canvas. */
  isTable?: true
  /** The gateway puts it where it belongs, and nobody adds one by hand. */
  isOfGateway?: true
}

export function defineEditor(editor: BlockEditor): BlockEditor {
  return editor
}
