import type { ComponentType } from 'react'
import type { IconName } from '@schemas/layout/icon-names'
import type { LocalisedText } from '@schemas/layout/pick-text'
import type { BlockSamples } from '@schemas/layout/samples'

export const blockCategories = ['text', 'media', 'action', 'layout', 'data', 'navigation', 'form', 'site'] as const
export type BlockCategory = (typeof blockCategories)[number]

/** Props of a block's own control: the current value and its setter. */
export type BlockControlProps = {
  value: unknown
  onChange: (value: unknown) => void
  label: string
  /** Error of the value, in the person's language. */ error?: string | undefined
}

/** How the inspector presents one prop, where schema and name are not enough. */
export type BlockField = {
  label?: LocalisedText
  /** Help text below the field. */
  help?: LocalisedText
  /** Labels of a choice's options, by name. */
  options?: Record<string, LocalisedText>
  /** Fields keep the schema's order; lower numbers come first, and 0 is the default. */
  order?: number
  /** Set on the canvas or by another field. */
  isHidden?: boolean
  /** Name of the switch this field belongs to; the field is shown beside it while it is on. */
  onlyWith?: string
  /** Replaces the control derived from the schema. */
  Control?: ComponentType<BlockControlProps>
}

/** How the builder names a block, and the props of a new one. */
export type BlockEditor = BlockSamples & {
  label: LocalisedText
  /** One line for the palette. */
  description: LocalisedText
  /** Search keywords, in any language. */
  also?: string
  icon: IconName
  category: BlockCategory
  /** By path without list indexes: `title`, `items.text`. */
  fields?: Record<string, BlockField>
  /** Base of the anchor that links open it by: each block placed on a page gets it, numbered when taken. */
  anchor?: string
  /** Warning for a block with empty areas, before visitors see it. */
  whenEmpty?: { en: string; th: string }
  /** Shows the site's contact details, which are edited per site and not in the block. */
  showsContact?: true
  /** Belongs to the form named by its `form` prop: recipients of new answers are set per form, not in the block. */
  isOfForm?: true
  /**
   * Its `columns` (`label`, `note`, `align`, `highlight`) and `rows` (`cells`, each a text or a boolean, and `group`)
   * are edited as one table: in a grid, and cell by cell on the canvas.
   */
  isTable?: true
  /**
   * A screen of the product, such as a desk or a step of paying: the pages that need it have it already, so the list of
   * blocks keeps it apart.
   */
  isSystem?: true
  /** Inserted by the gateway only; never added by hand. */
  isOfGateway?: true
}

export function defineEditor(editor: BlockEditor): BlockEditor {
  return editor
}
