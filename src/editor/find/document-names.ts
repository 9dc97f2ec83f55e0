import { useT } from '@kit/t'
import { documentTitle } from '../pages/document-title'
import { useDocuments } from '../state/site-documents'
import { useUi } from '../state/ui-store'

/** The site's documents by key, and a function for their names; the key is the name of one that is not known yet. */
export function useDocumentNames() {
  const t = useT()
  const locale = useUi((state) => state.locale)
  const documents = useDocuments().data?.documents ?? []
  const entryOf = (key: string) => documents.find((entry) => entry.key === key)
  const nameOf = (key: string) => {
    const entry = entryOf(key)
    return entry ? documentTitle(entry, locale, t) : key.slice(key.indexOf(':') + 1)
  }
  return { entryOf, nameOf }
}
