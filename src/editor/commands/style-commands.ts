import * as z from 'zod/mini'
import type { FlatNode } from '@schemas/layout/flat/flat'
import { type RowGround, rowGrounds } from '@schemas/layout/ground'
import { type Style, style as styles } from '@schemas/layout/style'
import type { LocalisedText } from '@schemas/layout/text'
import { setField } from '../document/operations/set-field'
import type { CommandContext } from './command'
import { copiedStyle } from './copied-style'

const words = {
  copied: { en: 'Style copied. Paste it on other parts, on any page of this browser.', th: 'คัดลอกรูปแบบแล้ว วางให้ส่วนอื่นได้ทุกหน้าในเบราว์เซอร์นี้' },
  paste: { en: 'Paste the style', th: 'วางรูปแบบ' },
}

/** What is kept: a style, and of a row the ground too, null where it has none. What has no ground says nothing of one. */
type Look = { style: Style; ground?: RowGround | null | undefined }
const looks = z.strictObject({ style: styles, ground: z.optional(z.nullable(z.enum(rowGrounds))) })

/** A row is divided, and a column is as wide and stands, as its own row has it. */
const ofPlace = ['columns', 'colspan', 'gap', 'first'] as const

export function copyStyle({ builder, ui: { selection } }: CommandContext): void {
  const node = builder.store.get(selection.at(-1) ?? '')
  if (!node) return
  try {
    localStorage.setItem(copiedStyle, JSON.stringify(lookOf(node)))
    builder.say(words.copied)
  } catch {
    // A closed store costs this, nothing else.
  }
}

/** Gives all that is chosen the style that was copied, at every width; what says where a part stands in its row stays its own. */
export function pasteStyle(context: CommandContext): void {
  const look = readKept()
  if (look) giveStyle(context, words.paste, look)
}

/** Gives all that is chosen a look; where a part stands in its row stays its own. */
export function giveStyle({ builder, ui: { selection } }: CommandContext, label: LocalisedText, { style, ground }: Look): void {
  builder.edit(label, (edit) => {
    for (const id of selection) {
      const { kind, fields } = edit.node(id)
      setField(edit, id, ['style'], withOwnPlace(style, fields.style))
      if (kind === 'row' && ground !== undefined) setField(edit, id, ['ground'], ground ?? undefined)
    }
  })
}

const lookOf = ({ kind, fields }: FlatNode): Look => ({ style: fields.style ?? {}, ...(kind === 'row' ? { ground: fields.ground ?? null } : {}) })

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

function readKept(): Look | undefined {
  try {
    const read = looks.safeParse(JSON.parse(localStorage.getItem(copiedStyle) ?? 'null'))
    return read.success ? read.data : undefined
  } catch {
    return undefined
  }
}
