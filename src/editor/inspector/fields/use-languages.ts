import { useState } from 'react'
import { useSpace } from '@kit/boot'
import type { Locale } from '@schemas/layout/locale'
import { useUi } from '../../state/ui-store'
import { useBothLanguages } from '../both-languages'
import { isPerLocale } from '../../document/fields/localised'

export type Languages = {
  /** The languages shown: the one being edited, or all of the site's. */
  shown: readonly Locale[]
  isBoth: boolean
  /** Undefined on a site with one language. */
  toggle: (() => void) | undefined
  /** Languages of the site without a text, when another one has one. */
  missing: readonly Locale[]
}

/** The languages in which a value is shown; `id` is that of its control. */
export function useLanguages(value: unknown, id: string): Languages {
  const { locales } = useSpace()
  const edited = useUi((state) => state.locale)
  const isBothEverywhere = useBothLanguages((state) => state.isBoth)
  // A field toggled individually stays so until all fields are toggled together.
  const [own, setOwn] = useState<{ id: string; isBoth: boolean; against: boolean }>()
  // Nor does it apply to another block's field.
  if (own && own.id !== id) setOwn(undefined)
  const isBoth =
    locales.length > 1 && (own?.id === id && own.against === isBothEverywhere ? own.isBoth : isBothEverywhere)
  const missing = isPerLocale(value)
    ? locales.filter((locale) => value[locale] === undefined || value[locale] === '')
    : []
  return {
    shown: isBoth ? locales : [edited],
    isBoth,
    toggle: locales.length > 1 ? () => setOwn({ id, isBoth: !isBoth, against: isBothEverywhere }) : undefined,
    missing: missing.length < locales.length ? missing : [],
  }
}
