import type { MenuEntry } from './entries'

export type PanelParts = { columns: readonly MenuEntry[]; links: readonly MenuEntry[]; feature: MenuEntry | undefined }

/** A panel's children by their part: with children of their own a column, with a picture the feature, else plain links. */
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

/** A panel with columns or a picture takes the whole width; a few links take a small list. */
export function isWide(entry: MenuEntry): boolean {
  const { columns, feature } = panelParts(entry)
  return columns.length > 0 || feature !== undefined
}
