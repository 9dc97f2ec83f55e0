import { pageNotFound } from '@schemas/errors'
import { useT } from '../t'

const unfound = /^Page [Nn]ot [Ff]ound: (.*)$/s

/** What an error says to the visitor: the gateway names a missing page in the product's English words, everything else in the visitor's language. */
export function useErrorMessage(message: string | undefined): string | undefined {
  const t = useT()
  const fullPath = unfound.exec(message ?? '')?.[1]
  return fullPath === undefined ? message : t({ en: message ?? '', th: pageNotFound.th }, { fullPath })
}
