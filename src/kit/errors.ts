import * as catalogue from '@schemas/errors'
import { escapePattern } from '@schemas/escape-pattern'
import type { Locale } from '@schemas/layout/locale'
import { translate } from './t'

type Known = { pattern: RegExp; names: string[]; th: string }

let known: Known[] | undefined

function readCatalogue(): Known[] {
  return Object.values(catalogue).flatMap((message) => {
    if (typeof message === 'string') return []
    const names: string[] = []
    const source = message.en.split(/(\{\w+\})/).map((part) => {
      const name = /^\{(\w+)\}$/.exec(part)?.[1]
      if (name === undefined) return escapePattern(part)
      names.push(name)
      return '([\\s\\S]*)'
    })
    return [{ pattern: new RegExp(`^${source.join('')}$`), names, th: message.th }]
  })
}

/** Translates a known gateway message (English) into the visitor's language; returns any other unchanged. */
export function errorText(message: string, locale: Locale): string {
  if (locale === 'en') return message
  known ??= readCatalogue()
  for (const { pattern, names, th } of known) {
    const found = pattern.exec(message)
    if (found) return translate(th, locale, Object.fromEntries(names.map((name, at) => [name, found[at + 1] ?? ''])))
  }
  return message
}
