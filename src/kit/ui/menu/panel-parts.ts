import type { MenuEntry } from './entries'

export type PanelParts = { columns: readonly MenuEntry[]; links: readonly MenuEntry[]; feature: MenuEntry | undefined }

/**
 * Sorts a panel's children: with children of their own they are columns, with a picture the feature, otherwise plain
 * links.
 */
export function panelParts(entry: MenuEntry): PanelParts {
  const children = entry.children ?? []
  const feature = children.find((child) => child.image && !child.children?.length)
  const others = children.filter((child) => child !== feature)
  return {
    columns: others.filter((child) => child.children?.length),
    links: others.filter((child) => !child.children?.length),
    feature,
  }
}

/** A panel with columns or a picture is full width; a few links are a small list. */
export function isWide(entry: MenuEntry): boolean {
  const { columns, feature } = panelParts(entry)
  return columns.length > 0 || feature !== undefined
}
