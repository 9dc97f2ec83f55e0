import type { FlatNode, NodeKind } from '@schemas/layout/flat/flat'
import { isRecord } from '@schemas/layout/json'
import { blockFields, cellFields, rowFields } from '@schemas/layout/page'
import { type Style, style as styles } from '@schemas/layout/style'
import type { LocalisedText } from '@schemas/layout/pick-text'
import { setField } from '../document/operations/set-field'
import type { CommandContext } from '../state/command'
import { copiedStyle, readCopiedStyle } from './copied-style'

const messages = {
  copied: {
    en: 'Style copied. You can paste it on any page in this browser.',
    th: 'คัดลอกรูปแบบแล้ว วางให้ส่วนอื่นได้ทุกหน้าในเบราว์เซอร์นี้',
  },
  paste: { en: 'Paste style', th: 'วางรูปแบบ' },
}

/** Fields of a part's appearance besides its style. */
const besides = ['ground', 'entrance', 'inTurn'] as const
type StyleExtra = (typeof besides)[number]
/**
 * A stored style with its extra fields; null where the part could have the field and does not. Fields that it cannot
 * have are missing.
 */
type CopiedStyle = { style: Style } & Partial<Record<StyleExtra, unknown>>

const shapes: Record<NodeKind, Record<string, { safeParse: (value: unknown) => { success: boolean } }>> = {
  row: rowFields.shape,
  cell: cellFields.shape,
  block: blockFields.shape,
}
const besidesOf = (kind: NodeKind): StyleExtra[] => besides.filter((name) => name in shapes[kind])

/** Whether a part looks different from a new one. */
export const isStyled = ({ kind, fields }: FlatNode): boolean =>
  fields.style !== undefined ||
  besidesOf(kind).some((name) => (fields as Partial<Record<StyleExtra, unknown>>)[name] !== undefined)

/** Style fields that depend on a part's own row: its columns, widths and gap. */
const ofPlace = ['columns', 'colspan', 'gap', 'first'] as const

export function copyStyle({ builder, ui: { selection } }: CommandContext): void {
  const node = builder.store.get(selection.at(-1) ?? '')
  if (!node) return
  try {
    localStorage.setItem(copiedStyle, JSON.stringify(styleOf(node)))
    builder.say(messages.copied)
  } catch {
    // With storage blocked only copying a style between pages fails.
  }
}

/** Applies the copied style to the selection, at every width; fields of a part's place in its row are kept. */
export function pasteStyle(context: CommandContext): void {
  const parsedStyle = readStored()
  if (parsedStyle) giveStyle(context, messages.paste, parsedStyle)
}

/** Clears a part's style and its extra fields. */
export const clearedStyle: CopiedStyle = { style: {}, ground: null, entrance: null, inTurn: null }

/** Applies a style to the selection; fields of a part's place in its row are kept. */
export function giveStyle(
  { builder, ui: { selection } }: CommandContext,
  label: LocalisedText,
  styleToApply: CopiedStyle,
): void {
  builder.edit(label, (edit) => {
    for (const id of selection) {
      const { kind, fields } = edit.node(id)
      setField(edit, id, ['style'], withOwnPlace(styleToApply.style, fields.style))
      for (const name of besidesOf(kind)) {
        const value = styleToApply[name] ?? undefined
        // A row cannot use the page's own ground; a column may.
        if (name in styleToApply && shapes[kind][name]?.safeParse(value).success) setField(edit, id, [name], value)
      }
    }
  })
}

const styleOf = ({ kind, fields }: FlatNode): CopiedStyle => ({
  style: fields.style ?? {},
  ...Object.fromEntries(
    besidesOf(kind).map((name) => [name, (fields as Partial<Record<StyleExtra, unknown>>)[name] ?? null]),
  ),
})

function withOwnPlace(style: Style, own: Style | undefined): Style | undefined {
  const next: Record<string, unknown> = {}
  for (const level of ['base', 'tablet', 'mobile'] as const) {
    const levelStyle: Record<string, unknown> = { ...style[level] }
    for (const name of ofPlace) {
      const value = own?.[level]?.[name]
      if (value === undefined) delete levelStyle[name]
      else levelStyle[name] = value
    }
    if (Object.keys(levelStyle).length > 0) next[level] = levelStyle
  }
  return Object.keys(next).length > 0 ? (next as Style) : undefined
}

/** Another build may have stored a style without extra fields, or nothing but a style. */
function readStored(): CopiedStyle | undefined {
  try {
    const stored: unknown = JSON.parse(readCopiedStyle() ?? 'null')
    const parsedStyle = isRecord(stored) && 'style' in stored ? stored : { style: stored }
    const read = styles.safeParse(parsedStyle.style)
    return read.success ? { ...parsedStyle, style: read.data } : undefined
  } catch {
    return undefined
  }
}
