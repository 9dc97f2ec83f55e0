import DOMPurify from 'dompurify'

type Factory = { createPolicy: (name: string, rules: Record<string, (value: string) => string>) => unknown }

/**
 * The default policy of the builder's document. Markup comes only from a clipboard, by way of the text editor, and is cleaned
 * before anything parses it; scripts come from this origin alone.
 */
export function installTrustedTypes(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: Factory }
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html.includes('<') ? DOMPurify.sanitize(html, { RETURN_TRUSTED_TYPE: false }) : html),
    createScriptURL: (address) => {
      if (new URL(address, location.href).origin === location.origin) return address
      throw new TypeError('Script address is refused.')
    },
    createScript: () => {
      throw new TypeError('Script text is refused.')
    },
  })
}
