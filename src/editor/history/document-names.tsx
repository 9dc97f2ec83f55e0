import { useT } from '@kit/t'
import { documentTitle } from '../pages/document-title'
import { useDocuments } from '../state/site-documents'
import { useUi } from '../state/ui-store'

const words = {
  more: { en: '{names} and {count} more', th: '{names} และอีก {count} รายการ' },
}
/** So many are named, the others counted. */
const named = 3

/** Documents of a release by what they are called, in one line. */
export function DocumentNames({ keys }: { keys: readonly string[] }) {
  const t = useT()
  const locale = useUi((state) => state.locale)
  const documents = useDocuments().data?.documents ?? []
  const names = keys.slice(0, named).map((key) => {
    const entry = documents.find((each) => each.key === key)
    return documentTitle(entry ?? { key, title: '', path: key.replace(/^\w+:/, '') }, locale, t)
  })
  return <>{keys.length > named ? t(words.more, { names: names.join(', '), count: keys.length - named }) : names.join(', ')}</>
}
