import postcss, { type Declaration } from 'postcss'
import { PictureRefused } from '../picture-refused'
import { isAllowedProperty, referencesOf } from './drawing-subset'

/** Largest style sheet (characters): those of logos have some hundred. */
const maxSheet = 200_000

/** A rule's references, and what its selector names last: it can apply to nothing else. */
export type SheetRule = { names: string[]; isForAll: boolean; ids: string[] }

/** The allowed declarations of a `style` attribute, with the ids that they refer to. */
export function cleanStyle(style: string): { style: string; ids: string[] } {
  // Only declarations: no rule could begin.
  if (/[{}@\\<]/.test(style)) return { style: '', ids: [] }
  return declarations(parse(`a{${style}}`).nodes.flatMap((node) => (node.type === 'rule' ? node.nodes : [])))
}

/** A style sheet without at-rules, with plain selectors and allowed declarations. */
export function cleanSheet(sheet: string): { sheet: string; rules: SheetRule[] } {
  if (sheet.length > maxSheet) throw new PictureRefused('drawing')
  const rules: SheetRule[] = []
  const texts = parse(sheet).nodes.flatMap((node) => {
    if (node.type !== 'rule' || !/^[-\w\s.,#>*+~\u0080-\uffff]+$/.test(node.selector)) return []
    const { style, ids } = declarations(node.nodes)
    if (!style) return []
    const selectors = node.selector.split(',')
    const last = selectors.map(
      (each) =>
        each
          .trim()
          .split(/[\s>+~]+/)
          .at(-1) ?? '',
    )
    if (ids.length > 0)
      rules.push({ names: last.flatMap((each) => each.match(/[#.]?[^#.*]+/g) ?? []), isForAll: last.some(isAny), ids })
    return [`${selectors.map((each) => each.trim().replace(/\s+/g, ' ')).join(',')}{${style}}`]
  })
  return { sheet: texts.join('\n'), rules }
}

const isAny = (selector: string) => selector === '' || selector.includes('*')

function parse(css: string) {
  try {
    return postcss.parse(css)
  } catch {
    throw new PictureRefused('broken')
  }
}

function declarations(nodes: readonly { type: string }[]): { style: string; ids: string[] } {
  const ids: string[] = []
  const written = nodes.flatMap((node) => {
    if (node.type !== 'decl') return []
    const { prop, value, important } = node as Declaration
    const name = prop.toLowerCase()
    const references = isAllowedProperty(name) ? referencesOf(value) : undefined
    if (!references) return []
    ids.push(...references)
    return [`${name}:${value.replace(/\s+/g, ' ')}${important ? '!important' : ''}`]
  })
  return { style: written.join(';'), ids }
}
