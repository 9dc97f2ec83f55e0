type Factory = { createPolicy: (name: string, rules: Record<string, (value: string) => string>) => unknown }

let clean: ((html: string) => string) | undefined

/** Markup is refused until there is a cleaner for it: it comes with the text editor, the only one that reads any. */
export function cleanMarkupWith(cleaner: (html: string) => string): void {
  clean = cleaner
}

/**
 * The default policy of the builder's document. Markup comes only from a clipboard, by way of the text editor, and is cleaned
 * before anything parses it; scripts come from this origin alone.
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
