import type { RichTree } from '@schemas/layout/rich-text'
import { blockDefinition, loadAllBlockKits } from '@registry/block-kits'
import { newBlock } from '../document/new-block'
import { insertParts } from '../document/operations/insert-parts'
import type { Subtree } from '../document/subtree'
import type { Target } from '../document/target'
import { readEmbedAddress } from '../inspector/read-embed-address'
import type { Builder } from '../state/builder'
import { seeNodes } from '../state/show-node'
import { ui } from '../state/ui-store'
import { loadRichEditor } from '../words/load-rich-editor'
import { sayDone } from './say-done'

const words = {
  paste: { en: 'Paste', th: 'วาง' },
  large: { en: 'What was copied is too large to paste.', th: 'สิ่งที่คัดลอกไว้ใหญ่เกินกว่าจะวางได้' },
  nothing: { en: 'There are no words in what was copied.', th: 'ไม่มีข้อความในสิ่งที่คัดลอกไว้' },
}

/** At most so many characters are taken from another program. */
const most = 400_000

/** Puts words from another program on the page: with their headings, lists, tables and links, a known address as what it shows. */
export async function pasteWords(builder: Builder, { text, html }: { text: string; html: string }, target: Target): Promise<void> {
  if (text.length > most || html.length > 4 * most) return builder.say(words.large, 'error')
  await loadAllBlockKits()
  const part = embedOf(text) ?? textBlock(builder, html ? await treeOf(html, text) : plainTree(text))
  if (!part) return builder.say(words.nothing, 'error')
  let ids: string[] = []
  if (!builder.edit(words.paste, (edit) => void (ids = insertParts(edit, [part], target)))) return
  seeNodes(builder.store, ids)
  sayDone(builder, 'pasted', ids)
}

/** The block that shows what stands at an address of a known service. */
function embedOf(text: string): Subtree | undefined {
  if (!/^https?:\/\/\S+$/.test(text.trim())) return undefined
  const content = readEmbedAddress(text)
  const type = 'content/embed'
  const props = { content, title: new URL(text.trim()).hostname.replace(/^www\./, '') }
  const part = newBlock(type)
  return content && part.kind === 'block' && blockDefinition(type)?.props.safeParse(props).success ? { kind: 'block', node: { ...part.node, props } } : undefined
}

/** The tree of a web page's or a word processor's words; where that cannot be read, of the words alone. */
async function treeOf(html: string, text: string): Promise<RichTree | undefined> {
  const tree = await loadRichEditor().then(({ treeOfHtml }) => treeOfHtml(html)).catch(() => undefined)
  return tree ?? plainTree(text)
}

function plainTree(text: string): RichTree | undefined {
  const lines = text.split(/\r?\n/).map((line) => line.trim()).filter(Boolean)
  return lines.length === 0 ? undefined : { type: 'doc', content: lines.map((line) => ({ type: 'paragraph', content: [{ type: 'text', text: line }] })) }
}

/** In the language that the canvas shows: the other is still to be written. */
function textBlock({ boot }: Builder, tree: RichTree | undefined): Subtree | undefined {
  const part = newBlock('content/rich-text')
  if (!tree || part.kind !== 'block') return undefined
  return { kind: 'block', node: { ...part.node, props: { ...part.node.props, text: boot.space.locales.length > 1 ? { [ui().locale]: tree } : tree } } }
}
