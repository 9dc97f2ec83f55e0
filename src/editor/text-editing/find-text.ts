import type { FlatBlock } from '@schemas/layout/flat/flat'
import { isRecord } from '@schemas/layout/json'
import type { Locale } from '@schemas/layout/locale'
import { pickText } from '@schemas/layout/pick-text'
import type { FieldPath } from '../document/operations/set-field'
import type { RichNode, RichTree } from '@schemas/layout/rich-text'

/**
 * A text in a block's props, and the canvas element that shows it. `path` leads to the edited value, including its
 * language.
 */
export type TextMatch =
  | { kind: 'plain'; path: (string | number)[]; element: HTMLElement; value: string }
  | { kind: 'rich'; path: (string | number)[]; element: HTMLElement; value: RichTree }

type Candidate = { path: (string | number)[]; shown: string } & (
  | { kind: 'plain'; value: string }
  | { kind: 'rich'; value: RichTree }
)

/**
 * Finds the text that a person pointing at one of `under` wants to edit: the innermost element whose whole text equals
 * one of the block's texts. Undefined when the text comes from elsewhere: data, the block's fixed text, or two props in
 * one element. An element without text stands for an empty text if only one fits; `emptied` is the path of the one
 * emptied last.
 */
export function findText(
  node: FlatBlock,
  locale: Locale,
  under: readonly Element[],
  block: Element,
  emptied?: FieldPath,
): TextMatch | undefined {
  const candidates = textsOf(node.fields.props ?? {}, locale)
  for (const each of under) {
    const found = textAt(candidates, each, block)
    if (found) return found
  }
  // Empty elements may be decoration: considered only when nothing with text matches.
  for (const each of under) {
    const found = placeAt(candidates, each, block, emptied)
    if (found) return found
  }
  return undefined
}

function textAt(candidates: readonly Candidate[], under: Element, block: Element): TextMatch | undefined {
  for (
    let element: Element | null = under;
    element && block.contains(element) && element !== block;
    element = element.parentElement
  ) {
    const shown = squeeze(element.textContent)
    if (!shown) continue
    const found = candidates.filter((candidate) => candidate.shown === shown)
    const [first] = found
    if (!first) continue
    // The same text in several props: matched by the element's order among them.
    const twins = [...block.querySelectorAll(element.tagName)].filter((each) => squeeze(each.textContent) === shown)
    const chosen = found[twins.indexOf(element)] ?? first
    // Rich text consists of sibling elements; their container is edited.
    const holder = chosen.kind === 'rich' ? (element.closest<HTMLElement>('.rich-text') ?? element) : element
    return { ...chosen, element: holder as HTMLElement }
  }
  const rich = under.closest<HTMLElement>('.rich-text')
  const tree =
    rich && block.contains(rich)
      ? candidates.find((candidate) => candidate.kind === 'rich' && candidate.shown === squeeze(rich.textContent))
      : undefined
  return tree?.kind === 'rich' && rich ? { ...tree, element: rich } : undefined
}

function placeAt(
  candidates: readonly Candidate[],
  under: Element,
  block: Element,
  emptied: FieldPath | undefined,
): TextMatch | undefined {
  const empty = candidates.filter(({ kind, shown }) => kind === 'plain' && shown === '')
  const places = [...block.querySelectorAll<HTMLElement>(textPlaces)]
  const at = places.findIndex((place) => place === under || place.contains(under) || under.contains(place))
  const place = places[at]
  const own =
    places.length === 1 && emptied
      ? empty.find(({ path }) => path.join() === emptied.join())
      : empty.length === places.length
        ? empty[at]
        : undefined
  return place && own?.kind === 'plain' ? { ...own, element: place } : undefined
}

/** Elements that may show a text and are empty. */
const textPlaces =
  ':is(h1, h2, h3, h4, h5, h6, p, a, button, blockquote, cite, figcaption, dt, dd, span):empty:not([aria-hidden], .icon)'

function textsOf(value: unknown, locale: Locale, path: (string | number)[] = []): Candidate[] {
  if (typeof value === 'string') return [{ kind: 'plain', path, value, shown: squeeze(value) }]
  if (Array.isArray(value)) return value.flatMap((entry, index) => textsOf(entry, locale, [...path, index]))
  if (!isRecord(value)) return []
  if (isTree(value)) return [{ kind: 'rich', path, value, shown: squeeze(textOf(value.content)) }]
  const keys = Object.keys(value)
  if (keys.length > 0 && keys.every((key) => key === 'th' || key === 'en')) {
    const entries = value as { th?: unknown; en?: unknown }
    const tree = entries[locale] ?? entries.th ?? entries.en
    // The text is written in the canvas' language, even where a fallback is shown.
    if (isTree(tree))
      return [{ kind: 'rich', path: [...path, locale], value: tree, shown: squeeze(textOf(tree.content)) }]
    const text = pickText(entries as { th?: string; en?: string }, locale)
    return [{ kind: 'plain', path: [...path, locale], value: text, shown: squeeze(text) }]
  }
  return keys.flatMap((key) => textsOf(value[key], locale, [...path, key]))
}

const isTree = (value: unknown): value is RichTree =>
  isRecord(value) && value.type === 'doc' && Array.isArray(value.content)

function textOf(nodes: readonly RichNode[]): string {
  return nodes
    .map((node) => (node.type === 'text' ? node.text : 'content' in node && node.content ? textOf(node.content) : ''))
    .join('')
}

const squeeze = (text: string | null) => (text ?? '').replace(/\s+/g, '')
