import { revealElement } from '../canvas/reveal-node'
import { distinctNodeNames } from '../compare/describe-node'
import { fillMessage } from '../document/fill-message'
import { showField } from '../inspector/requested-field'
import type { Builder } from '../state/builder'
import { type Part, setUi, ui } from '../state/ui-store'
import { partElement, partsOf, sectionAt } from './part-of'

const messages = {
  chosen: {
    en: '{part}. Press Enter to write this page’s own content.',
    th: '{part} กด Enter เพื่อเขียนเนื้อหาเฉพาะหน้านี้',
  },
}

/**
 * Selects a block of a linked section that may differ per page: shows its fields, and editing continues there.
 * Announces its name.
 */
export function choosePart(builder: Builder, part: Part): void {
  showField(part.link, ['props', 'own', part.block])
  setUi({ part })
  builder.announce(fillMessage(messages.chosen, { part: partName(builder, part) }))
}

/** The same by keyboard, which may reach parts out of view. */
export function leadToPart(builder: Builder, part: Part): void {
  choosePart(builder, part)
  const element = partElement(part)
  if (element) revealElement(element)
}

/** The name of such a block, distinguished from the section's others. */
export function partName({ store }: Pick<Builder, 'store'>, { link, block }: Part): string {
  const section = sectionAt(store, link)
  return (
    (section &&
      distinctNodeNames(
        section,
        partsOf(section).map(({ id }) => id),
        ui().locale,
      ).get(block)) ??
    ''
  )
}
