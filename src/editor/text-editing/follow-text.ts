import { isSameJson } from '@schemas/layout/json'
import type { Locale } from '@schemas/layout/locale'
import type { FieldPath } from '../document/operations/set-field'
import { entryOf } from '../document/fields/localised'
import type { FormPlace } from '../state/form-place'
import type { DocumentStore } from '../state/document-store'
import { textAt } from './write-entry'

/**
 * Reports when the text being edited changes from elsewhere: by another editor or a history step. An editor that
 * continued with its own text would overwrite that with the next key, without a conflict. Returns the unsubscribe
 * function.
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
