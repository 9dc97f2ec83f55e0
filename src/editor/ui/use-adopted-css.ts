import { useEffect } from 'react'

/** Rules that hold in the builder's own document for as long as the component stands. */
export function useAdoptedCss(css: string): void {
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
