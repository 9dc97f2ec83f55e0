import { useEffect } from 'react'

/** Style rules in the builder's own document while the component is mounted. */
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
