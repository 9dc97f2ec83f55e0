import { pageNotFound } from '@schemas/errors'
import { decoded } from '@schemas/layout/decoded'
import { useT } from '../t'

const unfound = /^(Page [Nn]ot [Ff]ound: )(.*)$/s

/** What an error says to the visitor: the gateway names a missing page in the product's English words, everything else in the visitor's language. */
export function useErrorMessage(message: string | undefined): string | undefined {
  const t = useT()
  const [, target = '', fullPath] = unfound.exec(message ?? '') ?? []
  return fullPath === undefined
    ? message
    : t({ en: `${target}{fullPath}`, th: pageNotFound.th }, { fullPath: readable(fullPath) })
}

/** An address as people read it. What spells no letters, or such as nobody sees, stays escaped. */
const readable = (address: string): string =>
  address.replace(/(?:%[\da-f]{2})+/gi, (escaped) => {
    const spelled = decoded(escaped)
    return /\p{C}/u.test(spelled) ? escaped : spelled
  })
