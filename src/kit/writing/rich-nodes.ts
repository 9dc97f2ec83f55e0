import { type AnyExtension, Extension, Mark, Node } from '@tiptap/core'
import { addRowAfter, goToNextCell, isInTable, tableEditing } from '@tiptap/pm/tables'
import StarterKit from '@tiptap/starter-kit'
import type { Asset } from '@schemas/layout/image'
import { itemOf } from '@schemas/layout/item-asset'
import { linkKind } from '@schemas/layout/link-target'
import { listKinds, listSigns } from '@schemas/layout/list-kind'
import { knownAssets } from '@kit/known-assets'

declare module '@tiptap/core' {
  interface NodeConfig<Options, Storage> {
    /** A node's role in a table, for the table commands. */
    tableRole?: 'table' | 'row' | 'cell' | 'header_cell'
  }
}

const Highlight = Mark.create({ name: 'highlight', parseHTML: () => [{ tag: 'mark' }], renderHTML: () => ['mark', 0] })

const Callout = Node.create({
  name: 'callout',
  group: 'block',
  content: 'block+',
  addAttributes: () => ({ tone: { default: 'note' } }),
  parseHTML: () => [{ tag: 'aside' }],
  renderHTML: ({ node }) => ['aside', { class: 'rich-callout', 'data-tone': node.attrs.tone as string }, 0],
})

/** Anchors refer to headings by id, so the id stays when the text is edited. */
const HeadingId = Extension.create({
  name: 'heading-id',
  addGlobalAttributes: () => [
    { types: ['heading'], attributes: { id: { default: null, rendered: false, parseHTML: () => null } } },
  ],
})

/** Whether a link opens in a new tab is decided by the tree, not by a pasted page. */
const NewTab = Extension.create({
  name: 'new-tab',
  addGlobalAttributes: () => [
    { types: ['link'], attributes: { newTab: { default: null, rendered: false, parseHTML: () => null } } },
  ],
})

/** How a list counts. */
const ListKinds = Extension.create({
  name: 'list-kinds',
  addGlobalAttributes: () => [
    {
      types: ['orderedList'],
      attributes: {
        kind: {
          default: null,
          parseHTML: (element) => listKinds.find((kind) => kind === element.getAttribute('data-kind')) ?? null,
          renderHTML: (attrs) => ({ 'data-kind': attrs.kind as string | null }),
        },
        sign: {
          default: null,
          parseHTML: (element) => listSigns.find((sign) => sign === element.getAttribute('data-sign')) ?? null,
          renderHTML: (attrs) => ({ 'data-sign': attrs.sign as string | null }),
        },
      },
    },
  ],
})

const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  tableRole: 'table',
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['div', { class: 'rich-table' }, ['table', ['tbody', 0]]],
  extendNodeSchema: ({ config }) => ('tableRole' in config ? { tableRole: config.tableRole as string } : {}),
  addProseMirrorPlugins: () => [tableEditing()],
  addKeyboardShortcuts() {
    const go = (by: 1 | -1) => () => goToNextCell(by)(this.editor.state, this.editor.view.dispatch)
    const next = go(1)
    // Tab in the last cell adds a row.
    const add = () =>
      isInTable(this.editor.state) && addRowAfter(this.editor.state, this.editor.view.dispatch) && next()
    return { Tab: () => next() || add(), 'Shift-Tab': go(-1) }
  },
})

const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  tableRole: 'row',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
})

/** The tree has no merged cells. */
const single = () => ({
  colspan: { default: 1, rendered: false, parseHTML: () => 1 },
  rowspan: { default: 1, rendered: false, parseHTML: () => 1 },
  colwidth: { default: null, rendered: false, parseHTML: () => null },
})
const cell = (name: string, tag: 'td' | 'th', tableRole: 'cell' | 'header_cell') =>
  Node.create({
    name,
    content: 'block+',
    isolating: true,
    tableRole,
    addAttributes: single,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  })

/** A picture of the library; pictures in pasted markup are in no library and left out unless they were uploaded. */
const Picture = Node.create({
  name: 'image',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ asset: { default: '' }, alt: { default: null }, caption: { default: null } }),
  parseHTML: () => [
    {
      tag: 'img[data-asset]',
      getAttrs: (element) => {
        const asset = element.getAttribute('data-asset') ?? ''
        return itemOf(asset) !== undefined && { asset, alt: element.getAttribute('alt') || null }
      },
    },
  ],
  renderHTML: ({ node }) => [
    'figure',
    ['img', { src: sourceOf(knownAssets()[String(node.attrs.asset)]), alt: String(node.attrs.alt ?? '') }],
    ...(node.attrs.caption ? [['figcaption', String(node.attrs.caption)] as const] : []),
  ],
})

function sourceOf(asset: Asset | undefined): string {
  return asset && asset.kind !== 'file' ? asset.src : ''
}

/** All node types of a rich-text tree (`schemas/layout/rich-text`). */
export const richExtensions: AnyExtension[] = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      autolink: false,
      isAllowedUri: (href) => linkKind(href) !== 'script' && linkKind(href) !== 'relative-protocol',
    },
    trailingNode: false,
  }),
  HeadingId,
  NewTab,
  ListKinds,
  Highlight,
  Callout,
  Table,
  TableRow,
  cell('tableCell', 'td', 'cell'),
  cell('tableHeader', 'th', 'header_cell'),
  Picture,
]
