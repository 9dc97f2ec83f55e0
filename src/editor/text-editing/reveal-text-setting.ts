import { blockDefinition } from '@registry/block-kits'
import type { FlatBlock } from '@schemas/layout/flat/flat'
import { type LocalisedText, pickText } from '@schemas/layout/pick-text'
import { nodeElement } from '../canvas/hit'
import { canvasDocument } from '../canvas/canvas-frame'
import { askAgain, didNotCome } from '../canvas/use-views-loaded'
import { nodeName } from '../document/name-node'
import { type FilledIn, valuesOf } from '../document/problems/values'
import { showField } from '../inspector/requested-field'
import { useInspectorTab } from '../inspector/inspector-tab'
import type { Builder } from '../state/builder'
import { showNode } from '../canvas/show-node'
import { ui } from '../state/ui-store'
import { fillMessage } from '../document/fill-message'

const messages = {
  words: {
    en: 'You can’t edit this on the page. Edit the text of {block} in its settings.',
    th: 'เขียนตรงนี้บนหน้าไม่ได้ ข้อความของ {block} อยู่ในการตั้งค่า',
  },
  none: {
    en: '{block} has no text to edit. Choose what it shows in its settings.',
    th: '{block} ไม่มีข้อความให้แก้ไข เลือกเนื้อหาที่จะแสดงได้ในการตั้งค่า',
  },
  section: {
    en: '{block} is shared: edits apply to every page that shows it. Select “Edit section” in its settings, or unlink it to edit only this one.',
    th: '{block} เป็นส่วนที่ใช้ร่วมกัน แก้ไขแล้วจะเปลี่ยนทุกหน้าที่ใช้ กด “แก้ไขส่วนนี้” ในการตั้งค่า หรือยกเลิกการเชื่อมโยงเพื่อแก้เฉพาะที่นี่',
  },
  again: { en: 'Reloading {block}.', th: 'กำลังโหลด {block} อีกครั้ง' },
}

/**
 * When a block's text cannot be edited on the canvas, says so and shows its setting: the first of the visible texts. If
 * the block's files failed to load, they are requested again, like with the notice's button, which keys do not reach.
 */
export function revealTextSetting(builder: Builder, node: FlatBlock): void {
  const { id, type } = node.fields
  const filled = (text: { en: string; th: string }) => fillMessage(text, { block: nodeName(node) })
  if (didNotCome(type)) {
    askAgain(type)
    return builder.announce(filled(messages.again))
  }
  const text = textOf(node)
  builder.say(filled(messages[type === 'site/section' ? 'section' : text ? 'words' : 'none']))
  if (!showNode(builder, id)) return
  if (text) showField(id, text.path)
  else useInspectorTab.setState({ tab: 'own' })
}

/** The first text visible on the canvas; text alternatives come after all visible texts. */
function textOf(node: FlatBlock): FilledIn | undefined {
  const definition = blockDefinition(node.fields.type)
  const texts = definition
    ? valuesOf(node, definition).filter(({ field }) => field.kind === 'text' || field.kind === 'rich-text')
    : []
  const document = canvasDocument()
  const shown = (document && nodeElement(document, node.fields.id)?.textContent) ?? ''
  const isShown = ({ field, value }: FilledIn) =>
    field.kind === 'rich-text' || shown.includes(pickText(value as LocalisedText, ui().locale).trim())
  return texts.find(isShown) ?? texts[0]
}
