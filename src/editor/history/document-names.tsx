import type { DocumentEntry } from '@schemas/editor/entities/document'
import { themeKey } from '@schemas/editor/entities/release'
import { pageKey } from '@schemas/layout/document-key'
import { type LocalisedText, pickText } from '@schemas/layout/pick-text'
import { useLocale } from '@kit/boot'
import { useT } from '@kit/t'
import { documentTitle } from '../pages/document-title'
import { useDocuments } from '../state/site-documents'
import { useUi } from '../state/ui-store'

const messages = {
  more: { en: '{names} and {count} more', th: '{names} และอีก {count} รายการ' },
  look: { en: 'Theme of site “{name}”', th: 'ธีมของเว็บไซต์ “{name}”' },
  was: { en: '{name} (was {path})', th: '{name} (เดิม {path})' },
}
/** Enough names for one line in a list of releases. */
const named = 3

/** A document of a release; `title` is its title in that release, or the theme's name for the theme entry. */
export type Named = { key: string; title?: LocalisedText | undefined }

/**
 * Names of documents of a release in one line. A page that has moved since appears under its current name, with the
 * address it had.
 */
export function DocumentNames({
  of,
  limit = named,
}: {
  of: readonly Named[]
  /** Most names shown; the rest are counted. */ limit?: number
}) {
  const t = useT()
  const locale = useUi((state) => state.locale)
  const documents = useDocuments().data?.documents ?? []
  const own = useLocale()
  const keys = of.map(({ key }) => key)
  const found = of.map(({ key, title }) => ({
    key,
    title,
    entry:
      documents.find((each) => each.key === key) ??
      documents.find((each) => each.former?.some((path) => pageKey(path) === key)),
  }))
  // For a page that moves in this release, its new address is enough.
  const lines = found.filter(({ key, entry }) => !entry || entry.key === key || !keys.includes(entry.key))
  const nameOf = ({ key, title, entry }: Named & { entry: DocumentEntry | undefined }) => {
    if (key === themeKey && title) return t(messages.look, { name: pickText(title, own) })
    const path = key.replace(/^\w+:/, '')
    const name = documentTitle(entry ?? { key, title: title ?? '', path }, locale, t)
    return entry && entry.key !== key ? t(messages.was, { name, path }) : name
  }
  const names = lines.slice(0, limit).map(nameOf).join(', ')
  return <>{lines.length > limit ? t(messages.more, { names, count: lines.length - limit }) : names}</>
}
