import type { FlatNode } from '@schemas/layout/flat/flat'
import { isSameJson } from '@schemas/layout/json'
import type { Locale } from '@schemas/layout/locale'
import type { FieldPath } from '../document/operations/set-field'
import { entryOf } from '../inspector/fields/localised'
import type { DocumentStore } from '../state/document-store'
import { textIn } from './write-entry'

/**
 * Tells when a text becomes another than what is being written in it: another editor's words have come, or a step of the history.
 * An editor that goes on with the words it has would write over them with the next key, and no save would ask. Hands back its end.
 */
export function followText(store: DocumentStore, { id, base, locale }: { id: string; base: FieldPath; locale: Locale }, onOther: () => void): () => void {
  const words = (node: FlatNode | undefined) => entryOf(textIn(node, base), locale)
  return store.onChange(({ nodes }, origin) => {
    const change = origin === 'edit' ? undefined : nodes.get(id)
    if (!change) return
    const [was, is] = [words(change.before), words(change.after)]
    if (was !== is && (was === undefined || is === undefined || !isSameJson(was, is))) onOther()
  })
}
