import type { FlatNode, NodeKind } from '@schemas/layout/flat/flat'
import { isRecord } from '@schemas/layout/json'
import { blockFields, cellFields, rowFields } from '@schemas/layout/page'
import { type Style, style as styles } from '@schemas/layout/style'
import type { LocalisedText } from '@schemas/layout/text'
import { setField } from '../document/operations/set-field'
import type { CommandContext } from './command'
import { copiedStyle, readCopiedStyle } from './copied-style'

const words = {
  copied: {
    en: 'Style copied. Paste it on other parts, on any page of this browser.',
    th: 'คัดลอกรูปแบบแล้ว วางให้ส่วนอื่นได้ทุกหน้าในเบราว์เซอร์นี้',
  },
  paste: { en: 'Paste the style', th: 'วางรูปแบบ' },
}

/** What belongs to the look of a part beside its style. */
const besides = ['ground', 'entrance', 'inTurn'] as const
type Beside = (typeof besides)[number]
/** What is kept: a style and what is beside it, null where the part could have it and has not. Of what it cannot have it says nothing. */
type Look = { style: Style } & Partial<Record<Beside, unknown>>

const shapes: Record<NodeKind, Record<string, { safeParse: (value: unknown) => { success: boolean } }>> = {
  row: rowFields.shape,
  cell: cellFields.shape,
  block: blockFields.shape,
}
const besidesOf = (kind: NodeKind): Beside[] => besides.filter((name) => name in shapes[kind])

/** Whether a part looks otherwise than one that has just been made. */
export const isStyled = ({ kind, fields }: FlatNode): boolean =>
  fields.style !== undefined ||
  besidesOf(kind).some((name) => (fields as Partial<Record<Beside, unknown>>)[name] !== undefined)

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

/** Takes away what gives a part its look. */
export const noLook: Look = { style: {}, ground: null, entrance: null, inTurn: null }

/** Gives all that is chosen a look; where a part stands in its row stays its own. */
export function giveStyle({ builder, ui: { selection } }: CommandContext, label: LocalisedText, look: Look): void {
  builder.edit(label, (edit) => {
    for (const id of selection) {
      const { kind, fields } = edit.node(id)
      setField(edit, id, ['style'], withOwnPlace(look.style, fields.style))
      for (const name of besidesOf(kind)) {
        const value = look[name] ?? undefined
        // A row has no ground of the page's own, as a column may.
        if (name in look && shapes[kind][name]?.safeParse(value).success) setField(edit, id, [name], value)
      }
    }
  })
}

const lookOf = ({ kind, fields }: FlatNode): Look => ({
  style: fields.style ?? {},
  ...Object.fromEntries(
    besidesOf(kind).map((name) => [name, (fields as Partial<Record<Beside, unknown>>)[name] ?? null]),
  ),
})

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

/** What another build kept may lack what is beside a style, or be nothing but a style. */
function readKept(): Look | undefined {
  try {
    const kept: unknown = JSON.parse(readCopiedStyle() ?? 'null')
    const look = isRecord(kept) && 'style' in kept ? kept : { style: kept }
    const read = styles.safeParse(look.style)
    return read.success ? { ...look, style: read.data } : undefined
  } catch {
    return undefined
  }
}
