import { findMessages } from './find-messages.mjs'

const escaped = (text) => text.replaceAll(/[$]/g, String.raw`\$`)

/**
 * Messages whose name is written nowhere else: `file id`, for those in a constant that is read by name alone.
 * @param {Record<string, string>} sources texts of the files, by path
 */
export function unusedMessages(sources) {
  const texts = Object.values(sources)
  return Object.entries(sources).flatMap(([file, text]) =>
    findMessages(file, text)
      .filter(({ id }) => isUnused(id.replace(/~\d+$/, '').split('.'), text, texts))
      .map(({ id }) => `${file} ${id}`),
  )
}

function isUnused([constant, key, ...rest], text, texts) {
  if (!key || rest.length > 0 || /^\d/.test(key)) return false
  const isExported = new RegExp(String.raw`export const ${escaped(constant)}\b`).test(text)
  const place = isExported ? texts.filter((each) => each.includes(constant)).join('\n') : text
  if (!new RegExp(String.raw`^(export )?const ${escaped(constant)}\b`, 'm').test(text)) return false
  const names = [
    constant,
    ...[...place.matchAll(new RegExp(String.raw`\b${escaped(constant)} as (\w+)`, 'g'))].map(([, name]) => name),
  ]
  // Read by a computed name, or passed on as a whole.
  const isRead = names.some((name) =>
    new RegExp(String.raw`(?<![\w/'-])${escaped(name)}\b(?!\.\w|\s*[:=]|\s+as\s|,?[\s\w,]*\}\s*from)`).test(place),
  )
  if (isRead) return false
  return !new RegExp(String.raw`\.${escaped(key)}\b`).test(place)
}
