import type { FlatNode } from '@schemas/layout/flat/flat'
import { linkedSection } from '@schemas/layout/sections'
import { selectionAnchor } from '../canvas/selection-anchor'
import { viewOf } from '../document/view-of'
import { ownAreas } from '../document/areas'
import { childrenAt } from '../document/children-at'
import { Edit } from '../document/edit'
import { nodeName } from '../document/name-node'
import { duplicateNodes } from '../document/operations/duplicate-nodes'
import { removeNodes } from '../document/operations/remove-nodes'
import { setField } from '../document/operations/set-field'
import { parentId, topmost } from '../document/rules'
import { seeNodes } from '../canvas/show-node'
import { takeStep } from '../state/take-step'
import { type Area, openLeft, select, setUi } from '../state/ui-store'
import { hasText, startWriting } from '../text-editing/writing'
import { askMove } from '../move/move-store'
import { askName } from '../outline/rename-store'
import { askWhatToInsert } from '../canvas/insert-store'
import { copySelection, placeAfter } from './clipboard-commands'
import type { Command, CommandContext } from '../state/command'
import { choosePlace, extendSelection, moveBy, stepSelection } from './move-selection'
import { reportDone } from '../state/report-done'
import { hasCopiedStyle } from './copied-style'

const has = ({ ui: { selection } }: CommandContext) => selection.length > 0
const hasPlace = (context: CommandContext) => has(context) || context.ui.area !== undefined
const isOwnArea = ({ builder: { store } }: CommandContext, { block, slot }: Area) => {
  const owner = store.get(block)
  return owner?.kind === 'block' && ownAreas(owner).includes(slot)
}
const chosen = ({ builder, ui: { selection } }: CommandContext): FlatNode | undefined =>
  builder.store.get(selection.at(-1) ?? '')

const messages = {
  deleted: { en: 'Deleted.', th: 'ลบแล้ว' },
  cut: { en: 'Cut. Paste it here, on another page or another site.', th: 'ตัดแล้ว วางได้ที่นี่ ในหน้าอื่น หรือในเว็บไซต์อื่น' },
  cutHere: { en: 'Cut. Paste it on this page only.', th: 'ตัดแล้ว วางได้เฉพาะในหน้านี้' },
}

/** Every action with a key or a button, in the order in which menus show them; `all-commands` adds the others. */
export const commands: readonly Command[] = [
  {
    id: 'undo',
    group: 'edit',
    label: { en: 'Undo', th: 'เลิกทำ' },
    keys: ['mod+z'],
    isEnabled: ({ builder }) => builder.store.history.done.length > 0,
    run: ({ builder }) => takeStep(builder, 'undo'),
  },
  {
    id: 'redo',
    group: 'edit',
    label: { en: 'Redo', th: 'ทำซ้ำ' },
    keys: ['mod+shift+z', 'mod+y'],
    isEnabled: ({ builder }) => builder.store.history.undone.length > 0,
    run: ({ builder }) => takeStep(builder, 'redo'),
  },
  {
    id: 'write',
    group: 'edit',
    label: { en: 'Edit text', th: 'แก้ไขข้อความ' },
    keys: ['f2'],
    isEnabled: (context) => context.ui.selection.length === 1 && chosen(context)?.kind === 'block',
    run: (context) => {
      const node = chosen(context)
      if (node) startWriting(context.builder, node.fields.id)
    },
  },
  {
    id: 'rename',
    group: 'edit',
    label: { en: 'Rename', th: 'เปลี่ยนชื่อ' },
    keys: ['shift+f2'],
    isEnabled: ({ builder, ui: { selection } }) =>
      selection.length === 1 && builder.store.get(selection[0] ?? '') !== undefined,
    run: ({ ui: { selection } }) => void (selection[0] !== undefined && askName(selection[0])),
  },
  {
    id: 'copy',
    group: 'edit',
    label: { en: 'Copy', th: 'คัดลอก' },
    keys: ['mod+c'],
    isEnabled: has,
    run: (context) => void copySelection(context),
  },
  {
    id: 'cut',
    group: 'edit',
    label: { en: 'Cut', th: 'ตัด' },
    keys: ['mod+x'],
    isEnabled: has,
    run: (context) => void cut(context),
  },
  {
    id: 'paste',
    group: 'edit',
    label: { en: 'Paste', th: 'วาง' },
    keys: ['mod+v'],
    run: (context) => void import('./paste-parts').then(({ pasteParts }) => pasteParts(context)),
  },
  {
    id: 'duplicate',
    group: 'edit',
    label: { en: 'Duplicate', th: 'ทำสำเนา' },
    keys: ['mod+d'],
    isEnabled: has,
    run: ({ builder, ui: { selection } }) => {
      let copies: string[] = []
      if (!builder.edit({ en: 'Duplicate', th: 'ทำสำเนา' }, (edit) => void (copies = duplicateNodes(edit, selection))))
        return
      seeNodes(builder.store, copies)
      reportDone(builder, 'duplicated', copies)
    },
  },
  {
    id: 'copy-style',
    group: 'edit',
    label: { en: 'Copy style', th: 'คัดลอกรูปแบบ' },
    keys: ['mod+alt+c'],
    isEnabled: (context) => chosen(context) !== undefined,
    run: (context) => void import('./style-commands').then(({ copyStyle }) => copyStyle(context)),
  },
  {
    id: 'paste-style',
    group: 'edit',
    label: { en: 'Paste style', th: 'วางรูปแบบ' },
    keys: ['mod+alt+v'],
    isEnabled: (context) => has(context) && hasCopiedStyle(),
    run: (context) => void import('./style-commands').then(({ pasteStyle }) => pasteStyle(context)),
  },
  {
    id: 'delete',
    group: 'edit',
    label: { en: 'Delete', th: 'ลบ' },
    keys: ['delete', 'backspace'],
    isEnabled: has,
    run: (context) => remove(context),
  },
  {
    id: 'move-up',
    group: 'arrange',
    label: { en: 'Move up', th: 'เลื่อนขึ้น' },
    keys: ['alt+arrowup'],
    isEnabled: has,
    run: (context) => moveBy(context, -1),
  },
  {
    id: 'move-down',
    group: 'arrange',
    label: { en: 'Move down', th: 'เลื่อนลง' },
    keys: ['alt+arrowdown'],
    isEnabled: has,
    run: (context) => moveBy(context, 1),
  },
  {
    id: 'move',
    group: 'arrange',
    label: { en: 'Move to…', th: 'ย้ายไปที่…' },
    keys: ['alt+m'],
    isEnabled: has,
    run: ({ ui: { selection } }) => askMove(selection),
  },
  {
    id: 'select-next',
    group: 'arrange',
    label: { en: 'Select next part', th: 'เลือกส่วนถัดไป' },
    keys: ['arrowdown', 'arrowright'],
    run: (context) => stepSelection(context, 1),
  },
  {
    id: 'select-previous',
    group: 'arrange',
    label: { en: 'Select previous part', th: 'เลือกส่วนก่อนหน้า' },
    keys: ['arrowup', 'arrowleft'],
    run: (context) => stepSelection(context, -1),
  },
  {
    id: 'extend-next',
    group: 'arrange',
    label: { en: 'Add next part to selection', th: 'เลือกส่วนถัดไปเพิ่ม' },
    keys: ['shift+arrowdown', 'shift+arrowright'],
    isEnabled: has,
    run: (context) => extendSelection(context, 1),
  },
  {
    id: 'extend-previous',
    group: 'arrange',
    label: { en: 'Add previous part to selection', th: 'เลือกส่วนก่อนหน้าเพิ่ม' },
    keys: ['shift+arrowup', 'shift+arrowleft'],
    isEnabled: has,
    run: (context) => extendSelection(context, -1),
  },
  {
    id: 'choose-several',
    group: 'arrange',
    label: { en: 'Select multiple', th: 'เลือกหลายส่วน' },
    isEnabled: has,
    run: ({ ui: { addsToSelection } }) => setUi({ addsToSelection: !addsToSelection }),
  },
  {
    id: 'select-parent',
    group: 'arrange',
    label: { en: 'Select parent', th: 'เลือกส่วนที่ครอบอยู่' },
    keys: ['escape'],
    isEnabled: hasPlace,
    run: (context) => {
      const { area } = context.ui
      if (area) return choosePlace(context.builder, area.block)
      const node = chosen(context)
      if (node && 'block' in node.parent && isOwnArea(context, node.parent))
        return choosePlace(context.builder, node.parent)
      const above = node && parentId(node.parent)
      select(above === undefined ? [] : [above])
      if (above === undefined) reportDone(context.builder, 'none')
      else context.builder.announce(nodeName(context.builder.store.get(above)))
    },
  },
  {
    id: 'select-child',
    group: 'arrange',
    label: { en: 'Select first part inside', th: 'เลือกส่วนแรกข้างใน' },
    keys: ['enter'],
    run: (context) => {
      const {
        builder,
        ui: { area },
      } = context
      if (area) {
        const [first] = childrenAt(builder.store.page, area)
        return first === undefined ? insertHere(context) : choosePlace(builder, first)
      }
      const node = chosen(context)
      if (!node) return stepSelection(context, 1)
      const areas = node.kind === 'block' ? ownAreas(node) : []
      const [slot] = areas
      // With its own text to edit first, the single empty area of a block is reached by the arrow keys.
      if (slot !== undefined && (areas.length > 1 || !hasText(builder, node.fields.id)))
        return choosePlace(builder, { block: node.fields.id, slot })
      const inside =
        node.kind === 'row'
          ? node.cells[0]
          : node.kind === 'cell'
            ? node.blocks[0]
            : Object.values(node.slots ?? {}).flat()[0]
      if (inside !== undefined) choosePlace(builder, inside)
      else if (linkedOf(context) !== undefined)
        void import('../sections/part-keys').then(({ enterSection }) => enterSection(builder, node.fields.id))
      else if (node.kind === 'block') startWriting(builder, node.fields.id)
    },
  },
  {
    id: 'select-all',
    group: 'arrange',
    label: { en: 'Select all siblings', th: 'เลือกทุกส่วนในระดับเดียวกัน' },
    keys: ['mod+a'],
    run: (context) => {
      const { page } = context.builder.store
      const node = chosen(context)
      const { area } = context.ui
      const all = area
        ? childrenAt(page, area)
        : node
          ? new Edit(page).list(node.parent)
          : (page.views[viewOf(page.views, context.ui.role)] ?? [])
      select(all)
      reportDone(context.builder, all.length > 0 ? 'chosen' : 'empty', all)
    },
  },
  {
    id: 'become',
    group: 'arrange',
    label: { en: 'Turn into…', th: 'เปลี่ยนเป็น…' },
    isEnabled: (context) => context.ui.selection.length === 1 && chosen(context)?.kind === 'block',
    run: () => setUi({ dialog: 'become' }),
  },
  {
    id: 'wrap',
    group: 'arrange',
    label: { en: 'Wrap in…', th: 'ครอบด้วย…' },
    isEnabled: (context) => has(context) && chosen(context)?.kind !== 'cell',
    run: () => setUi({ dialog: 'wrap' }),
  },
  {
    id: 'lock',
    group: 'arrange',
    label: { en: 'Lock or unlock', th: 'ล็อกหรือปลดล็อก' },
    keys: ['mod+shift+l'],
    isEnabled: (context) => has(context) && context.builder.boot.session.role === 'admin',
    run: (context) => {
      const isLocked = chosen(context)?.fields.locked === true
      const isDone = context.builder.edit(
        isLocked ? { en: 'Unlock', th: 'ปลดล็อก' } : { en: 'Lock', th: 'ล็อก' },
        (edit) => {
          for (const id of context.ui.selection) setField(edit, id, ['locked'], isLocked ? undefined : true)
        },
      )
      if (isDone) reportDone(context.builder, isLocked ? 'unlocked' : 'locked', context.ui.selection)
    },
  },
  {
    id: 'hide',
    group: 'arrange',
    label: { en: 'Hide or show on every device', th: 'ซ่อนหรือแสดงบนทุกอุปกรณ์' },
    keys: ['mod+shift+h'],
    isEnabled: has,
    run: (context) => {
      const isHidden = chosen(context)?.fields.visible?.desktop === false
      const value = isHidden ? undefined : { mobile: false, tablet: false, laptop: false, desktop: false }
      const isDone = context.builder.edit(isHidden ? { en: 'Show', th: 'แสดง' } : { en: 'Hide', th: 'ซ่อน' }, (edit) => {
        for (const id of context.ui.selection) setField(edit, id, ['visible'], value)
      })
      if (isDone) reportDone(context.builder, isHidden ? 'shown' : 'hidden', context.ui.selection)
    },
  },
  {
    id: 'try',
    group: 'view',
    label: { en: 'Preview page', th: 'ดูตัวอย่างหน้า' },
    keys: ['mod+shift+p'],
    run: ({ ui: { mode } }) => setUi({ mode: mode === 'try' ? 'edit' : 'try', selection: [] }),
  },
  {
    id: 'save-section',
    group: 'insert',
    label: { en: 'Save as section', th: 'บันทึกไว้ใช้ซ้ำ' },
    isEnabled: has,
    run: () => setUi({ dialog: 'save-section' }),
  },
  {
    id: 'unlink-section',
    group: 'insert',
    label: { en: 'Unlink and turn into a copy', th: 'ยกเลิกการเชื่อมโยงและทำเป็นสำเนา' },
    isEnabled: (context) => linkedOf(context) !== undefined,
    run: (context) => void import('./unlink').then(({ unlink }) => unlink(context, context.ui.selection.at(-1) ?? '')),
  },
  {
    id: 'note',
    group: 'edit',
    label: { en: 'Add note…', th: 'เขียนโน้ตถึงทีม…' },
    keys: ['mod+alt+m'],
    run: () => void import('../notes/note-store').then(({ openNewNote }) => openNewNote()),
  },
  {
    id: 'share',
    group: 'page',
    label: { en: 'Share draft link', th: 'แชร์ฉบับร่างด้วยลิงก์' },
    run: () => setUi({ dialog: 'share' }),
  },
  {
    id: 'keys',
    group: 'view',
    label: { en: 'Keyboard and mouse', th: 'แป้นพิมพ์และเมาส์' },
    keys: ['shift+?'],
    run: () => setUi({ dialog: 'keys' }),
  },
  {
    id: 'find',
    group: 'view',
    label: { en: 'Find and replace…', th: 'ค้นหาและแทนที่…' },
    keys: ['mod+shift+f'],
    everywhere: true,
    run: () => (openLeft('find'), document.getElementById('find-words')?.focus()),
  },
  {
    id: 'commands',
    group: 'view',
    label: { en: 'All actions', th: 'คำสั่งทั้งหมด' },
    keys: ['mod+k'],
    everywhere: true,
    run: () => setUi({ isPaletteOpen: true }),
  },
  {
    id: 'add-picture',
    group: 'insert',
    label: { en: 'Add picture from library…', th: 'เพิ่มรูปภาพจากคลัง…' },
    run: (context) => void import('./add-picture').then(({ addPicture }) => addPicture(context)),
  },
  { id: 'insert', group: 'insert', label: { en: 'Add block here', th: 'เพิ่มบล็อกตรงนี้' }, keys: ['/'], run: insertHere },
]

/** The section that the selected block shows. */
function linkedOf(context: CommandContext): string | undefined {
  const node = chosen(context)
  return node?.kind === 'block' ? linkedSection(node.fields) : undefined
}

async function cut(context: CommandContext): Promise<void> {
  const where = await copySelection(context, true)
  if (where) remove(context, where === 'out' ? messages.cut : messages.cutHere)
}

/** Opens the list of blocks to insert after the selection, at the selection. */
function insertHere({ builder, ui: state }: CommandContext): void {
  const target = placeAfter(new Edit(builder.store.page), builder, state, 'new')
  askWhatToInsert(target, selectionAnchor(builder))
}

/** The cut parts are on the clipboard; the message offers to undo. */
export function removeCut(context: CommandContext): void {
  remove(context, messages.cut)
}

function remove({ builder, ui: { selection } }: CommandContext, message = messages.deleted): void {
  const edit = new Edit(builder.store.page)
  const [first] = topmost(
    edit,
    selection.filter((id) => builder.store.get(id)),
  )
  if (first === undefined) return
  const { parent } = edit.node(first)
  const index = edit.list(parent).indexOf(first)
  if (!builder.edit({ en: 'Delete', th: 'ลบ' }, (each) => removeNodes(each, selection))) return
  // The next part is selected, so that keys continue from there.
  const left = parentLeft(builder.store.page, parent)
  select(left.length > 0 ? [left[Math.min(index, left.length - 1)] as string] : [])
  builder.offerUndo(message)
}

function parentLeft(
  page: CommandContext['builder']['store']['page'],
  parent: Parameters<Edit['list']>[0],
): readonly string[] {
  const above = parentId(parent)
  return above !== undefined && !page.nodes.has(above) ? [] : new Edit(page).list(parent)
}
