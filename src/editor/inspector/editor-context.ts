import { createContext, useContext, useMemo } from 'react'
import { useBoot } from '@kit/boot'
import type { ReferenceKind } from '@schemas/layout/field-mark'
import type { OwnPaths } from '@schemas/layout/own-paths'
import type { LocalisedText } from '@schemas/layout/text'

export type EditorPage = {
  path: string
  /** Visitors do not have it yet. */ isUnseen?: boolean | undefined
  closed?: 'early' | 'offline' | undefined
  /** Its addresses in one language alone. */ paths?: OwnPaths | undefined
  title: LocalisedText
}

/** Every pattern that the pages answer to. */
export const addressesOf = (pages: readonly EditorPage[]): string[] =>
  pages.flatMap(({ path, paths }) => [path, ...Object.values(paths ?? {})])

/** What fields choose among beyond the document itself. */
export type EditorContent = {
  /** Pages of the site by their patterns, drafts included; those of the release while they are not known. */
  pages?: readonly EditorPage[]
  /** Patterns at which links lead to something else than one of these. */
  others?: readonly string[]
  /** Things that a prop may name; what is not given is written by hand. */
  /** What pages hold beside their paths: anchors that links lead to. */
  anchors?: readonly { path: string; anchors: readonly string[] }[]
  /** Published posts with their addresses, newest first. */
  posts?: readonly { path: string; title: string }[]
  references?: Partial<Record<ReferenceKind, readonly { value: string; label: LocalisedText }[]>>
}

const Context = createContext<EditorContent | null>(null)
export const EditorContext = Context

/** Pages and things to choose from; without a provider above, the pages of the release and the menus of the space. */
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
