import { useEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { registerAllBlockKits } from '@registry/all-block-kits'
import type { Boot } from '@schemas/boot'
import { flatten } from '@schemas/layout/flat/flatten'
import { nest } from '@schemas/layout/flat/nest'
import { readPage } from '@schemas/layout/read'
import { wrongIn } from '@tests/fixtures/arbitrary-edits'
import type { Builder } from '../state/builder'
import { setColumnSpans } from '../document/operations/set-column-spans'
import { setField } from '../document/operations/set-field'
import { loadShowStep } from '../state/take-step'
import { DocumentStore } from '../state/document-store'
import { setUi, ui } from '../state/ui-store'
import { allCommands } from './all-commands'
import { commands } from './commands'
import { useClipboard } from './use-clipboard'
import { useCommandKeys } from './use-command-keys'

registerAllBlockKits()

const heading = (id: string, more: object = {}) => ({
  id,
  type: 'content/heading',
  version: 1,
  props: { text: id },
  ...more,
})
const read = readPage({
  format: 1,
  path: '/',
  title: 'x',
  views: {
    guest: {
      rows: [
        {
          id: 'row',
          cells: [
            { id: 'cell', blocks: ['a', 'b', 'c'].map((id) => heading(id)) },
            { id: 'side', colspan: 2, blocks: [heading('d')] },
          ],
        },
        { id: 'below', cells: [{ id: 'under', blocks: [heading('e')] }] },
      ],
    },
  },
})
if (!read.ok) throw new Error('not a page')
const page = read.value

let root: Root | undefined
let builder: Builder
let notified: unknown[]
/** Screen reader announcements. */
let heard: string[]

/** A builder on the page for the given role. */
function begin(role = 'admin') {
  notified = []
  heard = []
  const store = new DocumentStore(flatten(page))
  const boot = {
    locale: 'en',
    site: { id: 'test' },
    space: { locales: ['en', 'th'] },
    session: { role },
  } as unknown as Boot
  const notify = (text: unknown) => void notified.push(typeof text === 'string' ? text : (text as { en: string }).en)
  builder = {
    key: 'page:/',
    store,
    boot,
    say: notify,
    offerUndo: notify,
    announce: (text: unknown) => void heard.push(typeof text === 'string' ? text : (text as { en: string }).en),
    edit: (...[label, recipe, key]: Parameters<Builder['edit']>) => {
      const refused = store.dispatch(label, recipe, key)
      if (refused) notify(refused)
      return !refused
    },
  } as unknown as Builder
}

/** With keys and clipboard; nothing draws the page. */
async function open(role?: string): Promise<void> {
  begin(role)
  let isHeard = false
  function Keys() {
    useCommandKeys(builder)
    useClipboard(builder)
    useEffect(() => void (isHeard = true), [])
    return null
  }
  root?.unmount()
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(<Keys />)
  await vi.waitFor(() => expect(isHeard).toBe(true))
}

// As happens when the builder has been open for a moment.
beforeAll(loadShowStep)
beforeEach(async () => {
  localStorage.clear()
  setUi({
    selection: [],
    area: undefined,
    role: 'guest',
    mode: 'edit',
    writing: null,
    dialog: null,
    isPaletteOpen: false,
    addsToSelection: false,
  })
  await open()
})
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
})

const choose = (...selection: string[]) => setUi({ selection })
const fields = (id: string) => builder.store.get(id)?.fields
const blocks = (cell: string) => (builder.store.get(cell) as { blocks: string[] } | undefined)?.blocks ?? []
const textsOf = (cell: string) =>
  blocks(cell).map((id) => (builder.store.get(id)?.fields as { props?: { text?: string } } | undefined)?.props?.text)
const steps = () => builder.store.history.done.length
const clipboard = (type: 'copy' | 'cut' | 'paste', data = new DataTransfer()) => {
  document.body.dispatchEvent(new ClipboardEvent(type, { bubbles: true, cancelable: true, clipboardData: data }))
  return data
}

describe('several parts', () => {
  it('are cut and pasted elsewhere with new ids', async () => {
    choose('c', 'a')
    const data = clipboard('cut')
    expect([textsOf('cell'), notified]).toEqual([['b'], ['Cut. Paste it here, on another page or another site.']])
    choose('e')
    clipboard('paste', data)
    await expect.poll(() => textsOf('under')).toEqual(['e', 'a', 'c'])
    expect(blocks('under').filter((id) => id === 'a' || id === 'c')).toEqual([])
    expect(ui().selection).toEqual(blocks('under').slice(1))
    builder.store.undo()
    builder.store.undo()
    expect(nest(builder.store.page)).toEqual(nest(flatten(page)))
  })

  it('are copied without changing the page', async () => {
    choose('row')
    const data = clipboard('copy')
    expect(steps()).toBe(0)
    clipboard('paste', data)
    await expect.poll(() => builder.store.page.views.guest).toHaveLength(3)
    expect(wrongIn(builder.store.page)).toEqual([])
  })

  it('are duplicated, moved and deleted by keys in one step each', async () => {
    choose('b', 'a')
    await userEvent.keyboard('{Control>}d{/Control}')
    expect(textsOf('cell')).toEqual(['a', 'b', 'a', 'b', 'c'])
    choose(...blocks('cell').slice(0, 2))
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    expect(textsOf('cell')).toEqual(['a', 'a', 'b', 'b', 'c'])
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    expect(textsOf('cell')).toEqual(['a', 'b', 'a', 'b', 'c'])
    choose(...blocks('cell').slice(1, 4))
    await userEvent.keyboard('{Delete}')
    expect(textsOf('cell')).toEqual(['a', 'c'])
    // The next part is selected, so that keys continue from there.
    expect(ui().selection).toEqual([blocks('cell')[1]])
    expect(steps()).toBe(4)
  })

  it('are selected again after undo', async () => {
    choose('b')
    await userEvent.keyboard('{Control>}d{/Control}')
    const copies = ui().selection
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(ui().selection).toEqual(['b'])
    await userEvent.keyboard('{Control>}y{/Control}')
    expect(ui().selection).toEqual(copies)
    choose('a', 'b')
    await userEvent.keyboard('{Delete}')
    choose('e')
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(ui().selection).toEqual(['a', 'b'])
  })

  it("stay selected when the undone step concerned them; otherwise the step's parts are selected", async () => {
    choose('c')
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await userEvent.keyboard('{Control>}z{/Control}')
    expect([ui().selection, textsOf('cell')]).toEqual([['c'], ['a', 'b', 'c']])
    await userEvent.keyboard('{Control>}{Shift>}h{/Shift}{/Control}')
    choose('e')
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(ui().selection).toEqual(['c'])
  })

  it('ignore keys while the page is tried out, except those that return to editing', async () => {
    choose('b')
    await userEvent.keyboard('{Control>}d{/Control}')
    setUi({ mode: 'try', selection: [] })
    await userEvent.keyboard('{Delete}/')
    expect([textsOf('cell'), ui().mode]).toEqual([['a', 'b', 'b', 'c'], 'try'])
    await userEvent.keyboard('{Control>}z{/Control}')
    expect([textsOf('cell'), ui().mode, ui().selection]).toEqual([['a', 'b', 'c'], 'edit', ['b']])
    setUi({ mode: 'try', selection: [] })
    await userEvent.keyboard('{Escape}')
    expect(ui().mode).toBe('edit')
  })

  it('are hidden on every device and shown again', async () => {
    choose('a', 'row')
    await userEvent.keyboard('{Control>}{Shift>}h{/Shift}{/Control}')
    const hidden = { mobile: false, tablet: false, laptop: false, desktop: false }
    expect([fields('a')?.visible, fields('row')?.visible]).toEqual([hidden, hidden])
    await userEvent.keyboard('{Control>}{Shift>}h{/Shift}{/Control}')
    expect([fields('a'), fields('row')]).toEqual([
      { id: 'a', type: 'content/heading', version: 1, props: { text: 'a' } },
      { id: 'row' },
    ])
    expect(steps()).toBe(2)
  })

  it('are locked by an admin and cannot be changed until unlocked', async () => {
    choose('a', 'd')
    await userEvent.keyboard('{Control>}{Shift>}l{/Shift}{/Control}')
    expect([fields('a')?.locked, fields('d')?.locked]).toEqual([true, true])
    await userEvent.keyboard('{Delete}')
    expect([textsOf('cell'), notified]).toEqual([['a', 'b', 'c'], ['This part is locked. An admin can unlock it.']])
    await userEvent.keyboard('{Control>}{Shift>}l{/Shift}{/Control}{Delete}')
    expect([textsOf('cell'), textsOf('side')]).toEqual([['b', 'c'], []])
    await open('manager')
    choose('a')
    await userEvent.keyboard('{Control>}{Shift>}l{/Shift}{/Control}')
    expect([fields('a')?.locked, steps()]).toEqual([undefined, 0])
  })

  it('take a copied style and keep their place in their own row', async () => {
    builder.store.dispatch('', (edit) => {
      edit.update(
        'a',
        'block',
        (draft) => void (draft.fields.style = { base: { padding: { out: { top: 4 } } }, mobile: { align: 'center' } }),
      )
      edit.update('side', 'cell', (draft) => void (draft.fields.style = { tablet: { colspan: 1 } }))
    })
    choose('a')
    await userEvent.keyboard('{Control>}{Alt>}c{/Alt}{/Control}')
    await expect.poll(() => notified).toEqual(['Style copied. You can paste it on any page in this browser.'])
    choose('b', 'side')
    await userEvent.keyboard('{Control>}{Alt>}v{/Alt}{/Control}')
    await expect.poll(() => fields('b')?.style).toEqual(fields('a')?.style)
    expect(fields('side')).toMatchObject({
      colspan: 2,
      style: { base: { padding: { out: { top: 4 } } }, tablet: { colspan: 1 }, mobile: { align: 'center' } },
    })
    builder.store.undo()
    expect([fields('b')?.style, fields('side')?.style]).toEqual([undefined, { tablet: { colspan: 1 } }])
    // Pasting from a part without a style clears the style.
    choose('c')
    await userEvent.keyboard('{Control>}{Alt>}c{/Alt}{/Control}')
    choose('a')
    await userEvent.keyboard('{Control>}{Alt>}v{/Alt}{/Control}')
    await expect.poll(() => fields('a')?.style).toBeUndefined()
  })

  it("take or lose a row's ground with its style; parts without grounds neither give nor take one", async () => {
    builder.store.dispatch('', (edit) => edit.update('row', 'row', (draft) => void (draft.fields.ground = 'night')))
    choose('a')
    await userEvent.keyboard('{Control>}{Alt>}c{/Alt}{/Control}')
    await expect.poll(() => notified).toHaveLength(1)
    choose('row')
    await userEvent.keyboard('{Control>}{Alt>}v{/Alt}{/Control}')
    await userEvent.keyboard('{Control>}{Alt>}c{/Alt}{/Control}')
    await expect.poll(() => notified).toHaveLength(2)
    expect(fields('row')).toMatchObject({ ground: 'night' })
    builder.store.dispatch('', (edit) => edit.update('row', 'row', (draft) => void delete draft.fields.ground))
    choose('row', 'a')
    await userEvent.keyboard('{Control>}{Alt>}v{/Alt}{/Control}')
    await expect.poll(() => fields('row')).toMatchObject({ ground: 'night' })
    expect(fields('a')).not.toHaveProperty('ground')
    const clear = allCommands.find(({ id }) => id === 'clear-style')
    expect(clear?.isEnabled?.({ builder, ui: ui() })).toBe(true)
    clear?.run({ builder, ui: ui() })
    expect(fields('row')).not.toHaveProperty('ground')
  })

  it('take an entrance with a style, columns only the fields they can have; older stored styles still work', async () => {
    builder.store.dispatch('', (edit) =>
      edit.update(
        'row',
        'row',
        (draft) => void Object.assign(draft.fields, { entrance: 'rise', inTurn: true, ground: 'night' }),
      ),
    )
    choose('row')
    await userEvent.keyboard('{Control>}{Alt>}c{/Alt}{/Control}')
    await expect.poll(() => notified).toHaveLength(1)
    choose('a', 'side')
    await userEvent.keyboard('{Control>}{Alt>}v{/Alt}{/Control}')
    await expect.poll(() => fields('side')).toMatchObject({ entrance: 'rise', ground: 'night' })
    expect(fields('a')).toMatchObject({ entrance: 'rise' })
    expect([...Object.keys(fields('side') ?? {}), ...Object.keys(fields('a') ?? {})]).not.toContain('inTurn')

    const before = { base: { padding: { out: { top: 7 } } } }
    for (const [key, storedStyle] of [
      ['sitewright:style', before],
      ['sitewright:look', { style: before, ground: 'of a later build' }],
    ] as const) {
      localStorage.clear()
      localStorage.setItem(key, JSON.stringify(storedStyle))
      builder.store.dispatch('', (edit) => edit.update('side', 'cell', (draft) => void delete draft.fields.style))
      choose('side')
      await userEvent.keyboard('{Control>}{Alt>}v{/Alt}{/Control}')
      await expect.poll(() => fields('side')).toMatchObject({ style: before, entrance: 'rise', ground: 'night' })
    }
  })

  it('lose their style in one step and keep their place in their own row', () => {
    const clear = allCommands.find(({ id }) => id === 'clear-style')
    choose('a', 'side')
    expect(clear?.isEnabled?.({ builder, ui: ui() })).toBe(false)
    builder.store.dispatch('', (edit) => {
      edit.update('a', 'block', (draft) => void (draft.fields.style = { base: { padding: { out: { top: 4 } } } }))
      edit.update(
        'side',
        'cell',
        (draft) => void (draft.fields.style = { base: { align: 'center' }, tablet: { colspan: 1 } } as never),
      )
    })
    expect(clear?.isEnabled?.({ builder, ui: ui() })).toBe(true)
    clear?.run({ builder, ui: ui() })
    expect([fields('a')?.style, fields('side')?.style]).toEqual([undefined, { tablet: { colspan: 1 } }])
    builder.store.undo()
    expect(fields('a')?.style).toEqual({ base: { padding: { out: { top: 4 } } } })
  })
})

it('gives every action both languages and unique keys, and leaves a consistent, undoable page', () => {
  const keys = allCommands.flatMap(({ keys: own = [] }) => own)
  expect(new Set(keys).size).toBe(keys.length)
  expect(new Set(allCommands.map(({ id }) => id)).size).toBe(allCommands.length)
  for (const { id, label } of allCommands)
    expect([id, typeof label === 'object' && /\S/.test(label.en ?? '') && /[ก-๙]/.test(label.th ?? '')]).toEqual([
      id,
      true,
    ])

  const asks = new Set(['undo', 'redo', 'copy', 'cut', 'paste', 'become', 'wrap', 'move', 'write', 'rename'])
  for (const { id, group, isEnabled, run } of allCommands) {
    if (!['edit', 'arrange'].includes(group) || asks.has(id)) continue
    for (const selection of [[], ['a'], ['a', 'c', 'e'], ['cell'], ['row'], ['row', 'below'], ['side', 'a']]) {
      begin()
      setUi({ selection, area: undefined })
      const context = { builder, ui: ui() }
      if (isEnabled && !isEnabled(context)) continue
      run(context)
      expect([id, selection, wrongIn(builder.store.page), steps() <= 1]).toEqual([id, selection, [], true])
      while (builder.store.undo());
      expect(nest(builder.store.page)).toEqual(nest(flatten(page)))
    }
  }
})

it('announces an undone step', async () => {
  begin()
  const run = (id: string) => commands.find((command) => command.id === id)?.run({ builder, ui: ui() })
  setUi({ selection: ['a'] })
  run('delete')
  run('undo')
  run('redo')
  run('redo')
  expect(heard).toEqual(['Undone: Delete', 'Redone: Delete'])
})

it('keeps a row selected when a change of its column widths is undone', async () => {
  choose('row')
  builder.edit({ en: 'Column widths', th: '' }, (edit) => setColumnSpans(edit, 'row', [5, 7], 'base'))
  await userEvent.keyboard('{Control>}z{/Control}')
  expect([ui().selection, fields('side')]).toEqual([['row'], { id: 'side', colspan: 2 }])
  await userEvent.keyboard('{Control>}y{/Control}')
  expect([ui().selection, fields('side')]).toEqual([['row'], { id: 'side', colspan: 7 }])
})

describe('announcements of key commands', () => {
  /** Presses keys and waits for the announcements. */
  const hear = async (keys: string, ...wanted: string[]) => {
    heard.length = 0
    await userEvent.keyboard(keys)
    await vi.waitFor(() => expect(heard).toEqual(wanted))
  }

  it('name parts on the way in, from the first row, and on the way out', async () => {
    await hear('{Enter}', 'Row')
    expect(ui().selection).toEqual(['row'])
    await hear('{Enter}', 'Column')
    await hear('{Enter}', 'Heading')
    expect(ui().selection).toEqual(['a'])
    await hear('{Escape}', 'Column')
    await hear('{Escape}', 'Row')
    await hear('{Escape}', 'Nothing is selected.')
  })

  it('report both ends of the page, and an empty page', async () => {
    choose('row')
    await hear('{ArrowUp}', 'This is the first part.')
    choose('e')
    await hear('{ArrowDown}', 'This is the last part.')
    await hear('{Shift>}{ArrowDown}{/Shift}', 'This is the last part.')
    await hear('{Shift>}{ArrowUp}{/Shift}', 'Heading. Selected: 2')
    choose('below')
    await hear('{Alt>}{ArrowDown}{/Alt}', 'Can’t move any further.')
    choose('row', 'below')
    await userEvent.keyboard('{Delete}')
    await hear('{Enter}', 'This page is empty.')
    expect(ui().selection).toEqual([])
  })

  it('cover copies, hiding, locking and select all', async () => {
    choose('a')
    await hear('{Control>}d{/Control}', 'Duplicated: Heading')
    choose('b', 'c')
    await hear('{Control>}d{/Control}', 'Duplicated: 2 parts')
    await hear('{Control>}{Shift>}h{/Shift}{/Control}', 'Hidden on every device: 2 parts')
    await hear('{Control>}{Shift>}h{/Shift}{/Control}', 'Shown on every device: 2 parts')
    await hear('{Control>}{Shift>}l{/Shift}{/Control}', 'Locked: 2 parts')
    await hear('{Control>}{Shift>}l{/Shift}{/Control}', 'Unlocked: 2 parts')
    choose('row')
    await hear('{Control>}a{/Control}', 'Row. Selected: 2')
    choose('d')
    const data = clipboard('copy')
    heard.length = 0
    clipboard('paste', data)
    await vi.waitFor(() => expect(heard).toEqual(['Pasted: Heading']))
  })
})

it('resets the settings of all selected parts in one step with undo, except locked ones', async () => {
  builder.edit('Levels', (edit) => ['a', 'c'].forEach((id) => setField(edit, id, ['props', 'level'], 5)))
  builder.edit('Lock', (edit) => setField(edit, 'b', ['locked'], true))
  const levels = () =>
    ['a', 'b', 'c'].map((id) => {
      const node = builder.store.get(id)
      return node?.kind === 'block' && node.fields.props?.level
    })
  const command = allCommands.find(({ id }) => id === 'reset')
  const run = (...ids: string[]) => {
    choose(...ids)
    const context = { builder, ui: ui() }
    if (command?.isEnabled?.(context)) command.run(context)
  }
  run('b')
  run('row')
  const before = builder.store.history.done.length
  run('a', 'b', 'c', 'row')
  await vi.waitFor(() => expect(notified).toEqual(['2 blocks: settings reset to default, content kept.']))
  expect([levels(), textsOf('cell')]).toEqual([
    [2, undefined, 2],
    ['a', 'b', 'c'],
  ])
  expect(builder.store.history.done).toHaveLength(before + 1)
  run('a')
  await vi.waitFor(() => expect(notified.at(-1)).toBe('Nothing to reset: all settings are at their defaults.'))
  builder.store.undo()
  expect(levels()).toEqual([5, undefined, 5])
})
