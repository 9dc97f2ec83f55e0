import type { DocumentEntry } from '@schemas/entities/document'
import { pageKey } from '@schemas/layout/document-key'
import { useT } from '@kit/t'
import { documentTitle } from '../pages/document-title'
import { useDocuments } from '../state/site-documents'
import { useUi } from '../state/ui-store'

const words = {
  more: { en: '{names} and {count} more', th: '{names} และอีก {count} รายการ' },
  was: { en: '{name} (was {path})', th: '{name} (เดิม {path})' },
}
/** So many are enough in a list of releases. */
const named = 3

/** Documents of a release by what they are called, in one line; a page that was given another address since by what it is called now, with the address that it had. */
export function DocumentNames({ keys, most = named }: { keys: readonly string[]; /** So many are named, the others counted. */ most?: number }) {
  const t = useT()
  const locale = useUi((state) => state.locale)
  const documents = useDocuments().data?.documents ?? []
  const found = keys.map((key) => ({ key, entry: documents.find((each) => each.key === key) ?? documents.find((each) => each.former?.some((path) => pageKey(path) === key)) }))
  // Of a page that moves in this release its new address is enough.
  const lines = found.filter(({ key, entry }) => !entry || entry.key === key || !keys.includes(entry.key))
  const nameOf = ({ key, entry }: { key: string; entry: DocumentEntry | undefined }) => {
    const path = key.replace(/^\w+:/, '')
    const name = documentTitle(entry ?? { key, title: '', path }, locale, t)
    return entry && entry.key !== key ? t(words.was, { name, path }) : name
  }
  const names = lines.slice(0, most).map(nameOf).join(', ')
  return <>{lines.length > most ? t(words.more, { names, count: lines.length - most }) : names}</>
}
