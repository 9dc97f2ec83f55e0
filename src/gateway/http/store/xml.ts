import type { FastifyReply } from 'fastify'
import { StoreError } from './store-request'

const namespace = 'http://s3.amazonaws.com/doc/2006-03-01/'

/** Content of an element: text, elements by name (a list for several of one name), or nothing. */
type Content = string | number | boolean | undefined | { [name: string]: Content | Content[] }

export function sendXml(reply: FastifyReply, name: string, content: Content) {
  return reply.type('application/xml').header('cache-control', 'no-store').send(writeXml(name, content))
}

export const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n'

export function writeXml(name: string, content: Content): string {
  return xmlHead + element(name, content, name === 'Error' ? '' : ` xmlns="${namespace}"`)
}

function element(name: string, content: Content | Content[], attribute = ''): string {
  if (content === undefined) return ''
  if (Array.isArray(content)) return content.map((each) => element(name, each)).join('')
  const inner =
    typeof content === 'object'
      ? Object.entries(content)
          .map(([each, value]) => element(each, value))
          .join('')
      : escape(String(content))
  return `<${name}${attribute}>${inner}</${name}>`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
/** Line ends as references, because parsers would turn them into spaces. */
const escape = (text: string) =>
  text.replace(/[&<>"'\p{Cc}]/gu, (char) => entities[char] ?? `&#x${char.charCodeAt(0).toString(16)};`)

export type Element = { name: string; text: string; children: Element[] }

const malformed = () =>
  new StoreError(
    400,
    'MalformedXML',
    'The XML you provided was not well-formed or did not validate against our published schema.',
  )

/**
 * The subset of XML that the protocol uses: elements and text. Everything else (a document type, custom entities,
 * comments, sections) is refused, so that it cannot be used against the store.
 */
export function readXml(text: string, root: string): Element {
  const outer: Element = { name: '', text: '', children: [] }
  const open = [outer]
  const body = text.replace(/^\uFEFF?\s*<\?xml[^<>]*\?>/, '').trim()
  let at = 0
  for (const token of body.matchAll(
    /<(\/?)([A-Za-z][\w.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|([^<]+)/g,
  )) {
    const [all, closes, name = '', attributes, isEmpty, characters] = token
    if (token.index !== at) throw malformed()
    at += all.length
    const last = open.at(-1) as Element
    if (characters !== undefined) last.text += unescape(characters)
    else if (closes) {
      if (attributes || isEmpty || last.name !== name || open.length < 2) throw malformed()
      open.pop()
    } else {
      const begun: Element = { name, text: '', children: [] }
      last.children.push(begun)
      if (!isEmpty) open.push(begun)
      if (open.length > 8) throw malformed()
    }
  }
  const [found, ...others] = outer.children
  if (at !== body.length || open.length !== 1 || found?.name !== root || others.length > 0 || outer.text.trim() !== '')
    throw malformed()
  return found
}

/** The text of the only child of that name; undefined when there is none. */
export function childText(parent: Element, name: string): string | undefined {
  const [found, ...others] = parent.children.filter((child) => child.name === name)
  if (others.length > 0 || (found && found.children.length > 0)) throw malformed()
  return found?.text
}

function unescape(text: string): string {
  return text.replace(/&([^;\s]{0,8};?)/g, (_, reference: string) => {
    const named = Object.keys(entities).find((char) => entities[char] === `&${reference}`)
    if (named) return named
    const found = /^#(?:x([0-9a-f]{1,6})|(\d{1,7}));$/i.exec(reference)
    const code = found ? Number.parseInt(found[1] ?? found[2] ?? '', found[1] ? 16 : 10) : Number.NaN
    if (!(code > 0 && code <= 0x10ffff) || (code >= 0xd800 && code < 0xe000)) throw malformed()
    return String.fromCodePoint(code)
  })
}
