import type { RichTree } from '@schemas/layout/rich-text'
import { translate } from '@kit/t'
import { blockDefinition, loadAllBlockKits } from '@registry/block-kits'
import { newBlock } from '../document/new-block'
import { insertParts } from '../document/operations/insert-parts'
import type { Subtree } from '../document/subtree'
import type { Target } from '../document/target'
import { readEmbedAddress } from '../inspector/read-embed-address'
import type { Builder } from '../state/builder'
import { offerUndo } from '../state/offer-undo'
import { seeNodes } from '../canvas/show-node'
import { ui } from '../state/ui-store'
import { loadRichEditor } from '../text-editing/load-rich-editor'
import { readsAsMarkdown } from '@kit/writing/markdown/reads-as-markdown'
import { reportDone } from '../state/report-done'
import { partsOfTree } from './parts-of-tree'

const messages = {
  paste: { en: 'Paste', th: 'วาง' },
  pasteShaped: { en: 'Paste with formatting', th: 'วางพร้อมรูปแบบ' },
  pasteTable: { en: 'Paste a table', th: 'วางตาราง' },
  table: { en: 'Pasted as a table. The first row names its columns.', th: 'วางเป็นตารางแล้ว แถวแรกเป็นชื่อคอลัมน์' },
  shaped: { en: 'Pasted with Markdown formatting.', th: 'วางแล้วพร้อมรูปแบบตาม Markdown' },
  noPicture: {
    en: 'A picture from another website was left out. Add it from the library.',
    th: 'ไม่ได้วางรูปภาพจากเว็บไซต์อื่น 1 รูป เพิ่มได้จากคลัง',
  },
  noPictures: {
    en: '{count} pictures from other websites were left out. Add them from the library.',
    th: 'ไม่ได้วางรูปภาพจากเว็บไซต์อื่น {count} รูป เพิ่มได้จากคลัง',
  },
  asPlain: { en: 'As plain text', th: 'เป็นข้อความธรรมดา' },
  large: { en: 'The copied content is too large to paste.', th: 'เนื้อหาที่คัดลอกใหญ่เกินไป วางไม่ได้' },
  nothing: { en: 'The copied content has no text.', th: 'เนื้อหาที่คัดลอกไม่มีข้อความ' },
}

/** Maximum number of characters pasted from another program. */
const maxLength = 400_000

/** Text from another program; `isPlain` drops its formatting. */
type PastedText = { text: string; html: string; files?: readonly File[]; isPlain?: boolean }

/** Pastes text from another program with its headings, lists, tables and links; a known address becomes an embed. */
export async function pasteText(
  builder: Builder,
  { text, html, files = [], isPlain = false }: PastedText,
  target: Target,
): Promise<void> {
  // Pictures within the markup have limits of their own.
  const markup = html.replace(/\bdata:image\/[^"'\s>]*/g, '')
  if (text.length > maxLength || markup.length > 4 * maxLength) return builder.say(messages.large, 'error')
  await loadAllBlockKits()
  if (!isPlain && (await pasteTable(builder, { text, html }, target))) return
  if (!isPlain && !html && (await pasteMarkdown(builder, text, target))) return
  const part =
    (isPlain ? undefined : embedOf(text)) ??
    textBlock(builder, html && !isPlain ? await treeOf(await withPictures(html), text) : plainTree(text))
  if (!part) return builder.say(messages.nothing, 'error')
  const ids = put(builder, messages.paste, [part], target)
  if (ids) reportDone(builder, 'pasted', ids)

  async function withPictures(all: string): Promise<string> {
    if (!/<img/i.test(all)) return all
    const { takePictures } = await import('./paste-pictures')
    return takePictures(all, files, builder.boot.locale)
  }
}

/**
 * Pastes unambiguous Markdown as formatted blocks, with a way to get the plain text instead. False for any other text.
 */
async function pasteMarkdown(builder: Builder, text: string, target: Target): Promise<boolean> {
  const read = readsAsMarkdown(text)
    ? await loadRichEditor()
        .then(({ treeOfMarkdown }) => treeOfMarkdown(text))
        .catch(() => undefined)
    : undefined
  const parts =
    read &&
    partsOfTree(
      read.tree,
      (tree) => textBlock(builder, tree),
      (heading, level) => headingBlock(builder, heading, level),
    )
  if (!parts) return false
  const ids = put(builder, messages.pasteShaped, parts, target)
  if (!ids) return true
  const localise = (message: { en: string; th: string }) =>
    translate(message, builder.boot.locale, { count: read.pictures })
  const left = read.pictures === 0 ? [] : [localise(read.pictures === 1 ? messages.noPicture : messages.noPictures)]
  offerUndo(
    builder.store,
    [localise(messages.shaped), ...left].join(' '),
    localise(messages.asPlain),
    () => void pasteText(builder, { text, html: '', isPlain: true }, target),
  )
  return true
}

/**
 * Pastes spreadsheet cells, or a table on its own, as a table block. False when there is text around it: then it stays
 * in the text.
 */
async function pasteTable(builder: Builder, { text, html }: PastedText, target: Target): Promise<boolean> {
  if (!/<table/i.test(html) && !text.includes('\t')) return false
  const { readTableOf } = await import('../table/clipboard-table')
  const read = readTableOf(text, html, ui().locale)
  const part = read && newBlock('content/table')
  const props =
    read && part
      ? {
          ...part.node.props,
          ...read.table,
          ...(read.caption === undefined ? {} : { caption: { [ui().locale]: read.caption } }),
        }
      : undefined
  if (!part || part.kind !== 'block' || !blockDefinition('content/table')?.props.safeParse(props).success) return false
  const ids = put(builder, messages.pasteTable, [{ kind: 'block', node: { ...part.node, props } } as Subtree], target)
  if (!ids) return true
  const localise = (message: { en: string; th: string }) => translate(message, builder.boot.locale)
  offerUndo(
    builder.store,
    [localise(messages.table), ...(read?.left ? [localise(read.left)] : [])].join(' '),
    localise(messages.asPlain),
    () => void pasteText(builder, { text, html: '', isPlain: true }, target),
  )
  return true
}

/** The ids of the inserted parts; undefined when the page refused them, which is reported. */
function put(
  builder: Builder,
  label: { en: string; th: string },
  parts: readonly Subtree[],
  target: Target,
): string[] | undefined {
  let ids: string[] = []
  if (!builder.edit(label, (edit) => void (ids = insertParts(edit, parts, target)))) return undefined
  seeNodes(builder.store, ids)
  return ids
}

/** The embed block for the address of a known service. */
function embedOf(text: string): Subtree | undefined {
  if (!/^https?:\/\/\S+$/.test(text.trim())) return undefined
  const content = readEmbedAddress(text)
  const type = 'content/embed'
  const props = { content, title: new URL(text.trim()).hostname.replace(/^www\./, '') }
  const part = newBlock(type)
  return content && part.kind === 'block' && blockDefinition(type)?.props.safeParse(props).success
    ? { kind: 'block', node: { ...part.node, props } }
    : undefined
}

/** The rich text of HTML from a web page or word processor; falls back to the plain text. */
async function treeOf(html: string, text: string): Promise<RichTree | undefined> {
  const tree = await loadRichEditor()
    .then(({ treeOfHtml }) => treeOfHtml(html))
    .catch(() => undefined)
  return tree ?? plainTree(text)
}

function plainTree(text: string): RichTree | undefined {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
  return lines.length === 0
    ? undefined
    : { type: 'doc', content: lines.map((line) => ({ type: 'paragraph', content: [{ type: 'text', text: line }] })) }
}

const textBlock = (builder: Builder, tree: RichTree | undefined): Subtree | undefined =>
  tree && blockOf(builder, 'content/rich-text', tree)
const headingBlock = (builder: Builder, text: string, level: number): Subtree | undefined =>
  blockOf(builder, 'content/heading', text, { level })

/** A block with text in the canvas' language only: the other is still to be translated. */
function blockOf({ boot }: Builder, type: string, text: RichTree | string, more: object = {}): Subtree | undefined {
  const part = newBlock(type)
  const props = { ...part.node.props, ...more, text: boot.space.locales.length > 1 ? { [ui().locale]: text } : text }
  return blockDefinition(type)?.props.safeParse(props).success
    ? { kind: 'block', node: { ...part.node, props } }
    : undefined
}
