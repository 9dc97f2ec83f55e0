import { createContext, useContext, useMemo } from 'react'
import { useBoot } from '@kit/boot'
import type { ReferenceKind } from '@schemas/layout/field-mark'
import type { OwnPaths } from '@schemas/layout/own-paths'
import type { LocalisedText } from '@schemas/layout/pick-text'

export type EditorPage = {
  path: string
  /** Not published yet. */ isUnseen?: boolean | undefined
  closed?: 'early' | 'offline' | undefined
  /** Its addresses in single languages. */ paths?: OwnPaths | undefined
  title: LocalisedText
}

/** Every address pattern of the pages. */
export const addressesOf = (pages: readonly EditorPage[]): string[] =>
  pages.flatMap(({ path, paths }) => [path, ...Object.values(paths ?? {})])

/** What fields offer as choices from outside the document. */
export type EditorContent = {
  /** The site's pages by pattern, drafts included; those of the release while they are loading. */
  pages?: readonly EditorPage[]
  /** Patterns at which links lead to something other than these pages. */
  others?: readonly string[]
  /** Things that a prop may reference; a missing list means that the name is typed by hand. */
  /** Anchors in pages that links can lead to. */
  anchors?: readonly { path: string; anchors: readonly string[] }[]
  /** Published posts with their addresses, newest first. */
  posts?: readonly { path: string; title: string }[]
  references?: Partial<Record<ReferenceKind, readonly { value: string; label: LocalisedText }[]>>
}

const Context = createContext<EditorContent | null>(null)
export const EditorContext = Context

/** Pages and other choices; without a provider, the pages of the release and the menus of the space. */
export function useEditorContent(): Required<EditorContent> {
  const provided = useContext(Context)
  const { routes, space } = useBoot()
  return useMemo(() => {
    const menus = Object.keys(space.menus ?? {}).map((name) => ({ value: name, label: name }))
    return {
      pages: provided?.pages ?? routes.map(({ path, title }) => ({ path, title: title ?? path })),
      others: provided?.others ?? [],
      anchors: provided?.anchors ?? [],
      posts: provided?.posts ?? [],
      references: { menu: menus, ...provided?.references },
    }
  }, [provided, routes, space])
}
