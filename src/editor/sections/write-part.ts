import { blockEditor } from '@registry/block-kits'
import type { FlatBlock } from '@schemas/layout/flat/flat'
import { isSameJson } from '@schemas/layout/json'
import { ownOf } from '@schemas/layout/own-values'
import { nodeElement } from '../canvas/hit'
import type { Point } from '../ui/point'
import { canvasDocument } from '../canvas/canvas-frame'
import { keepKeystroke, takeKeystrokes } from '../ui/early-keystrokes'
import { fillMessage } from '../document/fill-message'
import { ownedProps } from '../document/operations/set-own'
import { showField } from '../inspector/requested-field'
import type { Builder } from '../state/builder'
import { openInspector, type Part, setUi, ui } from '../state/ui-store'
import { findCell } from '../table/find-cell'
import { type Cell, withText } from '../table/table'
import type { TextMatch } from '../text-editing/find-text'
import type { MakeEntry } from '../text-editing/write-entry'
import { elementAt, endWriting, type Where, textOf, writeFound } from '../text-editing/writing'
import { partName } from './choose-part'
import { ownPlace } from './own-place'
import { drawnParts, partElement, partOf, sectionAt } from './part-of'
import { notifyShared } from './notify-shared'

const messages = {
  settings: {
    en: 'You can’t write here on the page. What {block} shows on this page is in its settings.',
    th: 'เขียนตรงนี้บนหน้าไม่ได้ เนื้อหาเฉพาะหน้านี้ของ {block} อยู่ในการตั้งค่า',
  },
}

/**
 * Starts editing text in a linked section, in a block that may differ per page; without a location, the first text of
 * the selected part or of the section's first part. The text becomes the page's own. For all other text, tells how the
 * section is edited.
 */
export function writePart(builder: Builder, node: FlatBlock, where?: Where): void {
  const link = node.fields.id
  const block = where ? blockAt(link, where) : (partIn(link) ?? drawnParts(builder.store, link)[0]?.block)
  const part = block === undefined ? undefined : { link, block }
  const found = part && partOf(builder.store, part)
  if (!part || !found) {
    endWriting()
    if (sectionAt(builder.store, link)) return notifyShared(builder, node, block)
    return void import('../text-editing/reveal-text-setting').then(({ revealTextSetting }) =>
      revealTextSetting(builder, node),
    )
  }
  setUi({ selection: [link], area: undefined, part })
  const text = partTextAt(builder, part, where)
  if (!text) return leadToFields(builder, part)
  const { element, kind } = text.found
  // Typed while this file was loading.
  const typed = takeKeystrokes()
  writeFound(builder, found.shown, text.found, {
    at: where && !('closest' in where) ? where : undefined,
    entry: text.entry,
    place: ownPlace(builder.store, link, found.of),
  })
  if (kind === 'rich') for (const letter of typed) keepKeystroke(letter)
  else if (typed) element.ownerDocument.execCommand('insertText', false, typed)
}

/** The selected part of a linked section. */
const partIn = (link: string) => (ui().part?.link === link ? ui().part?.block : undefined)

/** The section's block at a location within the link's element; undefined outside its blocks. */
function blockAt(link: string, where: Where): string | undefined {
  const document = canvasDocument()
  const around = document ? nodeElement(document, link) : null
  const block = around ? elementAt(around, where)?.closest<HTMLElement>('.canvas-block') : undefined
  return block && around?.contains(block) ? block.dataset.inside : undefined
}

/** The text of a part at a location, or its first; undefined where no text can be edited. */
export function partTextAt(
  { store }: Builder,
  part: Part,
  where?: Where | Point,
): { found: TextMatch; entry: MakeEntry | undefined } | undefined {
  const [element, found] = [partElement(part), partOf(store, part)]
  const node = store.get(part.link)
  if (!element || !found || node?.kind !== 'block') return undefined
  const { of, shown } = found
  const under = where && blockEditor(of.type)?.isTable ? elementAt(element, where) : undefined
  const cell = under && element.contains(under) ? findCell(shown, ui().locale, under) : undefined
  const text = cell ?? textOf(shown, element, where, ownPlace(store, part.link, of).key)
  const name = String(text?.path[0])
  // Own values that are invalid, and therefore not shown, are corrected in their form.
  const isShown = isSameJson(ownedProps(of, ownOf(node.fields))[name], shown.fields.props?.[name])
  return text && isShown
    ? {
        found: text,
        entry: cell && ((before, locale, entry) => withText((before ?? '') as Cell, locale, String(entry))),
      }
    : undefined
}

/** What cannot be edited on the canvas is edited in the settings. */
function leadToFields(builder: Builder, part: Part): void {
  endWriting()
  builder.say(fillMessage(messages.settings, { block: partName(builder, part) }))
  openInspector(true)
  showField(part.link, ['props', 'own', part.block, 'props'])
  setUi({ part })
}
