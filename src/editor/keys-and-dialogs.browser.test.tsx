import { Menu } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { create } from 'zustand'
import { BootProvider } from '@kit/boot'
import { registerAllBlockKits } from '@registry/all-block-kits'
import type { Boot } from '@schemas/boot'
import { flatten } from '@schemas/layout/flat/flatten'
import { readPage } from '@schemas/layout/read'
import type { RichTree } from '@schemas/layout/rich-text'
import { setCanvasFrame, canvasDocument } from './canvas/canvas-frame'
import { revealHashTarget } from './canvas/reveal-hash-target'
import { CommandPalette } from './commands/command-palette'
import { useClipboard } from './commands/use-clipboard'
import { useCommandKeys } from './commands/use-command-keys'
import { useSaveKey } from './commands/use-save-key'
import { endDrag, setDrag, useDrag } from './drag/drag-store'
import { takeKeystrokes } from './ui/early-keystrokes'
import { InsertMenu } from './insert/insert-menu'
import { closeInsert, useInsert } from './canvas/insert-store'
import { askMove, endMove, useMove } from './move/move-store'
import { NewPageDialog } from './pages/new-page-dialog'
import { Outline } from './outline/outline'
import { WrapDialog } from './block-conversion/choose-type-dialog'
import { type Builder, BuilderProvider } from './state/builder'
import { DocumentStore } from './state/document-store'
import type { Saving } from './state/saving'
import { DocumentProvider } from './state/use-document'
import { SavingContext } from './state/use-saving'
import { select, selectArea, setUi, ui, useUi } from './state/ui-store'
import { IconButton } from './top-bar/bar-controls'
import { useUndoKeys } from './themes/use-undo-keys'
import { Announced, announceText } from './ui/announced'
import { Chrome } from './ui/chrome'
import { Dialog } from './ui/dialog'
import { MenuAt } from './ui/menu-at'
import { openRichEditor } from './text-editing/rich-editor'
import { RichTools } from './text-editing/rich-tools'
import { useWriting } from './canvas/writing-store'
import '@mantine/core/styles.css'
import './ui/editor.css'

registerAllBlockKits()

const boot = {
  locale: 'th',
  site: { id: 'test', hostname: 'test.localhost' },
  space: { locales: ['th', 'en'], menus: {} },
  session: { role: 'admin' },
  routes: [],
  assets: {},
} as unknown as Boot
const heading = (id: string) => ({ id, type: 'content/heading', version: 1, props: { text: id } })
const read = readPage({
  format: 1,
  path: '/',
  title: 'x',
  views: {
    guest: { rows: [{ id: 'row', cells: [{ id: 'cell', blocks: [heading('first'), heading('second')] }] }] },
    manager: {
      rows: [
        { id: 'theirs', cells: [] },
        { id: 'also-theirs', cells: [] },
      ],
    },
  },
})
if (!read.ok) throw new Error('not a page')
const page = read.value

let root: Root
let store: DocumentStore
let flushes: (() => void)[]
let notices: string[]
let heard: string[]
let saves: number

/**
 * The builder's shortcuts over a page that is not rendered, with `children` next to the canvas. The lists of actions
 * and blocks exist once `showLists` is called.
 */
async function open(children: ReactNode = null): Promise<{ showLists: () => void }> {
  store = new DocumentStore(flatten(page))
  const builder = {
    key: 'page:/',
    store,
    boot,
    payload: { path: '/' },
    edit: (label: string, recipe: () => void) => !store.dispatch(label, recipe),
    offerUndo: () => {},
    say: (text: { en: string }) => notices.push(text.en),
    announce: (text: { en: string }) => heard.push(text.en),
    save: () => Promise.resolve((saves += 1) > 0),
  } as unknown as Builder
  notices = []
  heard = []
  saves = 0
  flushes = []
  const saving = { flush: () => new Promise((resolve) => flushes.push(() => resolve(true))) } as unknown as Saving
  const lists = create(() => ({ isHere: false }))
  function Lists() {
    const { isHere } = lists()
    const isPaletteOpen = useUi((state) => state.isPaletteOpen)
    const isInserting = useInsert((state) => state.request !== undefined)
    return (
      <>
        {isHere && isPaletteOpen && <CommandPalette />}
        {isHere && isInserting && <InsertMenu />}
      </>
    )
  }
  function Keys() {
    useCommandKeys(builder)
    useSaveKey(builder)
    useClipboard(builder)
    useEffect(() => revealHashTarget(builder), [])
    return null
  }
  // Dialogs anchored at the middle of the page need a visible frame.
  setCanvasFrame({ frame: document.body.appendChild(document.createElement('iframe')), zoom: 1 })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={boot}>
      <Chrome>
        <BuilderProvider value={builder}>
          <DocumentProvider value={store}>
            <SavingContext value={saving}>
              {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- stands for the canvas */}
              <div role="application" aria-label="canvas" tabIndex={0} style={{ height: 40 }} />
              {children}
              <Lists />
              <Keys />
            </SavingContext>
          </DocumentProvider>
        </BuilderProvider>
      </Chrome>
    </BootProvider>,
  )
  await expect.element(canvas()).toBeVisible()
  canvas().element().focus()
  return { showLists: () => lists.setState({ isHere: true }) }
}

const canvas = () => screen.getByRole('application')
const clip = (type: 'cut' | 'paste') =>
  document.body.dispatchEvent(
    new ClipboardEvent(type, { bubbles: true, cancelable: true, clipboardData: new DataTransfer() }),
  )
const paste = () => clip('paste')

beforeEach(() => setUi({ selection: ['first'], role: 'guest', dialog: null, isPaletteOpen: false, writing: null }))
afterEach(() => {
  root.unmount()
  setCanvasFrame(undefined)
  document.body.replaceChildren()
  closeInsert()
  endDrag()
  endMove()
  useWriting.setState({ isOpen: false })
  takeKeystrokes()
})

/** A button that opens something until it is closed. */
function Opener({ children }: { children: (close: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        open it
      </button>
      {isOpen && children(() => setOpen(false))}
    </>
  )
}
const dialog = (
  <Opener>
    {(close) => (
      <Dialog title="A question" onClose={close}>
        words
      </Dialog>
    )}
  </Opener>
)
const opener = () => screen.getByRole('button', { name: 'open it' })

it('keeps focus on a toolbar button that reached its limit, which does nothing more', async () => {
  let steps = 0
  function Steps() {
    const [left, setLeft] = useState(1)
    return (
      <IconButton label="step" isDisabled={left === 0} onClick={() => ((steps += 1), setLeft(left - 1))}>
        icon
      </IconButton>
    )
  }
  await open(<Steps />)
  const button = screen.getByRole('button', { name: 'step' })
  await button.click()
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  await expect.element(button).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(steps).toBe(1)
})

it('shows the full focus ring in the list of wrapper types', async () => {
  await open(<WrapDialog onClose={() => {}} />)
  await userEvent.keyboard('{Tab}{Shift>}{Tab}{/Shift}')
  await expect.poll(() => document.activeElement?.closest('[role="dialog"] li')).not.toBeNull()
  const choice = document.activeElement as HTMLElement
  const { outlineOffset, outlineWidth } = getComputedStyle(choice)
  const reach = parseFloat(outlineOffset) + parseFloat(outlineWidth)
  const [ring, list] = [choice.getBoundingClientRect(), choice.closest('ul')?.getBoundingClientRect()]
  expect(parseFloat(outlineWidth)).toBeGreaterThan(0)
  expect(list && [ring.left - reach >= list.left, ring.right + reach <= list.right]).toEqual([true, true])
})

describe('Shift with arrow keys', () => {
  it('extends the selection, and shrinks it on the way back', async () => {
    await open()
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
    expect(ui().selection).toEqual(['first', 'second'])
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
    expect(ui().selection).toEqual(['first', 'second'])
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}')
    expect(ui().selection).toEqual(['first'])
  })
})

it('keeps focus in the outline after a deletion, on the new selection', async () => {
  await open(
    <div style={{ height: 300 }}>
      <Outline />
    </div>,
  )
  const lineOf = (id: string) => document.querySelector<HTMLElement>(`[data-outline="${id}"]`)
  await expect.poll(() => lineOf('first')).not.toBeNull()
  lineOf('first')?.focus()
  await userEvent.keyboard('{Delete}')
  await expect.poll(() => lineOf('first')).toBeNull()
  await expect.poll(() => document.activeElement?.getAttribute('data-outline')).toBe('second')
  expect(ui().selection).toEqual(['second'])
})

it('wraps the selection and announces it', async () => {
  await open(<WrapDialog onClose={() => {}} />)
  select(['first'])
  await screen.getByRole('button', { name: /^การ์ด/ }).click()
  expect(store.get(ui().selection[0] ?? '')?.fields).toMatchObject({ type: 'content/card' })
  await expect.poll(() => heard.at(-1)).toBe('Wrapped in: Card')
})

it('leaves multi-select mode when nothing is selected any more', async () => {
  await open()
  setUi({ addsToSelection: true })
  select(['second'], ui().addsToSelection)
  expect(ui().selection).toEqual(['first', 'second'])
  select([])
  expect(ui().addsToSelection).toBe(false)
})

it('selects an area as a location without deletion, until the next selection', async () => {
  await open()
  selectArea({ block: 'first', slot: 'content' })
  await userEvent.keyboard('{Delete}')
  expect(store.history.done).toEqual([])
  expect(ui()).toMatchObject({ selection: [], area: { block: 'first', slot: 'content' } })
  await userEvent.keyboard('{Escape}')
  expect(ui()).toMatchObject({ selection: ['first'], area: undefined })
})

it('saves at once with the shortcut and announces it, also in a field, behind a dialog and on the canvas', async () => {
  await open(
    <>
      <input aria-label="field" />
      {dialog}
    </>,
  )
  const save = (target: EventTarget) =>
    target.dispatchEvent(
      new KeyboardEvent('keydown', { key: 's', code: 'KeyS', ctrlKey: true, bubbles: true, cancelable: true }),
    )
  const places = [
    canvas().element(),
    screen.getByRole('textbox', { name: 'field' }).element(),
    (canvasDocument() as Document).body,
  ]
  expect(places.map(save)).toEqual([false, false, false])
  await opener().click()
  expect(save(document.activeElement ?? document.body)).toBe(false)
  await expect.poll(() => notices).toEqual(Array.from({ length: 4 }, () => 'Draft saved.'))
  expect(saves).toBe(4)
})

it('says why parts of different kinds cannot be copied', async () => {
  await open()
  setUi({ selection: ['theirs', 'first'] })
  document.body.dispatchEvent(
    new ClipboardEvent('copy', { bubbles: true, cancelable: true, clipboardData: new DataTransfer() }),
  )
  expect(notices).toEqual(['To copy, select only blocks, only columns or only rows.'])
})

describe('list of all actions', () => {
  const find = async (text: string) => {
    await userEvent.keyboard('{Control>}k{/Control}')
    await userEvent.keyboard(text)
    await expect.element(screen.getByRole('option').first()).toBeVisible()
    return screen
      .getByRole('option')
      .elements()
      .map((option) => option.textContent)
  }

  it.each([
    ['leave', 'ออกจากเครื่องมือสร้างหน้า'],
    ['custom width', 'แสดงตามความกว้าง: กำหนดความกว้างเอง'],
    ['schedule', 'ตั้งเวลาเผยแพร่…'],
    ['rollback', 'ย้อนกลับไปการเผยแพร่ก่อนหน้า…'],
    ['page settings', 'การตั้งค่าหน้า'],
    ['add a view', 'มุมมองของแต่ละบทบาท…'],
    ['media', 'เพิ่มรูปภาพจากคลัง…'],
    ['date', 'ดู ณ วันที่…'],
    ['inspector', 'เปิดหรือปิดแผงการตั้งค่า'],
  ])('finds an action by “%s”', async (text, name) => {
    const { showLists } = await open()
    showLists()
    expect(await find(text)).toContainEqual(expect.stringContaining(name))
  })

  it('opens scheduled publishing and the page’s settings', async () => {
    const { showLists } = await open()
    showLists()
    await find('schedule')
    await userEvent.keyboard('{Enter}')
    expect(ui().dialog).toBe('publish-later')
    setUi({ dialog: null, isInspectorOpen: false })
    canvas().element().focus()
    await find('page settings')
    await userEvent.keyboard('{Enter}')
    expect(ui()).toMatchObject({ selection: [], isInspectorOpen: true })
  })
})

it('announces a block that was added by keyboard', async () => {
  const { showLists } = await open()
  showLists()
  await userEvent.keyboard('/')
  await userEvent.keyboard('quote{Enter}')
  expect(heard).toEqual(['Quote added.'])
})

describe('list of blocks', () => {
  it('opens by slash in a Thai layout too, where the key writes a letter', async () => {
    await open()
    const press = (key: string, more: KeyboardEventInit = {}) =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }),
      )
    press('ฝ', { code: 'Slash' })
    expect(useInsert.getState().request).toBeDefined()
    closeInsert()
    // A layout where another key produces the slash, then another layout's character on the slash key.
    press('/', { code: 'Digit2' })
    expect(useInsert.getState().request).toBeDefined()
    closeInsert()
    press('!', { code: 'Slash' })
    expect(useInsert.getState().request).toBeUndefined()
    press('ฦ', { code: 'Slash', shiftKey: true })
    expect(ui().dialog).toBe('keys')
    setUi({ dialog: null })
  })

  it('opens while a button has focus, such as one that has just added a block', async () => {
    await open(<button type="button">Quote</button>)
    await userEvent.click(screen.getByRole('button', { name: 'Quote' }))
    await userEvent.keyboard('/')
    expect(useInsert.getState().request).toBeDefined()
  })
})

describe('typed keys', () => {
  it('sends typed text to the list of blocks that is still loading', async () => {
    const { showLists } = await open()
    await userEvent.keyboard('/headx{Backspace}{Enter}')
    expect(ui()).toMatchObject({ selection: ['first'], writing: null })
    expect(store.history.done).toEqual([])
    showLists()
    await expect.element(screen.getByRole('textbox')).toHaveFocus()
    await expect.element(screen.getByRole('textbox')).toHaveValue('head')
  })

  it('sends typed text to the text field that is still opening', async () => {
    await open()
    setUi({ writing: 'first' })
    await userEvent.keyboard('my /wx{Backspace}')
    expect(takeKeystrokes()).toBe('my /w')
    useWriting.setState({ isOpen: true })
    await userEvent.keyboard('ords')
    expect(takeKeystrokes()).toBe('')
  })

  it('discards typed text when the list was cancelled', async () => {
    const { showLists } = await open()
    await userEvent.keyboard('/head{Escape}')
    expect(useInsert.getState().request).toBeUndefined()
    expect(ui().selection).toEqual(['first'])
    showLists()
    await userEvent.keyboard('/')
    await expect.element(screen.getByRole('textbox')).toHaveValue('')
  })

  it('does nothing to the page behind a dialog, whatever has focus', async () => {
    await open(dialog)
    await opener().click()
    await expect.element(screen.getByRole('dialog')).toBeVisible()
    // As when the focused control has been removed.
    await expect.poll(() => document.activeElement?.closest('[role="dialog"]')).not.toBeNull()
    ;(document.activeElement as HTMLElement).blur()
    await userEvent.keyboard('{Delete}')
    expect(paste()).toBe(true)
    expect(store.history.done).toEqual([])
    await userEvent.keyboard('{Escape}')
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
    expect(ui().selection).toEqual(['first'])
  })

  it('ends a drag and does nothing else', async () => {
    await open()
    const cancel = ({ key }: KeyboardEvent) => key === 'Escape' && endDrag()
    document.addEventListener('keydown', cancel)
    setDrag({ item: { kind: 'block', label: 'x', ids: ['first'] } })
    await userEvent.keyboard('{Delete}')
    expect(store.history.done).toEqual([])
    await userEvent.keyboard('{Escape}')
    document.removeEventListener('keydown', cancel)
    expect(useDrag.getState().item).toBeUndefined()
    expect(ui().selection).toEqual(['first'])
    await userEvent.keyboard('{Escape}')
    expect(ui().selection).toEqual(['cell'])
  })

  it('starts the move mode before it is loaded, and does nothing else to the moved part', async () => {
    await open()
    askMove(['first'])
    expect(clip('cut')).toBe(true)
    await userEvent.keyboard('{Delete}')
    expect(store.history.done).toEqual([])
    await userEvent.keyboard('{Escape}')
    expect(useMove.getState().ids).toBeUndefined()
    expect(ui().selection).toEqual(['first'])
    await userEvent.keyboard('{Escape}')
    expect(ui().selection).toEqual(['cell'])
  })

  it('selects all rows of the current view', async () => {
    await open()
    select([])
    setUi({ role: 'admin' })
    await userEvent.keyboard('{Control>}a{/Control}')
    expect(ui().selection).toEqual(['theirs', 'also-theirs'])
    select([])
    setUi({ role: 'user' })
    await userEvent.keyboard('{Control>}a{/Control}')
    expect(ui().selection).toEqual(['row'])
  })
})

describe('focus', () => {
  const menu = (
    <Opener>
      {(close) => (
        <MenuAt at={{ x: 9, y: 9 }} label="A menu" onClose={close}>
          things
        </MenuAt>
      )}
    </Opener>
  )

  it.each([
    ['dialog', dialog],
    ['menu', menu],
  ] as const)('returns to where it was after a %s', async (role, part) => {
    await open(part)
    await opener().click()
    await expect.poll(() => document.activeElement?.closest(`[role="${role}"]`)).not.toBeNull()
    await userEvent.keyboard('{Escape}')
    await expect.element(screen.getByRole(role)).not.toBeInTheDocument()
    await expect.element(opener()).toHaveFocus()
  })

  it('moves to the first enabled entry of a menu', async () => {
    const entries = (
      <>
        <Menu.Item disabled>first</Menu.Item>
        <Menu.Item>second</Menu.Item>
      </>
    )
    await open(
      <Opener>
        {(close) => (
          <MenuAt at={{ x: 9, y: 9 }} label="A menu" onClose={close}>
            {entries}
          </MenuAt>
        )}
      </Opener>,
    )
    await opener().click()
    await expect.element(screen.getByRole('menuitem', { name: 'second' })).toHaveFocus()
    // A menu contains menu items only.
    expect([...screen.getByRole('menu').element().children].map((each) => each.getAttribute('role'))).toEqual([
      'menuitem',
      'menuitem',
    ])
    await userEvent.keyboard('{Escape}')
  })

  it.each([
    ['actions', '{Control>}k{/Control}', 'combobox'],
    ['blocks', '/', 'textbox'],
  ])('returns to the canvas after the list of %s', async (_name, keys, role) => {
    const { showLists } = await open()
    showLists()
    await userEvent.keyboard(keys)
    await expect.element(screen.getByRole(role)).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(screen.getByRole(role)).not.toBeInTheDocument()
    await expect.element(canvas()).toHaveFocus()
    // Keyboard navigation continues from there.
    await userEvent.keyboard('{ArrowDown}')
    expect(ui().selection).toEqual(['second'])
  })

  it('moves to the canvas when the focused element is removed', async () => {
    await open(dialog)
    await opener().click()
    await expect.poll(() => document.activeElement?.closest('[role="dialog"]')).not.toBeNull()
    ;(opener().element() as HTMLElement).hidden = true
    await userEvent.keyboard('{Escape}')
    await expect.element(canvas()).toHaveFocus()
  })
})

it('announces a repeated message again', async () => {
  await open(<Announced />)
  announceText('Can’t move any further.')
  const notice = screen.getByText('Can’t move any further.')
  await expect.element(notice).toBeInTheDocument()
  const before = notice.element()
  announceText('Can’t move any further.')
  await expect.poll(() => notice.element()).not.toBe(before)
})

it('opens the builder although the address names no existing part', async () => {
  const before = location.href
  history.replaceState(null, '', '#%')
  await open()
  await expect.element(canvas()).toBeVisible()
  history.replaceState(null, '', before)
})

it('creates a page once, however often it is requested', async () => {
  await open(
    <NewPageDialog
      from={{
        key: 'page:/',
        path: '/',
        state: 'site',
        draft: true,
        trashed: false,
        title: 'x',
        frame: 'default',
        access: 'guest',
        views: ['guest'],
        fixed: false,
      }}
      onClose={() => {}}
    />,
  )
  await screen.getByRole('textbox', { name: 'ชื่อหน้า' }).fill('Prices')
  await userEvent.keyboard('{Enter}{Enter}')
  expect(flushes).toHaveLength(1)
  await expect.element(screen.getByRole('button', { name: 'สร้างและเปิด' })).toBeDisabled()
})

it('undoes and redoes in the theme studio by key position, whatever letters the layout writes', async () => {
  const steps: string[] = []
  const themes = { undo: () => void steps.push('undo'), redo: () => void steps.push('redo') } as unknown as Parameters<
    typeof useUndoKeys
  >[0]
  function Studio() {
    useUndoKeys(themes)
    return null
  }
  await open(<Studio />)
  const press = (code: string, key: string, shiftKey = false) =>
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { code, key, shiftKey, ctrlKey: true, bubbles: true, cancelable: true }),
    )
  press('KeyZ', 'ผ')
  press('KeyY', 'ั')
  press('KeyZ', '(', true)
  press('KeyZ', 'z')
  expect(steps).toEqual(['undo', 'redo', 'redo', 'undo'])
})

it('refuses an invalid link in a text in the person’s language, and completes an address', async () => {
  let tree: RichTree | undefined
  const place = document.createElement('div')
  const editor = openRichEditor({
    element: place,
    label: 'text',
    tree: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'words' }] }] },
    onWrite: (written) => void (tree = written),
  })
  editor.commands.selectAll()
  await open(<RichTools editor={editor} />)
  document.body.append(place)
  await screen.getByRole('button', { name: 'ลิงก์' }).click()
  const address = screen.getByRole('combobox', { name: 'ที่อยู่ลิงก์' })
  await address.fill('javascript:alert(1)')
  await expect.element(screen.getByText('ใช้ลิงก์เรียกสคริปต์ไม่ได้')).toBeVisible()
  await address.fill('www.example.com')
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(() => tree?.content[0])
    .toMatchObject({
      content: [
        { text: 'words', marks: [{ type: 'link', attrs: { href: 'https://www.example.com', external: true } }] },
      ],
    })
  editor.destroy()
})
