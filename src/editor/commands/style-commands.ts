import { type Style, style as styles } from '@schemas/layout/style'
import type { LocalisedText } from '@schemas/layout/text'
import { setField } from '../document/operations/set-field'
import type { CommandContext } from './command'

const words = {
  copied: { en: 'Style copied. Paste it on other parts, on any page of this browser.', th: 'คัดลอกรูปแบบแล้ว วางให้ส่วนอื่นได้ทุกหน้าในเบราว์เซอร์นี้' },
  paste: { en: 'Paste the style', th: 'วางรูปแบบ' },
}

export const clearWords = { en: 'Clear its style', th: 'ล้างรูปแบบ' }

/** For the pages that are opened next, in this tab or another; the same key for all sites, whose styles name the same tokens. */
const kept = 'sitewright:style'
/** A row is divided, and a column is as wide, as its own row has it. */
const ofPlace = ['columns', 'colspan', 'gap'] as const

export function copyStyle({ builder, ui: { selection } }: CommandContext): void {
  const node = builder.store.get(selection.at(-1) ?? '')
  if (!node) return
  try {
    localStorage.setItem(kept, JSON.stringify(node.fields.style ?? {}))
    builder.say(words.copied)
  } catch {
    // A closed store costs this, nothing else.
  }
}

export const hasCopiedStyle = (): boolean => readKept() !== undefined

/** Gives all that is chosen the style that was copied, at every width; what says where a part stands in its row stays its own. */
export function pasteStyle(context: CommandContext): void {
  const style = readKept()
  if (style) giveStyle(context, words.paste, style)
}

/** Whether anything that is chosen has a look of its own. */
export const hasStyle = ({ builder, ui: { selection } }: CommandContext): boolean => selection.some((id) => builder.store.get(id)?.fields.style)

/** What is chosen has no look of its own any more, at any width; where a part stands in its row stays its own. */
export const clearStyle = (context: CommandContext): void => giveStyle(context, clearWords, {})

function giveStyle({ builder, ui: { selection } }: CommandContext, label: LocalisedText, style: Style): void {
  builder.edit(label, (edit) => {
    for (const id of selection) setField(edit, id, ['style'], withOwnPlace(style, edit.node(id).fields.style))
  })
}

function withOwnPlace(style: Style, own: Style | undefined): Style | undefined {
  const next: Record<string, unknown> = {}
  for (const level of ['base', 'tablet', 'mobile'] as const) {
    const look: Record<string, unknown> = { ...style[level] }
    for (const name of ofPlace) {
      const value = own?.[level]?.[name]
      if (value === undefined) delete look[name]
      else look[name] = value
    }
    if (Object.keys(look).length > 0) next[level] = look
  }
  return Object.keys(next).length > 0 ? (next as Style) : undefined
}

function readKept(): Style | undefined {
  try {
    const read = styles.safeParse(JSON.parse(localStorage.getItem(kept) ?? 'null'))
    return read.success ? read.data : undefined
  } catch {
    return undefined
  }
}
