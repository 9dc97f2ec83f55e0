type Factory = { createPolicy: (name: string, rules: Record<string, (value: string) => string>) => unknown }

let clean: ((html: string) => string) | undefined

/**
 * Registers the sanitiser. Until then markup is refused; it is loaded with the text editor, the only consumer of
 * markup.
 */
export function cleanMarkupWith(cleaner: (html: string) => string): void {
  clean = cleaner
}

/**
 * The default Trusted Types policy of the builder's document. Markup only comes from the clipboard through the text
 * editor, and is sanitised before parsing; scripts come from this origin only.
 */
export function installTrustedTypes(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: Factory }
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => {
      if (!html.includes('<')) return html
      if (clean) return clean(html)
      throw new TypeError('Markup is refused.')
    },
    createScriptURL: (address) => {
      if (new URL(address, location.href).origin === location.origin) return address
      throw new TypeError('Script address is refused.')
    },
    createScript: () => {
      throw new TypeError('Script text is refused.')
    },
  })
}
