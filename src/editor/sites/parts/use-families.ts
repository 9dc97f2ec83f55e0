import { useEffect } from 'react'
import type { SiteLook } from '@schemas/entities/site'

/** Brings the families of type of some looks into the document for as long as the component stands. */
export function useFamilies(looks: readonly SiteLook[] | undefined): void {
  const css = [...new Set(looks?.map((look) => look.css) ?? [])].join('')
  useEffect(() => {
    if (css === '') return undefined
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
    }
  }, [css])
}
