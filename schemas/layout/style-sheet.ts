import { media } from './breakpoints'
import { edgeHeld, type Entering, type Entrance, entranceClass } from './entrance'
import { type AssetLookup, arrangement, declarations } from './style-declarations'
import type { Style, StyleSet, Visible } from './style'

type Kind = 'row' | 'cell' | 'block'
type Level = 'base' | 'tablet' | 'mobile'
type Counts = { desktop: number; tablet: number; mobile: number }
const levels: readonly Level[] = ['base', 'tablet', 'mobile']

/** Prefix of classes that hide a node on one device. */
const hiding = 'hide-'

/**
 * The rules of the entrances in use (`entrance-rules`): passed in, because few pages have any and the builder's canvas
 * loads them on demand.
 */
export type EntranceRules = (used: ReadonlySet<Entrance>) => string

/** Class names of a node's boxes; absent where the node needs no rule, and then no element either. */
export type NodeClasses = { outer?: string; inner?: string }

/**
 * Collects the rules of one document. Equal rules share one class named after their content, so the same document gives
 * the same sheet and names on the server and in the browser, and sheets of several documents can be joined.
 */
export class StyleSheet {
  #rules = new Map<string, Record<Level, string>>()
  #hidden = new Set<keyof typeof media.only>()
  #entrances = new Set<Entrance>()
  #asset: AssetLookup
  #entranceRules: EntranceRules
  /** Classes of unstyled grids, by their counts and gap: thousands of rows are alike. */
  #grids = new Map<string, string>()

  constructor(asset: AssetLookup, entranceRules: EntranceRules) {
    this.#asset = asset
    this.#entranceRules = entranceRules
  }

  /** Number of rules: since a sheet only grows, a different number means different content. */
  get size(): number {
    return this.#rules.size + this.#hidden.size + this.#entrances.size
  }

  get hasEntrances(): boolean {
    return this.#entrances.size > 0
  }

  /** Classes for a node's style, visibility and entrance. */
  node(kind: Kind, style: Style | undefined, visible: Visible | undefined, entering?: Entering): NodeClasses {
    if (!style && !visible && !entering?.entrance) return {}
    const outer: Record<Level, string[]> = { base: [], tablet: [], mobile: [] }
    const inner: Record<Level, string[]> = { base: [], tablet: [], mobile: [] }
    for (const level of levels) {
      const set = style?.[level]
      if (!set) continue
      const boxes = declarations(set, this.#asset)
      outer[level].push(...boxes.out)
      inner[level].push(...boxes.in)
      if (kind !== 'cell') continue
      inner[level].push(...arrangement(set))
      if (set.first !== undefined) outer[level].push(`order:${set.first ? -1 : 0}`)
    }
    const isHeld = levels.some(
      (level) => style?.[level]?.position?.type === 'sticky' && style[level].position.bottom !== undefined,
    )
    const enters = this.#enter(entering)
    // The band of a row does not move; its content enters.
    const names = [
      this.#add(outer),
      ...this.#hide(visible),
      isHeld ? edgeHeld : '',
      kind === 'row' ? '' : enters,
    ].filter(Boolean)
    const innerNames = [this.#add(inner), kind === 'row' ? enters : ''].filter(Boolean)
    return {
      ...(names.length > 0 ? { outer: names.join(' ') } : {}),
      ...(innerNames.length > 0 ? { inner: innerNames.join(' ') } : {}),
    }
  }

  #enter({ entrance, turn }: Entering = {}): string {
    if (!entrance) return ''
    this.#entrances.add(entrance)
    return entranceClass(entrance, turn)
  }

  /** The class of a row's grid: column count and gap per breakpoint. */
  grid(counts: Counts, gap: number | undefined, style: Style | undefined): string {
    if (style) return this.#grid(counts, gap, style)
    const key = `${counts.desktop} ${counts.tablet} ${counts.mobile} ${gap}`
    const name = this.#grids.get(key) ?? this.#grid(counts, gap, style)
    this.#grids.set(key, name)
    return name
  }

  #grid(counts: Counts, gap: number | undefined, style: Style | undefined): string {
    const columns = (count: number) => `grid-template-columns:repeat(${count},minmax(0,1fr))`
    const set = (level: Level, count: number): string[] => {
      const own: StyleSet = style?.[level] ?? {}
      return [
        columns(own.columns ?? count),
        ...arrangement(level === 'base' && gap !== undefined ? { gap, ...own } : own),
      ]
    }
    return this.#add({
      base: set('base', counts.desktop),
      tablet: set('tablet', counts.tablet),
      mobile: set('mobile', counts.mobile),
    })
  }

  /** The class of a cell's span, never wider than the row's columns at that width. */
  span(span: Record<Level, number>): string {
    if (levels.every((level) => span[level] === 1)) return ''
    const css = (count: number) => [`grid-column:span ${count}`]
    return this.#add({ base: css(span.base), tablet: css(span.tablet), mobile: css(span.mobile) })
  }

  /** The sheet. Wider rules come before narrower ones, so that an override wins at equal specificity. */
  toString(): string {
    const base: string[] = []
    const tablet: string[] = []
    const mobile: string[] = []
    for (const [name, rule] of this.#rules) {
      if (rule.base) base.push(`.${name}{${rule.base}}`)
      if (rule.tablet) tablet.push(`.${name}{${rule.tablet}}`)
      if (rule.mobile) mobile.push(`.${name}{${rule.mobile}}`)
    }
    const block = (query: string, rules: string[]) => (rules.length > 0 ? `@media ${query}{${rules.join('')}}` : '')
    const hidden = [...this.#hidden]
      .sort()
      .map((device) => `@media ${media.only[device]}{.${hiding}${device}{display:none!important}}`)
    return (
      base.join('') +
      block(media.tablet, tablet) +
      block(media.mobile, mobile) +
      hidden.join('') +
      this.#entranceRules(this.#entrances)
    )
  }

  #add(lists: Record<Level, string[]>): string {
    const rule = { base: lists.base.join(';'), tablet: lists.tablet.join(';'), mobile: lists.mobile.join(';') }
    // A narrower level equal to the wider one needs no rule.
    if (rule.tablet === rule.base) rule.tablet = ''
    if (rule.mobile === (rule.tablet || rule.base)) rule.mobile = ''
    if (!rule.base && !rule.tablet && !rule.mobile) return ''
    const key = `${rule.base}|${rule.tablet}|${rule.mobile}`
    const name = `s${hash(key)}`
    if (!this.#rules.has(name)) this.#rules.set(name, rule)
    return name
  }

  #hide(visible: Visible | undefined): string[] {
    if (!visible) return []
    const names = Object.keys(media.only) as (keyof typeof media.only)[]
    return names
      .filter((device) => visible[device] === false)
      .map((device) => {
        this.#hidden.add(device)
        return `${hiding}${device}`
      })
  }
}

/** Those of a node's outer classes that hide it on some devices. */
export const hidingClasses = (outer: string | undefined): string[] =>
  outer ? outer.split(' ').filter((name) => name.startsWith(hiding)) : []

/** 53-bit cyrb53: collisions are practically impossible for the few thousand distinct rules of a site. */
function hash(key: string): string {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let at = 0; at < key.length; at++) {
    const code = key.charCodeAt(at)
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36)
}
