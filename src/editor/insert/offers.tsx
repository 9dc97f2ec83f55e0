import { IconBookmark, IconLayoutGrid } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { LocalisedText } from '@schemas/layout/pick-text'
import { blockCategories } from '@kit/block-editor'
import { Icon } from '@kit/icon'
import type { Edit } from '../document/edit'
import { freshBlock } from '../document/fresh-block'
import { insertParts } from '../document/operations/insert-parts'
import { sectionBlock } from '../document/section-block'
import type { Target } from '../document/target'
import { layoutName } from '../inspector/labels/layout-name'
import { LayoutDrawing } from '../inspector/layout/layout-drawing'
import { patternTexts, readyMadeWord } from '../patterns/pattern-messages'
import { insertPattern } from '../patterns/put-pattern'
import type { Pattern } from '../patterns/use-patterns'
import { insertRow, offeredLayouts, rowsAlso, rowsWord } from '../palette/new-row'
import type { offeredBlocks } from '../palette/offered-blocks'
import type { SiteSection } from '../document/known-sections'
import { filterByQuery } from '@kit/command-palette/filter-by-query'
import styles from './insert-menu.module.css'

/** Something that can be inserted into the page. */
export type Offer = {
  value: string
  /** The block's type; undefined for rows and sections. */ type?: string
  label: LocalisedText
  detail: LocalisedText
  icon: ReactNode
  /** Further search keywords. */ also?: string
  put: (edit: Edit, target: Target) => string[]
}

const savedWord = { en: 'Saved section', th: 'ส่วนที่บันทึกไว้' }

export function offersOf(
  blocks: ReturnType<typeof offeredBlocks>,
  sections: readonly SiteSection[],
  patterns: readonly Pattern[] = [],
): Offer[] {
  return [
    ...blocks
      .toSorted(
        (one, other) => blockCategories.indexOf(one.editor.category) - blockCategories.indexOf(other.editor.category),
      )
      .map(({ type, editor }): Offer => ({
        value: type,
        type,
        label: editor.label,
        detail: editor.description,
        icon: <Icon name={editor.icon} size="17px" />,
        also: `${editor.also ?? ''} ${type}`,
        put: (edit, target) => insertParts(edit, [freshBlock(edit, type, target)], target),
      })),
    ...[...offeredLayouts].map(([name, spans]): Offer => ({
      value: `row ${name}`,
      label: layoutName(spans),
      detail: rowsWord,
      also: rowsAlso,
      icon: (
        <span className={styles.layout}>
          <LayoutDrawing spans={spans} />
        </span>
      ),
      put: (edit, target) => insertRow(edit, spans, target),
    })),
    ...sections.map(({ id, title }): Offer => ({
      value: `section ${id}`,
      label: title,
      detail: savedWord,
      icon: <IconBookmark size={17} />,
      put: (edit, target) => insertParts(edit, [sectionBlock(id)], target),
    })),
    ...patterns.map((pattern): Offer => ({
      value: `pattern ${pattern.id}`,
      ...patternTexts(pattern),
      detail: readyMadeWord,
      icon: <IconLayoutGrid size={17} />,
      put: (edit, target) => insertPattern(edit, pattern, target),
    })),
  ]
}

/** Offers that match the query; without one, recently used offers come first. */
export function findOffers(offers: readonly Offer[], query: string, recent: readonly string[]): Offer[] {
  if (query.trim()) return filterByQuery(offers, query, (offer) => offer)
  const first = recent.flatMap((type) => offers.find((offer) => offer.type === type) ?? [])
  return [...first, ...offers.filter((offer) => !first.includes(offer))]
}
