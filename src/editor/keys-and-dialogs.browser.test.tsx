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
import { takeKeystrokes } from './commands/early-keystrokes'
import { InsertMenu } from './insert/insert-menu'
import { closeInsert, useInsert } from './insert/insert-store'
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
import { useWriting } from './text-editing/writing'
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

/** The builder's keys over a page that nothing draws, with `children` beside the canvas. The lists of actions and of blocks are there from `bring` on. */
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
  // What is asked at the page's middle has to be in sight.
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

/** A button that opens something for as long as it is wanted. */
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

it('a button of the bar keeps the focus when its press was the last, and does nothing more', async () => {
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

it('the ring of what has the focus among the types to wrap in is not cut by their list', async () => {
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

describe('arrows with Shift', () => {
  it('choose the next one too, and let go of it on the way back', async () => {
    await open()
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
    expect(ui().selection).toEqual(['first', 'second'])
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
    expect(ui().selection).toEqual(['first', 'second'])
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}')
    expect(ui().selection).toEqual(['first'])
  })
})

it('who deletes in the outline goes on there, at what is chosen then', async () => {
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

it('what was chosen is wrapped, and that is said by ear', async () => {
  await open(<WrapDialog onClose={() => {}} />)
  select(['first'])
  await screen.getByRole('button', { name: /^การ์ด/ }).click()
  expect(store.get(ui().selection[0] ?? '')?.fields).toMatchObject({ type: 'content/card' })
  await expect.poll(() => heard.at(-1)).toBe('Wrapped in: Card')
})

it('what is chosen one by one by pressing ends when nothing is chosen any more', async () => {
  await open()
  setUi({ addsToSelection: true })
  select(['second'], ui().addsToSelection)
  expect(ui().selection).toEqual(['first', 'second'])
  select([])
  expect(ui().addsToSelection).toBe(false)
})

it('an area is chosen as a place, in which nothing can be deleted, and let go of with the next choice', async () => {
  await open()
  selectArea({ block: 'first', slot: 'content' })
  await userEvent.keyboard('{Delete}')
  expect(store.history.done).toEqual([])
  expect(ui()).toMatchObject({ selection: [], area: { block: 'first', slot: 'content' } })
  await userEvent.keyboard('{Escape}')
  expect(ui()).toMatchObject({ selection: ['first'], area: undefined })
})

it('the key that saves saves at once and says so, in a field, behind a dialog and on the canvas too', async () => {
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

it('copying parts of several kinds says why nothing is copied', async () => {
  await open()
  setUi({ selection: ['theirs', 'first'] })
  document.body.dispatchEvent(
    new ClipboardEvent('copy', { bubbles: true, cancelable: true, clipboardData: new DataTransfer() }),
  )
  expect(notices).toEqual(['Select parts of one kind to copy them: blocks, columns or rows.'])
})

describe('the list of all actions', () => {
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
    ['any width', 'แสดงตามความกว้าง: กำหนดความกว้างเอง'],
    ['schedule', 'ตั้งเวลาเผยแพร่…'],
    ['rollback', 'ย้อนกลับไปการเผยแพร่ก่อนหน้า…'],
    ['page settings', 'การตั้งค่าหน้า'],
    ['add a view', 'มุมมองของแต่ละบทบาท…'],
    ['media', 'เพิ่มรูปภาพจากคลัง…'],
    ['date', 'ดู ณ วันที่…'],
    ['inspector', 'เปิดหรือปิดแผงการตั้งค่า'],
  ])('has what is looked for as “%s”', async (text, name) => {
    const { showLists } = await open()
    showLists()
    expect(await find(text)).toContainEqual(expect.stringContaining(name))
  })

  it('opens what publishes at a time, and the page’s own settings', async () => {
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

it('a block that is put on the page by keys is said to be there', async () => {
  const { showLists } = await open()
  showLists()
  await userEvent.keyboard('/')
  await userEvent.keyboard('quote{Enter}')
  expect(heard).toEqual(['Quote added.'])
})

describe('the list of blocks', () => {
  it('is asked for by the stroke with a Thai layout too, whose key writes a letter', async () => {
    await open()
    const press = (key: string, more: KeyboardEventInit = {}) =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }),
      )
    press('ฝ', { code: 'Slash' })
    expect(useInsert.getState().request).toBeDefined()
    closeInsert()
    // Where the stroke is written by another key of that layout; and a sign of another layout that stands there.
    press('/', { code: 'Digit2' })
    expect(useInsert.getState().request).toBeDefined()
    closeInsert()
    press('!', { code: 'Slash' })
    expect(useInsert.getState().request).toBeUndefined()
    press('ฦ', { code: 'Slash', shiftKey: true })
    expect(ui().dialog).toBe('keys')
    setUi({ dialog: null })
  })

  it('is asked for from a button too, as one that has just added a block', async () => {
    await open(<button type="button">Quote</button>)
    await userEvent.click(screen.getByRole('button', { name: 'Quote' }))
    await userEvent.keyboard('/')
    expect(useInsert.getState().request).toBeDefined()
  })
})

describe('what is typed', () => {
  it('before the list of blocks is there belongs to it', async () => {
    const { showLists } = await open()
    await userEvent.keyboard('/headx{Backspace}{Enter}')
    expect(ui()).toMatchObject({ selection: ['first'], writing: null })
    expect(store.history.done).toEqual([])
    showLists()
    await expect.element(screen.getByRole('textbox')).toHaveFocus()
    await expect.element(screen.getByRole('textbox')).toHaveValue('head')
  })

  it('before a text can be written on belongs to it', async () => {
    await open()
    setUi({ writing: 'first' })
    await userEvent.keyboard('my /wx{Backspace}')
    expect(takeKeystrokes()).toBe('my /w')
    useWriting.setState({ isOpen: true })
    await userEvent.keyboard('ords')
    expect(takeKeystrokes()).toBe('')
  })

  it('is forgotten when the list is not wanted any more', async () => {
    const { showLists } = await open()
    await userEvent.keyboard('/head{Escape}')
    expect(useInsert.getState().request).toBeUndefined()
    expect(ui().selection).toEqual(['first'])
    showLists()
    await userEvent.keyboard('/')
    await expect.element(screen.getByRole('textbox')).toHaveValue('')
  })

  it('does nothing to the page behind a dialog, whatever has the focus', async () => {
    await open(dialog)
    await opener().click()
    await expect.element(screen.getByRole('dialog')).toBeVisible()
    // As when the control that had it is gone.
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

  it('calls the mode for moving off before it is there, and nothing else is done to what is moved', async () => {
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

  it('chooses all rows of whoever is looked at', async () => {
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

describe('the focus', () => {
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
  ] as const)('is where it was after a %s', async (role, part) => {
    await open(part)
    await opener().click()
    await expect.poll(() => document.activeElement?.closest(`[role="${role}"]`)).not.toBeNull()
    await userEvent.keyboard('{Escape}')
    await expect.element(screen.getByRole(role)).not.toBeInTheDocument()
    await expect.element(opener()).toHaveFocus()
  })

  it('is on the first entry of a menu that can be chosen', async () => {
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
    // A menu holds entries alone.
    expect([...screen.getByRole('menu').element().children].map((each) => each.getAttribute('role'))).toEqual([
      'menuitem',
      'menuitem',
    ])
    await userEvent.keyboard('{Escape}')
  })

  it.each([
    ['actions', '{Control>}k{/Control}'],
    ['blocks', '/'],
  ])('is on the canvas again after the list of %s', async (_name, keys) => {
    const { showLists } = await open()
    showLists()
    await userEvent.keyboard(keys)
    await expect.element(screen.getByRole('textbox')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(screen.getByRole('textbox')).not.toBeInTheDocument()
    await expect.element(canvas()).toHaveFocus()
    // Keys go on from there.
    await userEvent.keyboard('{ArrowDown}')
    expect(ui().selection).toEqual(['second'])
  })

  it('is on the canvas when what had it is gone', async () => {
    await open(dialog)
    await opener().click()
    await expect.poll(() => document.activeElement?.closest('[role="dialog"]')).not.toBeNull()
    ;(opener().element() as HTMLElement).hidden = true
    await userEvent.keyboard('{Escape}')
    await expect.element(canvas()).toHaveFocus()
  })
})

it('what is said twice is told twice', async () => {
  await open(<Announced />)
  announceText('There is no further place.')
  const notice = screen.getByText('There is no further place.')
  await expect.element(notice).toBeInTheDocument()
  const before = notice.element()
  announceText('There is no further place.')
  await expect.poll(() => notice.element()).not.toBe(before)
})

it('an address that names nothing opens the builder all the same', async () => {
  const before = location.href
  history.replaceState(null, '', '#%')
  await open()
  await expect.element(canvas()).toBeVisible()
  history.replaceState(null, '', before)
})

it('a page is made once, however often it is asked for', async () => {
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

it('the theme studio steps back and forth by the keys’ places, whatever letters they write', async () => {
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

it('a text’s link is refused in the person’s language, and becomes what they meant', async () => {
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
  await expect.element(screen.getByText('ลิงก์ไปที่คำสั่งสคริปต์ไม่ได้')).toBeVisible()
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
