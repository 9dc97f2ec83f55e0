import { blockEditor } from '@registry/block-kits'
import { isSameJson } from '@schemas/layout/json'
import type { LocalisedText } from '@schemas/layout/pick-text'
import { translate } from '@kit/t'
import { Edit } from '../document/edit'
import { nodeName } from '../document/name-node'
import { lockOf } from '../document/rules'
import type { FlatBlock } from '@schemas/layout/flat/flat'
import { linkedSection } from '@schemas/layout/sections'
import type { FieldPath } from '../document/operations/set-field'
import type { Point } from '../ui/point'
import { focusCanvas } from '../ui/focus-canvas'
import { nodeElement } from '../canvas/hit'
import { canvasDocument } from '../canvas/canvas-frame'
import type { Builder } from '../state/builder'
import { takeKeystrokes } from '../ui/early-keystrokes'
import { blockPlace, type FormPlace } from '../state/form-place'
import { setUi, ui } from '../state/ui-store'
import { useWriting } from '../canvas/writing-store'
import { findText, type TextMatch } from './find-text'
import { followText } from './follow-text'
import { focusOtherLanguage, isOtherLanguageFocused } from './other-language-focus'
import { type MakeEntry, textIn, writeEntry } from './write-entry'
import { writePlain } from './write-plain'
import { writeRich } from './write-rich'

const messages = {
  label: { en: 'Text of {block}', th: 'ข้อความของ {block}' },
  failed: {
    en: 'The text editor didn’t load. Check your connection and try again.',
    th: 'โหลดเครื่องมือแก้ไขข้อความไม่สำเร็จ กรุณาตรวจสอบการเชื่อมต่อแล้วลองอีกครั้ง',
  },
  other: {
    en: 'Someone else changed this text. You now see the latest version.',
    th: 'มีผู้อื่นแก้ไขข้อความนี้ ตอนนี้แสดงข้อความล่าสุดแล้ว',
  },
}

let end: (() => void) | undefined

/** The text edited last, if it is now empty: its element no longer tells which text it shows. */
let emptied: { key: string; path: FieldPath } | undefined

/** Ends editing on the canvas; the text is kept. */
export function endWriting(): void {
  end?.()
}

/** A point of the canvas, or an element at that point. */
export type Where = Point | Element

/**
 * The text of a block at a point of the canvas; without a point the block's first. Undefined when none can be edited
 * there.
 */
function textOfBlock({ store }: Builder, id: string, where?: Where): TextMatch | undefined {
  const [block, node] = [blockElement(id), store.get(id)]
  return block && node?.kind === 'block' && !isLink(node) ? textOf(node, block, where, id) : undefined
}

/** A linked section's text does not belong to the linking block. */
const isLink = ({ fields }: FlatBlock) => linkedSection(fields) !== undefined

/** The same for a block drawn in a given element; `key` is that of its place. */
export function textOf(node: FlatBlock, block: Element, where: Where | undefined, key: string): TextMatch | undefined {
  const under = where ? [elementAt(block, where)] : allIn(block)
  // Content of the block's areas belongs to other blocks.
  const own = under
    .filter((element) => element !== null)
    .filter((element) => element.closest('.canvas-block, [data-kind="block"]') === block)
  return findText(node, ui().locale, own, block, emptied?.key === key ? emptied.path : undefined)
}

/** Whether a block has editable text, at a point of the canvas or anywhere. */
export function hasText(builder: Builder, id: string, point?: Point): boolean {
  return cellAt(builder, id, point) !== undefined || textOfBlock(builder, id, point) !== undefined
}

/** The element at a location if it is in a table cell of a block that is edited as a table. */
function cellAt({ store }: Builder, id: string, where?: Where): Element | undefined {
  const [block, node] = [blockElement(id), store.get(id)]
  if (!where || !block || node?.kind !== 'block' || !blockEditor(node.fields.type)?.isTable) return undefined
  const element = elementAt(block, where)
  return element?.closest('td, th') && block.contains(element) ? element : undefined
}

export const elementAt = (block: Element, where: Where) =>
  'closest' in where ? where : block.ownerDocument.elementFromPoint(where.x, where.y)

/** The elements of a block, those that directly contain text first. */
function allIn(block: Element): Element[] {
  const holdsText = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
  const all = [...block.querySelectorAll('*')]
  return [...all.filter(holdsText), ...all]
}

function blockElement(id: string): HTMLElement | null {
  const document = canvasDocument()
  return document ? nodeElement(document, id) : null
}

/** Starts editing the text of a block at a point of the canvas; without a point its first text. */
export function startWriting(builder: Builder, id: string, where?: Where): void {
  const node = builder.store.get(id)
  if (node?.kind !== 'block' || !blockElement(id)) return
  const lock = lockOf(new Edit(builder.store.page), id)
  if (lock) return builder.say(lock, 'error')
  const cell = cellAt(builder, id, where)
  if (cell)
    return startLater(
      builder,
      id,
      import('../table/write-cells').then(
        ({ writeCell }) =>
          () =>
            writeCell(builder, id, cell),
      ),
    )
  if (isLink(node))
    return startLater(
      builder,
      id,
      import('../sections/write-part').then(
        ({ writePart }) =>
          () =>
            writePart(builder, node, where),
      ),
    )
  const found = textOfBlock(builder, id, where)
  if (!found)
    return void import('./reveal-text-setting').then(({ revealTextSetting }) => revealTextSetting(builder, node))
  writeFound(builder, node, found, { at: where && !('closest' in where) ? where : undefined })
}

/**
 * Starts editing through a lazily loaded module, for a text that is not a block's own; keys typed until then are kept.
 */
function startLater(builder: Builder, id: string, coming: Promise<() => void>): void {
  endWriting()
  const stop = () => {
    end = undefined
    takeKeystrokes()
    setUi({ writing: null })
  }
  end = stop
  setUi({ writing: id, selection: [id] })
  coming.then(
    (begin) => end === stop && begin(),
    () => {
      if (end !== stop) return
      stop()
      builder.say(messages.failed, 'error')
    },
  )
}

type Writer = {
  at?: Point | undefined
  /** Builds the value to store, for texts that are not ordinary ones. */ entry?: MakeEntry | undefined
  /** Where the block is stored, if not in the page itself. */ place?: FormPlace
}

/** Starts editing a text found in a block. */
export function writeFound(
  builder: Builder,
  node: FlatBlock,
  found: TextMatch,
  { at, entry, place = blockPlace(builder.store, node.fields.id) }: Writer,
): void {
  const { key, node: id } = place
  const { locale } = ui()
  endWriting()
  const label: LocalisedText = { en: 'Edit text', th: 'แก้ไขข้อความ' }
  const base = found.path.at(-1) === locale ? found.path.slice(0, -1) : found.path
  const write = (value: unknown) => writeEntry(builder, { place, base, locale, value, label, entry })
  setUi({ writing: id, selection: [id] })
  useWriting.setState({ text: { place, kind: found.kind, base, locale } })
  const unfollow = followText(builder.store, { place, base, locale }, () => {
    endWriting()
    builder.say(messages.other)
  })
  const finish = () => {
    end = undefined
    unfollow()
    takeKeystrokes()
    emptied = found.element.textContent ? undefined : { key, path: found.path }
    focusCanvas()
    setUi({ writing: null })
    useWriting.setState(({ drawn }) => ({
      editor: undefined,
      isOpen: false,
      text: undefined,
      drawn: { ...drawn, [id]: (drawn[id] ?? 0) + 1 },
    }))
  }
  // Sample text is replaced by typing, and so is the whole text of a cell.
  const isSample = isSameJson(found.value, textIn(blockEditor(node.fields.type)?.start, found.path))
  if (found.kind === 'plain') {
    end = writePlain({
      element: found.element,
      value: found.value,
      at: isSample || entry ? undefined : at,
      onWrite: write,
      onEnd: finish,
      onTab: focusOtherLanguage,
      isInOtherLanguage: isOtherLanguageFocused,
    })
    useWriting.setState({ isOpen: true })
    return
  }
  end = writeRich({
    element: found.element,
    tree: found.value,
    label: translate(messages.label, builder.boot.locale, { block: translate(nodeName(node), builder.boot.locale) }),
    at,
    isSample,
    onOpen: (editor) => useWriting.setState({ editor, isOpen: true }),
    onTab: focusOtherLanguage,
    isInOtherLanguage: isOtherLanguageFocused,
    onMove: () => useWriting.setState(({ moves }) => ({ moves: moves + 1 })),
    onWrite: write,
    onEnd: finish,
    onFail: () => builder.say(messages.failed, 'error'),
  })
}
