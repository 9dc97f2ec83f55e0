import { pageNotFound } from '@schemas/errors'
import { decoded } from '@schemas/layout/decoded'
import { useT } from '../t'

const unfound = /^(Page [Nn]ot [Ff]ound: )(.*)$/s

/**
 * Display text of an error: the gateway reports a missing page with the product's English message, everything else in
 * the visitor's language.
 */
export function useErrorMessage(message: string | undefined): string | undefined {
  const t = useT()
  const [, target = '', fullPath] = unfound.exec(message ?? '') ?? []
  return fullPath === undefined
    ? message
    : t({ en: `${target}{fullPath}`, th: pageNotFound.th }, { fullPath: readable(fullPath) })
}

/** Decodes a path for display. Invalid sequences and invisible characters stay escaped. */
const readable = (address: string): string =>
  address.replace(/(?:%[\da-f]{2})+/gi, (escaped) => {
    const spelled = decoded(escaped)
    return /\p{C}/u.test(spelled) ? escaped : spelled
  })
