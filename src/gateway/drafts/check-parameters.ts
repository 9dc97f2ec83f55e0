import { fillText } from '@schemas/layout/fill-text'
import type { Locale } from '@schemas/layout/locale'
import { pathParams } from '@schemas/layout/path'
import { CallError } from '../errors/call-error'

const messages = {
  parameters: {
    en: 'The new address must have the same parameters as the old one: {names}',
    th: 'ที่อยู่ใหม่ต้องมีพารามิเตอร์เดิมให้ครบ: {names}',
  },
  none: {
    en: 'The new address can’t have parameters, because the old one has none.',
    th: 'ที่อยู่ใหม่ต้องไม่มีพารามิเตอร์ เพราะที่อยู่เดิมไม่มี',
  },
}

/** A page's blocks use its parameters, so another address of it needs the same. Throws the caller's error. */
export function checkParameters(from: string, path: string, locale: Locale): void {
  const params = pathParams(from)
  if ([...params].sort().join() === pathParams(path).sort().join()) return
  const message =
    params.length === 0
      ? messages.none[locale]
      : fillText(messages.parameters[locale], { names: params.map((name) => `{${name}}`).join(' ') })
  throw new CallError('invalid_input', message, { path: message })
}
