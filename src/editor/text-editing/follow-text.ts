import { isSameJson } from '@schemas/layout/json'
import type { Locale } from '@schemas/layout/locale'
import type { FieldPath } from '../document/operations/set-field'
import { entryOf } from '../inspector/fields/localised'
import type { FormPlace } from '../inspector/form/form-place'
import type { DocumentStore } from '../state/document-store'
import { textAt } from './write-entry'

/**
 * Tells when a text becomes another than what is being written in it: another editor's words have come, or a step of the history.
 * An editor that goes on with the words it has would write over them with the next key, and no save would ask. Hands back its end.
 */
export function followText(
  store: DocumentStore,
  { place, base, locale }: { place: FormPlace; base: FieldPath; locale: Locale },
  onOther: () => void,
): () => void {
  const currentText = () => entryOf(textAt(place, base), locale)
  let was = currentText()
  return store.onChange(({ nodes }, origin) => {
    if (!nodes.has(place.node)) return
    const [before, is] = [was, currentText()]
    was = is
    if (origin !== 'edit' && before !== is && (before === undefined || is === undefined || !isSameJson(before, is)))
      onOther()
  })
}
