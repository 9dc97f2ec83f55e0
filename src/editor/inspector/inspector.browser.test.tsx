import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { BootProvider } from '@kit/boot'
import { registerAllBlockKits } from '@registry/all-block-kits'
import { blockExamples } from '@registry/examples'
import { blockTypes } from '@registry/schemas'
import type { Boot } from '@schemas/boot'
import { flatten } from '@schemas/layout/flat/flatten'
import { readPage } from '@schemas/layout/read'
import { answerLibrary } from '@tests/support/library-answers'
import { MediaPickerHost } from '../media/media-picker-host'
import { closeRequest, openRequest } from '../media/pick-image'
import { useCommandKeys } from '../commands/use-command-keys'
import { removeNodes } from '../document/operations/remove-nodes'
import { setField } from '../document/operations/set-field'
import { type Builder, BuilderProvider } from '../state/builder'
import { DocumentStore } from '../state/document-store'
import { Saving } from '../state/saving'
import { DocumentProvider } from '../state/use-document'
import { SavingContext } from '../state/use-saving'
import { loadShowStep } from '../state/take-step'
import { select, setUi } from '../state/ui-store'
import { Chrome } from '../ui/chrome'
import { showField } from './requested-field'
import { EditorContext } from './editor-context'
import { Inspector } from './inspector'
import { useInspectorTab } from './inspector-tab'
import '@mantine/core/styles.css'
import '../ui/editor.css'

registerAllBlockKits()

const boot = {
  locale: 'en',
  site: { id: 'test', hostname: 'test.localhost' },
  space: { locales: ['th', 'en'], timeZone: 'Asia/Bangkok', menus: { main: [] } },
  session: { role: 'admin' },
  routes: [],
  assets: {},
} as unknown as Boot

const pages = [
  { path: '/', title: 'Home' },
  { path: '/about', title: { en: 'About us', th: 'เกี่ยวกับเรา' } },
  { path: '/shop/{sku}', title: 'Product' },
]

const references = {
  post: [{ value: 'first-lesson', label: { en: 'What a first lesson is like', th: 'บทเรียนแรกเป็นอย่างไร' } }],
}

let root: Root
let store: DocumentStore
let notified: string[]

/** The inspector on a page with these blocks in the first of two columns. */
async function open(
  blocks: readonly { id: string; type: string; props: unknown; at?: unknown }[],
  chosen: readonly string[],
  role = 'admin',
  documentKey = 'page:/shop/{sku}',
): Promise<void> {
  const read = readPage({
    format: 1,
    path: '/shop/{sku}',
    title: { en: 'Shop', th: 'ร้าน' },
    views: {
      guest: {
        rows: [
          {
            id: 'row',
            cells: [
              { id: 'one', blocks: blocks.map((block) => ({ version: 1, ...block })) },
              { id: 'two', blocks: [] },
            ],
          },
        ],
      },
    },
  })
  if (!read.ok || read.problems.length > 0) throw new Error(JSON.stringify(read.problems))
  store = new DocumentStore(flatten(read.value))
  notified = []
  const notify = (text: unknown) => void notified.push(typeof text === 'string' ? text : (text as { en: string }).en)
  const builder = {
    key: documentKey,
    store,
    boot: { ...boot, session: { role } },
    payload: {} as Builder['payload'],
    edit: ((label, recipe, key) => {
      const refused = store.dispatch(label, recipe, key)
      if (refused) notify(refused)
      return !refused
    }) satisfies Builder['edit'],
    announce: notify,
    offerUndo: notify,
    say: notify,
  } as unknown as Builder
  const saving = new Saving({
    store,
    version: 1,
    save: (base) => Promise.resolve({ kind: 'saved', version: base + 1, savedAt: '' }),
    merge: () => true,
    refused: notify,
    keep: () => Promise.resolve(true),
    drop: () => Promise.resolve(),
  })
  select(chosen)
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={builder.boot}>
      <Chrome>
        <BuilderProvider value={builder}>
          <DocumentProvider value={store}>
            <SavingContext value={saving}>
              <EditorContext value={{ pages, references }}>
                <div style={{ width: 312, height: '100vh' }}>
                  <Inspector />
                  <Keys builder={builder} />
                </div>
                <MediaPickerHost />
              </EditorContext>
            </SavingContext>
          </DocumentProvider>
        </BuilderProvider>
      </Chrome>
    </BootProvider>,
  )
  await expect.element(screen.getByRole('heading', { level: 2 }).first()).toBeVisible()
}

function Keys({ builder }: { builder: Builder }) {
  useCommandKeys(builder)
  return null
}

const fields = (id: string) => store.get(id)?.fields as Record<string, unknown> & { props: Record<string, unknown> }
const field = (name: string | RegExp) => screen.getByRole('textbox', { name, exact: true })

/** Drags from one element to another in several steps. */
async function drag(from: Element, to: Element): Promise<void> {
  const middle = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  }
  const [start, end] = [middle(from), middle(to)]
  const point = (type: string, share: number) =>
    new PointerEvent(type, {
      bubbles: true,
      isPrimary: true,
      button: 0,
      pointerId: 1,
      clientX: start.x + (end.x - start.x) * share,
      clientY: start.y + (end.y - start.y) * share,
    })
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  from.dispatchEvent(point('pointerdown', 0))
  for (const share of [0.2, 0.5, 0.8, 1, 1]) {
    document.dispatchEvent(point('pointermove', share))
    await frame()
    await frame()
  }
  document.dispatchEvent(point('pointerup', 1))
}

// As in the builder, before the first step is undone: loaded late, it would change the selection of the next test.
beforeAll(async () => {
  await loadShowStep()
})
beforeEach(() => {
  setUi({ selection: [], device: 'desktop', locale: 'en', role: 'guest' })
  useInspectorTab.setState({ tab: 'own' })
})
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

const contact = { id: 'contact', type: 'content/contact', props: { email: 'one@example.com' } }
const steps = {
  id: 'steps',
  type: 'content/steps',
  props: { items: [{ title: 'First' }, { title: 'Second' }, { title: 'Third' }] },
}
const titles = () => (fields('steps').props.items as { title: unknown }[]).map(({ title }) => title)

// Must be first: the controls it waits for are loaded only once.
it('focuses a requested field once its control is loaded', async () => {
  // The test server builds these files on demand, which takes an unknown time.
  await Promise.all([
    import('./fields/list-field'),
    import('./fields/object-field'),
    import('./fields/image-field'),
    import('./fields/link-field'),
    import('./fields/icon-field'),
  ])
  await open(
    [{ id: 'cards', type: 'content/card-grid', props: { items: [{ title: 'One', image: { asset: 'sea' } }] } }],
    [],
  )
  showField('cards', ['props', 'items', 0, 'image', 'alt'])
  await expect.poll(() => document.activeElement?.id).toBe('cards-props-items-0-image-alt')
})

describe('block settings', () => {
  it("replace the page's settings, which stay until then, and follow when the selection is removed", async () => {
    await open(
      [
        { id: 'h', type: 'content/heading', props: { text: 'First' } },
        { id: 'i', type: 'content/heading', props: { text: 'Second' } },
      ],
      [],
    )
    await expect.element(screen.getByRole('heading', { name: 'Page settings' })).toBeVisible()
    const shown: (string | null | undefined)[] = []
    const watcher = new MutationObserver(() => shown.push(document.querySelector('[data-inspector] h2')?.textContent))
    watcher.observe(document.querySelector('[data-inspector]') as Element, { childList: true })
    select(['h'])
    await expect.element(field('Heading')).toHaveValue('First')
    expect(shown).toEqual(['Heading'])
    store.dispatch('Delete', (edit) => removeNodes(edit, ['h']))
    select(['i'])
    await expect.element(field('Heading')).toHaveValue('Second')
    expect(shown).not.toContain('Page settings')
    watcher.disconnect()
  })

  it.each([
    ['slot:footer', 'Footer'],
    ['section:opening-hours', 'Section'],
    ['section:menu-main', 'Menu'],
  ])('belong to the document edited in place of a page: %s', async (key, kind) => {
    await open([], [], 'admin', key)
    await expect.element(screen.getByRole('heading', { name: `${kind} settings` })).toBeVisible()
    await expect
      .element(
        screen.getByRole('region', { name: kind, exact: true }).getByRole('textbox', { name: 'Name', exact: true }),
      )
      .toHaveValue('Shop')
    expect(document.querySelector('[data-inspector]')?.textContent?.toLowerCase()).not.toMatch(/page|address/)
  })

  it('write typed text to the document, in the edited language', async () => {
    await open([{ id: 'h', type: 'content/heading', props: { text: { en: 'Before', th: 'ก่อน' } } }], ['h'])
    await field('Heading').fill('After')
    expect(fields('h').props.text).toEqual({ en: 'After', th: 'ก่อน' })
    expect(store.history.done).toHaveLength(1)
    await screen.getByRole('button', { name: /^Heading, EN: Show both/ }).click()
    await field('Heading, Thai').fill('หลัง')
    expect(fields('h').props.text).toEqual({ en: 'After', th: 'หลัง' })
  })

  it('move focus to an added value, and to the add button after removing', async () => {
    await open([{ id: 'c', type: 'content/countdown', props: { to: '2027-01-01T00:00:00+07:00' } }], ['c'])
    await screen.getByRole('button', { name: 'Add Button' }).click()
    await expect.poll(() => document.activeElement?.id).toMatch(/button-text$/)
    await screen.getByRole('button', { name: 'Remove Button' }).click()
    await expect.element(screen.getByRole('button', { name: 'Add Button' })).toHaveFocus()
  })

  it('show what a reference stands for, and when it does not exist', async () => {
    await open([{ id: 'p', type: 'content/post-body', props: { slug: 'first-lesson' } }], ['p'])
    const post = screen.getByRole('combobox', { name: 'Post', exact: true })
    await expect.element(post).toHaveAccessibleDescription(/^What a first lesson is like/)
    await post.fill('first-lessen')
    await expect.element(post).toHaveAccessibleDescription(/^There is no published post with this name\./)
  })

  it('show changes by undo, the canvas or another person', async () => {
    await open([{ id: 'h', type: 'content/heading', props: { text: 'Before' } }], ['h'])
    await field('Heading').fill('After')
    store.undo()
    await expect.element(field('Heading')).toHaveValue('Before')
    store.redo()
    await expect.element(field('Heading')).toHaveValue('After')
  })

  it('undo in document steps by keys: continuous typing as one, and earlier steps', async () => {
    await open([{ id: 'h', type: 'content/heading', props: { text: 'Before', level: 2 } }, contact], ['h'])
    await screen.getByRole('radiogroup', { name: 'Heading level' }).getByText('4').click()
    await userEvent.click(field('Heading'))
    await userEvent.keyboard('{End} and after')
    await expect.element(field('Heading')).toHaveValue('Before and after')
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect.element(field('Heading')).toHaveValue('Before')
    await expect.element(field('Heading')).toHaveFocus()
    expect(fields('h').props).toEqual({ text: 'Before', level: 4 })
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(fields('h').props).toEqual({ text: 'Before', level: 2 })
    await userEvent.keyboard('{Control>}y{/Control}{Control>}{Shift>}z{/Shift}{/Control}')
    expect(fields('h').props).toEqual({ text: 'Before and after', level: 4 })
    await expect.element(field('Heading')).toHaveFocus()
  })

  it('undo incomplete input and a length as typed', async () => {
    await open([contact], ['contact'])
    await field('Email').fill('two@')
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect.element(field('Email')).toHaveValue('one@example.com')
    await screen.getByRole('tab', { name: 'Style' }).click()
    const padding = screen.getByRole('textbox', { name: 'Padding top' })
    await userEvent.click(padding)
    await userEvent.keyboard('16px')
    await expect.element(padding).toHaveValue('16px')
    expect(fields('contact').style).toEqual({ base: { padding: { out: { top: 4 } } } })
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(fields('contact').style).toBeUndefined()
    await expect.element(padding).toHaveValue('')
  })

  it('discard incomplete input before undoing a document step', async () => {
    await open([{ id: 'h', type: 'content/heading', props: { text: 'Before', level: 2 } }, contact], ['h'])
    await field('Heading').fill('Step')
    select(['contact'])
    await screen.getByRole('tab', { name: 'Style' }).click()
    const padding = screen.getByRole('textbox', { name: 'Padding top' })
    await userEvent.click(padding)
    await userEvent.keyboard('x')
    await expect.element(padding).toHaveValue('x')
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect.element(padding).toHaveValue('')
    expect(fields('h').props.text).toBe('Step')
  })

  it('hold incomplete input, show its error, and lose nothing', async () => {
    await open([contact], ['contact'])
    await field('Email').fill('two@')
    await expect.element(screen.getByText('Enter a valid email, such as name@example.com.')).toBeVisible()
    await expect.element(field('Email')).toHaveAttribute('aria-invalid', 'true')
    // The canvas keeps showing the block meanwhile.
    expect(fields('contact').props.email).toBe('one@example.com')
    await userEvent.keyboard('{Tab}')
    expect(fields('contact').props.email).toBe('two@')
    await field('Email').fill('two@example.com')
    expect(fields('contact').props.email).toBe('two@example.com')
    await expect.element(screen.getByText('Enter a valid email, such as name@example.com.')).not.toBeInTheDocument()
  })

  it('keep incomplete input when another block is selected', async () => {
    await open([contact, steps], ['contact'])
    await field('Email').fill('three@')
    select(['steps'])
    await expect.element(screen.getByRole('heading', { name: 'Steps' })).toBeVisible()
    expect(fields('contact').props.email).toBe('three@')
    select(['contact'])
    await expect.element(field('Email')).toHaveValue('three@')
  })

  it('switch to another block of the type at once, without traces of the previous one', async () => {
    const heading = (id: string, th: string | undefined, level: number) => ({
      id,
      type: 'content/heading',
      props: { text: th === undefined ? id : { en: id, th }, level },
    })
    await open([heading('One', 'หนึ่ง', 2), heading('Two', undefined, 3)], ['One'])
    await screen.getByRole('button', { name: /^Heading, EN: Show both/ }).click()
    await field('Heading, English').fill('One and more')
    const levels = document.querySelector('[role="radiogroup"]')
    await screen.getByText('4', { exact: true }).click()
    expect(fields('One').props.level).toBe(4)
    select(['Two'])
    await expect.element(field('Heading')).toHaveValue('Two')
    // The level control is reused with this block's value, and is not focused.
    expect(document.querySelector('[role="radiogroup"]')).toBe(levels)
    await expect.element(screen.getByRole('radio', { name: '3', exact: true })).toBeChecked()
    expect(document.activeElement).toBe(document.body)
    await field('Heading').fill('Two and more')
    expect([fields('One').props.text, fields('Two').props.text]).toEqual([
      { en: 'One and more', th: 'หนึ่ง' },
      'Two and more',
    ])
    // An undo in the other block shows only there.
    store.undo()
    store.undo()
    await expect.element(field('Heading')).toHaveValue('Two')
    select(['One'])
    await expect.element(field('Heading')).toHaveValue('One and more')
    await expect.element(screen.getByRole('radio', { name: '2', exact: true })).toBeChecked()
  })

  it('show the errors of the other block of the type', async () => {
    const heading = (id: string, text: string) => ({ id, type: 'content/heading', props: { text } })
    await open([heading('One', 'One'), heading('Two', 'Two')], ['One'])
    await field('Heading').fill('x'.repeat(20_001))
    await expect.element(field('Heading')).toHaveAttribute('aria-invalid', 'true')
    select(['Two'])
    await expect.element(field('Heading')).toHaveValue('Two')
    await expect.element(field('Heading')).not.toHaveAttribute('aria-invalid')
    expect([fields('One').props.text, fields('Two').props.text]).toEqual(['x'.repeat(20_001), 'Two'])
    select(['One'])
    await expect.element(field('Heading')).toHaveAttribute('aria-invalid', 'true')
  })

  it('keep incomplete input when someone else changes the block', async () => {
    await open([contact], ['contact'])
    await field('Email').fill('four@')
    store.dispatch('x', (edit) =>
      edit.update(
        'contact',
        'block',
        (draft) => void (draft.fields.props = { ...draft.fields.props, phone: '02 123 4567' }),
      ),
    )
    await expect.element(field('Phone')).toHaveValue('02 123 4567')
    await expect.element(field('Email')).toHaveValue('four@')
  })

  it('are disabled while the block is locked', async () => {
    await open([contact], ['contact'], 'manager')
    store.dispatch('x', (edit) => edit.update('row', 'row', (draft) => void (draft.fields.locked = true)))
    await expect.element(screen.getByText('The part around this is locked.')).toBeVisible()
    await expect.element(field('Email')).toBeDisabled()
    await screen.getByRole('button', { name: 'Select it' }).click()
    await expect.element(screen.getByText('Locked. You can’t change anything here.')).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Unlock' })).not.toBeInTheDocument()
  })
})

describe('changed settings', () => {
  const button = (name: string | RegExp) => screen.getByRole('button', { name })

  it('are reset by the mark at their field as a step, unlike content', async () => {
    await open(
      [{ id: 'x', type: 'content/heading', props: { text: { th: 'ก', en: 'Hats' }, level: 2, align: 'end' } }],
      ['x'],
    )
    await button(/^Reset Align.*Differs from the default/).click()
    expect(fields('x')).toMatchObject({ props: { text: { th: 'ก', en: 'Hats' }, level: 2 } })
    expect(fields('x')).not.toHaveProperty('props.align')
    await expect.element(button(/Differs from the default/)).not.toBeInTheDocument()
    store.undo()
    await expect.element(button(/^Reset Align/)).toBeVisible()
  })

  it("are reset together by the header's button, which locked blocks lack", async () => {
    await open([{ id: 'x', type: 'content/heading', props: { text: 'Hats', level: 4 } }], ['x'])
    await button('Reset settings').click()
    await expect.poll(() => fields('x')).toMatchObject({ props: { text: 'Hats', level: 2 } })
    store.dispatch('Lock', (edit) => setField(edit, 'x', ['locked'], true))
    await expect.element(button('Reset settings')).not.toBeInTheDocument()
  })
})

describe('list', () => {
  it("focuses a new item's text rather than its stored key", async () => {
    await open(
      [
        {
          id: 'form',
          type: 'form/form',
          props: {
            form: 'farm',
            title: 'Farm',
            fields: [{ kind: 'radio', name: 'grows', label: 'Grows?', options: [{ value: 'yes', label: 'Yes' }] }],
          },
        },
      ],
      ['form'],
    )
    await screen.getByRole('button', { name: 'Grows?', exact: true }).click()
    await screen.getByRole('button', { name: 'Add to Options' }).click()
    await expect.element(field('Text').last()).toHaveFocus()
  })

  it('adds several pictures at once, replacing samples, in one step', async () => {
    const photo = (asset: string) => ({ thumbnail: { asset } })
    await open(
      [
        {
          id: 'photos',
          type: 'content/gallery',
          props: { images: [photo('sample-1'), { ...photo('own'), caption: 'Ours' }, photo('sample-2')] },
        },
      ],
      ['photos'],
    )
    const add = screen.getByRole('button', { name: 'Add to Pictures' })
    const answer = async (...assets: string[]) => {
      await add.click()
      await expect.poll(openRequest).toMatchObject({ kind: 'image' })
      const request = openRequest()
      if (request?.kind !== 'image') throw new Error('No pictures are asked for.')
      request.resolve(assets.map((asset) => ({ asset })))
      closeRequest(request)
      return request.limit
    }
    expect(await answer()).toBe(100)
    expect(store.history.done).toHaveLength(0)
    await answer('sea', 'hill')
    await expect
      .poll(() => fields('photos').props.images)
      .toEqual([{ ...photo('own'), caption: 'Ours' }, photo('sea'), photo('hill')])
    expect([store.history.done.length, notified.at(-1)]).toEqual([1, 'Added: 2'])
    store.undo()
    await expect.poll(() => fields('photos').props.images).toHaveLength(3)
  })

  it('adds, copies and removes items in one step each', async () => {
    await open([steps], ['steps'])
    await screen.getByRole('button', { name: 'Add to Steps' }).click()
    expect(titles()).toHaveLength(4)
    // The new item is open with its text focused.
    await expect.element(field('Title').last()).toHaveFocus()
    // Its initial text is selected, so that typing replaces it.
    expect(field('Title').last().element()).toHaveProperty('selectionStart', 0)
    await userEvent.keyboard('Fourth')
    await expect.poll(() => fields('steps').props.items).toMatchObject([{}, {}, {}, { title: { en: 'Fourth' } }])
    // Scoped to its own menu: the previous one may still be closing.
    const choose = async (of: string, name: string) => {
      await screen.getByRole('button', { name: `More options for ${of}` }).click()
      await screen
        .getByRole('menu', { name: `More options for ${of}` })
        .getByRole('menuitem', { name })
        .click()
    }
    await choose('Second', 'Duplicate')
    expect(titles().slice(0, 4)).toEqual(['First', 'Second', 'Second', 'Third'])
    await choose('First', 'Remove')
    expect(titles()[0]).toBe('Second')
    expect(notified.at(-1)).toBe('First removed.')
    store.undo()
    expect(titles()[0]).toBe('First')
    await expect.element(screen.getByRole('button', { name: 'First', exact: true })).toBeVisible()
  })

  it('keeps the focus near a removed item', async () => {
    await open([steps], ['steps'])
    const remove = async (name: string) => {
      await screen.getByRole('button', { name: `More options for ${name}` }).click()
      await screen
        .getByRole('menu', { name: `More options for ${name}` })
        .getByRole('menuitem', { name: 'Remove' })
        .click()
    }
    const item = (name: string) => screen.getByRole('button', { name, exact: true })
    await remove('Second')
    await expect.element(item('Third')).toHaveFocus()
    await remove('Third')
    await expect.element(item('First')).toHaveFocus()
    await remove('First')
    await expect.element(item('Add')).toHaveFocus()
  })

  it('reorders by arrow keys and announces it', async () => {
    await open([steps], ['steps'])
    const handle = screen.getByRole('button', { name: /^Move Third/ })
    handle.element().focus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    expect(titles()).toEqual(['Third', 'First', 'Second'])
    expect(notified.at(-1)).toBe('Third is now 1 of 3.')
    await expect.element(handle).toHaveFocus()
  })

  it('reorders by drag', async () => {
    await open([steps], ['steps'])
    await drag(
      screen.getByRole('button', { name: /^Move First/ }).element(),
      screen.getByRole('button', { name: /^Move Third/ }).element(),
    )
    await expect.poll(titles).toEqual(['Second', 'Third', 'First'])
  })

  it("stops at the schema's limit", async () => {
    await open(
      [{ ...steps, props: { items: Array.from({ length: 12 }, (_, place) => ({ title: `${place}` })) } }],
      ['steps'],
    )
    await expect.element(screen.getByRole('button', { name: 'Add to Steps' })).toBeDisabled()
  })

  it('opens the item of a requested field', async () => {
    await open([steps], [])
    showField('steps', ['props', 'items', 1, 'title'])
    await expect.element(field('Title').last()).toHaveFocus()
    await expect.element(field('Title').last()).toHaveValue('Second')
  })
})

describe('link', () => {
  it('is chosen among the pages, and reports when none matches', async () => {
    await open([{ id: 'b', type: 'content/button', props: { text: 'Go', link: { to: '/' } } }], ['b'])
    const link = screen.getByRole('combobox', { name: 'Link', exact: true })
    await link.click()
    await screen.getByRole('option', { name: /About us/ }).click()
    expect(fields('b').props.link).toEqual({ to: '/about' })
    await link.fill('/nowhere')
    await expect.element(screen.getByText('There is no page at this address.')).toBeVisible()
    await link.fill('/shop/tea')
    await expect.element(screen.getByText('There is no page at this address.')).not.toBeInTheDocument()
  })

  it('keeps its list at the field when something appears above', async () => {
    await open([{ id: 'b', type: 'content/button', props: { text: 'Go', link: { to: '/' } } }], ['b'])
    const link = screen.getByRole('combobox', { name: 'Link', exact: true })
    await link.click()
    const list = screen.getByRole('listbox')
    const gap = () =>
      Math.round(list.element().getBoundingClientRect().top - link.element().getBoundingClientRect().bottom)
    await expect.poll(gap).toBe(4)
    const panel = document.querySelector<HTMLElement>('[data-inspector]') as HTMLElement
    panel.style.paddingBlockStart = '60px'
    await expect.poll(gap).toBe(4)
  })

  it('recognises another website automatically', async () => {
    await open([{ id: 'b', type: 'content/button', props: { text: 'Go', link: { to: '/' } } }], ['b'])
    await screen.getByRole('combobox', { name: 'Link', exact: true }).fill('www.example.com')
    await userEvent.keyboard('{Tab}')
    expect(fields('b').props.link).toEqual({ to: 'https://www.example.com', external: true })
    await screen.getByRole('button', { name: 'Link: Open in a new tab' }).click()
    expect(fields('b').props.link).toEqual({ to: 'https://www.example.com', external: true, newTab: true })
  })
})

describe('responsive values', () => {
  const grid = { id: 'grid', type: 'content/card-grid', props: { items: [{ title: 'A' }], perRow: 3 } }

  it('are written for the previewed width, and reset', async () => {
    await open([grid], ['grid'])
    setUi({ device: 'mobile' })
    await screen.getByText('2', { exact: true }).click()
    expect(fields('grid').at).toEqual({ mobile: { perRow: 2 } })
    expect(fields('grid').props.perRow).toBe(3)
    await screen.getByRole('button', { name: /^Reset Items per row/ }).click()
    expect(fields('grid').at).toBeUndefined()
    await expect.element(screen.getByText('Follows Desktop')).toBeInTheDocument()
  })

  it('include style values, with what they inherit', async () => {
    await open([grid], ['grid'])
    await screen.getByRole('tab', { name: 'Style' }).click()
    await screen.getByRole('textbox', { name: 'Padding top' }).fill('24')
    expect(fields('grid').style).toEqual({ base: { padding: { out: { top: 6 } } } })
    setUi({ device: 'mobile' })
    const top = screen.getByRole('textbox', { name: 'Padding top' })
    await expect.element(top).toHaveValue('')
    await expect.element(top).toHaveAttribute('placeholder', '24')
    await top.click()
    await userEvent.keyboard('{ArrowUp}')
    expect(fields('grid').style).toEqual({
      base: { padding: { out: { top: 6 } } },
      mobile: { padding: { out: { top: 7 } } },
    })
    // By keyboard, focus moves to the control, because the button disappears with the value.
    ;(screen.getByRole('button', { name: /^Reset Padding top/ }).element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    expect(fields('grid').style).toEqual({ base: { padding: { out: { top: 6 } } } })
    await expect.element(top).toHaveFocus()
    await screen.getByRole('textbox', { name: 'Min height' }).fill('40px')
    ;(screen.getByRole('button', { name: /^Reset Min height/ }).element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByRole('textbox', { name: 'Min height' })).toHaveFocus()
  })
})

describe('several blocks of one type', () => {
  const headings = ['h1', 'h2'].map((id) => ({
    id,
    type: 'content/heading',
    props: { text: { en: id, th: `ไทย ${id}` }, level: 2 },
  }))

  it('are changed together in one step, keeping their own text in the other language', async () => {
    await open(headings, ['h1', 'h2'])
    await field('Heading').fill('Both')
    expect([fields('h1').props.text, fields('h2').props.text]).toEqual([
      { en: 'Both', th: 'ไทย h1' },
      { en: 'Both', th: 'ไทย h2' },
    ])
    store.undo()
    expect([fields('h1').props.text, fields('h2').props.text]).toEqual(headings.map(({ props }) => props.text))
  })

  it('show where they differ until one value is set on all', async () => {
    await open(headings, ['h1', 'h2'])
    const differ = screen.getByText('The selected parts have different values; this is the last one’s.')
    await expect.element(field('Heading')).toHaveAccessibleDescription(/The selected parts have different values/)
    expect(differ.elements()).toHaveLength(1)
    store.dispatch('', (edit) => setField(edit, 'h1', ['props', 'level'], 3))
    await expect.poll(() => differ.elements().length).toBe(2)
    for (const [id, text] of [
      ['h1', 'Both'],
      ['h2', 'Both'],
    ] as const)
      store.dispatch('', (edit) => setField(edit, id, ['props', 'text'], text))
    await expect.poll(() => differ.elements().length).toBe(1)
    setUi({ selection: ['h2'] })
    await expect.element(differ).not.toBeInTheDocument()
  })

  it('keep their own items', async () => {
    await open([steps, { ...steps, id: 'others' }], ['steps', 'others'])
    await expect.element(screen.getByText('Each block has its own list.', { exact: false })).toBeVisible()
    await expect.element(screen.getByRole('button', { name: /^Add to/ })).not.toBeInTheDocument()
  })

  it('show no content tab when their types differ', async () => {
    await open([contact, steps], ['contact', 'steps'])
    await expect.element(screen.getByRole('tab', { name: 'Style' })).toBeVisible()
    await expect.element(screen.getByRole('tab', { name: 'Content' })).not.toBeInTheDocument()
  })
})

it("keeps the focus when a field's control is replaced on choosing or clearing", async () => {
  const asset = 'item-0198f000-0000-7000-8000-000000000003'
  const item = {
    id: asset.slice(5),
    asset,
    name: 'Sea.jpg',
    kind: 'picture',
    mime: 'image/jpeg',
    size: 2048,
    width: 40,
    height: 30,
    alt: {},
    version: 1,
    createdAt: '2026-11-20T02:10:00.000Z',
  }
  answerLibrary(item)
  await open(
    [
      {
        id: 'video',
        type: 'content/video',
        props: { title: 'A film', source: { kind: 'file', files: [{ asset: 'film' }] } },
      },
    ],
    ['video'],
  )
  const choose = screen.getByRole('button', { name: 'Choose a picture' })
  await choose.click()
  await screen.getByRole('option', { name: 'Sea.jpg' }).click()
  await screen.getByRole('button', { name: 'Use this picture' }).click()
  await expect.element(screen.getByRole('button', { name: /^Change/ })).toHaveFocus()
  await screen.getByRole('button', { name: /^Remove Picture/ }).click()
  await expect.element(choose).toHaveFocus()
})

it('keeps the text tools while a dialog they opened has the focus, and no longer', async () => {
  await open(
    [
      {
        id: 'text',
        type: 'content/rich-text',
        props: { text: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Words' }] }] } },
      },
    ],
    ['text'],
  )
  await screen.getByText('Words').click()
  const bold = screen.getByRole('button', { name: 'Bold' })
  await expect.element(bold).toBeVisible()
  const dialog = document.body.appendChild(document.createElement('div'))
  dialog.role = 'dialog'
  dialog.append(Object.assign(document.createElement('input'), { ariaLabel: 'Search the library' }))
  dialog.querySelector('input')?.focus()
  await new Promise((resolve) => setTimeout(resolve, 50))
  await expect.element(bold).toBeVisible()
  dialog.remove()
  await screen.getByText('Words').click()
  ;(document.activeElement as HTMLElement).blur()
  await expect.element(bold).not.toBeInTheDocument()
})

describe('style', () => {
  it('is set on all of several nodes in one step', async () => {
    await open([contact, steps], ['contact', 'steps'])
    await screen.getByRole('button', { name: 'Sides that change together: Each side' }).click()
    await screen.getByRole('textbox', { name: 'Margin left' }).fill('auto')
    const centred = { base: { margin: { out: { left: 'auto', right: 'auto' } } } }
    expect([fields('contact').style, fields('steps').style]).toEqual([centred, centred])
    store.undo()
    expect([fields('contact').style, fields('steps').style]).toEqual([undefined, undefined])
  })

  it('stores nothing that a document may not contain', async () => {
    await open([contact], ['contact'])
    await screen.getByRole('tab', { name: 'Style' }).click()
    await screen.getByRole('button', { name: 'Position' }).click()
    await screen.getByRole('combobox', { name: 'Type' }).click()
    await screen.getByRole('option', { name: 'Sticky' }).click()
    await screen.getByRole('textbox', { name: 'top', exact: true }).fill('12px')
    expect(fields('contact').style).toEqual({ base: { position: { type: 'sticky', top: 12 } } })
    await screen.getByRole('textbox', { name: 'top', exact: true }).fill('twelve')
    await expect.element(screen.getByText('Enter a number with px, rem, em or %.')).toBeVisible()
    expect(fields('contact').style).toEqual({ base: { position: { type: 'sticky', top: 12 } } })
    // Invalid input stays in the field after blur.
    await userEvent.keyboard('{Tab}')
    await expect.element(screen.getByText('Enter a number with px, rem, em or %.')).toBeVisible()
    await expect.element(screen.getByRole('textbox', { name: 'top', exact: true })).toHaveValue('twelve')
    await screen.getByRole('textbox', { name: 'top', exact: true }).fill('-8px')
    expect(fields('contact').style).toEqual({ base: { position: { type: 'sticky', top: -8 } } })
    await screen.getByRole('button', { name: /^Reset Type/ }).click()
    expect(fields('contact').style).toBeUndefined()
    await screen.getByRole('textbox', { name: 'Min height' }).fill('-50px')
    await expect.element(screen.getByText('This cannot be less than 0.')).toBeVisible()
    expect(fields('contact').style).toBeUndefined()
    await screen.getByRole('textbox', { name: 'Min height' }).fill('99999px')
    await expect.element(screen.getByText('Enter 10000px or less.')).toBeVisible()
    expect(fields('contact').style).toBeUndefined()
  })

  it.each([
    ['abc', 'Padding top: Enter a number in pixels or rem, such as 16 or 1.5rem.'],
    ['-10', 'Padding top: This cannot be less than 0.'],
    ['99999', 'Padding top: Enter 384 px or less.'],
  ])('reports invalid spacing and keeps it to be corrected: %s', async (typed, message) => {
    await open([contact], ['contact'])
    await screen.getByRole('tab', { name: 'Style' }).click()
    const padding = screen.getByRole('textbox', { name: 'Padding top' })
    await padding.fill(typed)
    await userEvent.keyboard('{Enter}{Tab}')
    await expect.element(screen.getByText(message)).toBeVisible()
    await expect.element(padding).toHaveValue(typed)
    await expect.element(padding).toHaveAccessibleDescription(message)
    expect(fields('contact').style).toBeUndefined()
    await padding.fill('1.5rem')
    await userEvent.keyboard('{Tab}')
    await expect.element(padding).toHaveValue('24')
    await expect.element(screen.getByText(message)).not.toBeInTheDocument()
    expect(fields('contact').style).toEqual({ base: { padding: { out: { top: 6 } } } })
  })
})

describe('rows and columns', () => {
  it('get a theme ground, reset by its mark, and report what covers it', async () => {
    await open([contact], ['row'])
    await screen.getByRole('tab', { name: 'Style' }).click()
    const grounds = screen.getByRole('region', { name: 'Theme background' })
    await expect.element(grounds.getByRole('button', { name: 'None' })).toHaveAttribute('aria-pressed', 'true')
    await grounds.getByRole('button', { name: 'Night' }).click()
    await expect.element(grounds.getByRole('button', { name: 'Night' })).toHaveAttribute('aria-pressed', 'true')
    expect(fields('row')).toMatchObject({ ground: 'night' })
    store.dispatch('', (edit) =>
      setField(edit, 'row', ['style', 'base', 'background', 'out'], { type: 'color', color: '#fff' }),
    )
    await expect.element(grounds.getByText(/own background covers it/)).toBeVisible()
    await grounds.getByRole('button', { name: /^Reset/ }).click()
    expect(fields('row')).not.toHaveProperty('ground')
    store.undo()
    expect(fields('row')).toMatchObject({ ground: 'night' })
    // A ground chosen afterwards replaces the colour, in the same step.
    await grounds.getByRole('button', { name: 'Tint' }).click()
    await expect.poll(() => fields('row')).toMatchObject({ ground: 'tint' })
    expect(fields('row')).not.toHaveProperty('style')
    store.undo()
    expect(fields('row')).toMatchObject({
      ground: 'night',
      style: { base: { background: { out: { color: '#fff' } } } },
    })
    // Rows and columns have different grounds.
    select(['row', 'one'])
    await expect.poll(() => grounds.elements()).toHaveLength(0)
    await expect.element(screen.getByRole('region', { name: 'Spacing' })).toBeVisible()
    // A column may also have the page's own.
    select(['one'])
    await grounds.getByRole('button', { name: 'Page background' }).click()
    expect(fields('one')).toMatchObject({ ground: 'plain' })
  })

  it('get an entrance on scrolling, optionally column by column, in one step for several parts', async () => {
    await open([contact], ['row'])
    await screen.getByRole('tab', { name: 'Style' }).click()
    const entrance = screen.getByRole('region', { name: 'Entrance' })
    await expect.element(entrance.getByRole('button', { name: 'None' })).toHaveAttribute('aria-pressed', 'true')
    expect(entrance.getByRole('button', { name: 'Play' }).elements()).toEqual([])
    await entrance.getByRole('button', { name: 'Rise' }).click()
    expect(fields('row')).toMatchObject({ entrance: 'rise' })
    await expect.element(entrance.getByRole('button', { name: 'Play' })).toBeVisible()
    await entrance.getByRole('switch', { name: 'Stagger columns' }).click({ force: true })
    expect(fields('row')).toMatchObject({ entrance: 'rise', inTurn: true })
    await entrance.getByRole('button', { name: 'None' }).click()
    expect([fields('row').entrance, 'inTurn' in fields('row')]).toEqual([undefined, false])
    store.undo()
    expect(fields('row')).toMatchObject({ entrance: 'rise', inTurn: true })
    select(['row', 'contact'])
    await entrance.getByRole('button', { name: 'Grow' }).click()
    expect([fields('row').entrance, fields('contact').entrance]).toEqual(['grow', 'grow'])
    await expect.poll(() => entrance.getByRole('switch').elements()).toHaveLength(0)
    store.undo()
    expect([fields('row').entrance, fields('contact').entrance]).toEqual(['rise', undefined])
    // A single column follows no other.
    store.dispatch('', (edit) => {
      edit.detach('two')
      edit.removeTree('two')
      edit.update('row', 'row', (draft) => void delete draft.fields.inTurn)
    })
    select(['row'])
    await expect.element(entrance.getByRole('button', { name: 'Rise' })).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => entrance.getByRole('switch').elements()).toEqual([])
  })

  it('get a layout and keep their content', async () => {
    await open([contact], ['row'])
    await screen.getByRole('button', { name: '2/3 – 1/3' }).click()
    expect(fields('one').colspan).toBe(2)
    await screen.getByRole('button', { name: 'One column' }).click()
    expect(store.get('row')).toMatchObject({ cells: ['one'] })
    expect(store.get('one')).toMatchObject({ blocks: ['contact'] })
  })

  it('have a width per screen size', async () => {
    await open([contact], ['one'])
    setUi({ device: 'tablet' })
    await screen.getByRole('textbox', { name: 'Column span' }).fill('2')
    expect(fields('one').style).toEqual({ tablet: { colspan: 2 } })
  })

  it('are reordered on narrower screens only, in one step', async () => {
    await open([contact], ['row'])
    await screen.getByRole('button', { name: '2 equal columns' }).click()
    await expect.element(screen.getByRole('button', { name: 'Last column first' })).not.toBeInTheDocument()
    setUi({ device: 'mobile' })
    await screen.getByRole('button', { name: 'Last column first' }).click()
    const [, last = ''] = (store.get('row') as { cells: string[] }).cells
    expect(fields(last).style).toEqual({ mobile: { first: true } })
    await expect
      .element(screen.getByRole('button', { name: 'Last column first' }))
      .toHaveAttribute('aria-pressed', 'true')
    store.undo()
    expect(fields(last).style).toBeUndefined()
  })
})

describe('picture', () => {
  const upload = {
    id: '0198f000-0000-7000-8000-000000000021',
    asset: 'item-0198f000-0000-7000-8000-000000000021',
    name: 'Tea house.jpg',
    alt: { en: 'A tea house', th: 'โรงน้ำชา' },
    kind: 'picture',
    version: 1,
  }

  it('shows its file name, and its own description when none is written here', async () => {
    answerLibrary(upload)
    await open([{ id: 'picture', type: 'content/image', props: { image: { asset: upload.asset } } }], ['picture'])
    await expect.element(screen.getByText('Tea house.jpg', { exact: true })).toBeVisible()
    await expect.element(field('Alt text')).toHaveAttribute('placeholder', 'A tea house')
    setUi({ locale: 'th' })
    await expect.element(field('Alt text')).toHaveAttribute('placeholder', 'โรงน้ำชา')
    const [thumbnail, name, label] = [
      screen.getByRole('button', { name: /^Change/ }),
      screen.getByText('Tea house.jpg', { exact: true }),
      screen.getByText('Alt text', { exact: true }),
    ].map((each) => each.element().getBoundingClientRect()) as [DOMRect, DOMRect, DOMRect]
    expect(name.top - thumbnail.bottom).toBeGreaterThanOrEqual(4)
    expect(label.top - name.bottom).toBeGreaterThanOrEqual(4)
  })

  it('asks for the reason to be hidden only while it is hidden', async () => {
    await open([{ id: 'picture', type: 'content/image', props: { image: { asset: 'sea' } } }], ['picture'])
    await expect.element(screen.getByRole('switch', { name: 'Hide until clicked' })).toBeInTheDocument()
    expect(screen.getByRole('textbox', { name: 'Why it is hidden' }).elements()).toEqual([])
    await screen.getByRole('switch', { name: 'Hide until clicked' }).click({ force: true })
    await field('Why it is hidden').fill('A spoiler')
    await screen.getByRole('switch', { name: 'Hide until clicked' }).click({ force: true })
    await expect.element(field('Why it is hidden')).toHaveValue('A spoiler')
  })
})

describe('visibility', () => {
  it('depends on screen, role and date', async () => {
    await open([contact], ['contact'])
    await screen.getByRole('tab', { name: 'Visibility' }).click()
    await screen.getByRole('button', { name: 'Shown on Mobile' }).click()
    await screen.getByText('Manager', { exact: true }).click()
    await screen.getByLabelText('From').fill('2027-01-01T09:00')
    expect(fields('contact')).toMatchObject({
      visible: { mobile: false },
      shown: { roles: ['manager'], from: '2027-01-01T09:00:00+07:00' },
    })
    await screen.getByLabelText('Until').fill('2026-01-01T09:00')
    await expect.element(screen.getByText('It ends before it begins, so it never shows.')).toBeVisible()
    await screen.getByRole('textbox', { name: 'Anchor' }).fill('Our prices!')
    expect(fields('contact').anchor).toBe('Our-prices')
  })

  it('depends on language and weekly hours, for the whole selection, and reports impossible values', async () => {
    await open([contact, { ...contact, id: 'other' }], ['other', 'contact'])
    await screen.getByRole('tab', { name: 'Visibility' }).click()
    const [languages, days] = [
      screen.getByRole('group', { name: 'Only in' }),
      screen.getByRole('group', { name: 'Only on' }),
    ]
    await languages.getByText('Thai').click()
    await expect.element(screen.getByText(/in English, which does not show this part/)).toBeVisible()
    await days.getByText('Sun').click()
    await days.getByText('Fri').click()
    await screen.getByLabelText('Starts at').fill('22:00')
    await screen.getByLabelText('Ends at').fill('22:00')
    await expect.element(screen.getByText(/so it never shows. For the whole day, leave both empty/)).toBeVisible()
    await screen.getByLabelText('Ends at').fill('02:00')
    await expect.element(screen.getByText(/past midnight/)).toBeVisible()
    const shown = { locales: ['th'], hours: { days: [5, 0], from: '22:00', until: '02:00' } }
    expect([fields('contact').shown, fields('other').shown]).toEqual([shown, shown])
    // With both languages selected nothing is stored.
    await languages.getByText('English').click()
    await screen.getByLabelText('Starts at').fill('')
    await screen.getByLabelText('Ends at').fill('')
    for (const day of ['Sun', 'Fri']) await days.getByText(day).click()
    expect(fields('contact')).not.toHaveProperty('shown')
  })

  it.each([
    [{ locales: ['th'] }, 'Who sees it', /in English, which does not show this part/],
    [{ hours: { days: [] } }, 'Every week', /outside these days and hours/],
    [{ roles: ['manager'] }, 'Who sees it', /as Guest, who does not see this part/],
    [{ from: '2999-01-01T09:00:00+07:00' }, 'When', /It shows from .*2999.*, so you do not see it yet/],
    [{ until: '2020-01-01T09:00:00+07:00' }, 'When', /It showed until .*2020.*, so you no longer see it/],
  ])('shows next to its reason why the part is not visible: %j', async (shown, section, reason) => {
    await open([{ ...contact, shown } as typeof contact], ['contact'])
    await screen.getByRole('tab', { name: 'Visibility' }).click()
    await expect.element(screen.getByRole('region', { name: section }).getByRole('status')).toHaveTextContent(reason)
    expect(screen.getByRole('status').elements()).toHaveLength(1)
  })
})

describe('page', () => {
  it('has texts, access and a sample of its address', async () => {
    await open([contact], [])
    await field('Title').fill('Teas')
    await field('Description').fill('All of them.')
    await screen.getByRole('switch', { name: 'Hide from search' }).click({ force: true })
    await screen.getByRole('textbox', { name: 'Example sku' }).fill('tea')
    expect(store.page.fields).toMatchObject({
      title: { en: 'Teas', th: 'ร้าน' },
      description: { en: 'All of them.' },
      noindex: true,
      sample: { sku: 'tea' },
    })
  })

  it('gives a role its own view and removes it', async () => {
    await open([contact], [])
    await screen.getByRole('button', { name: 'Add a view for Manager' }).click()
    await screen.getByRole('menuitem', { name: 'Copy of Guest’s' }).click()
    expect(store.page.views.manager).toHaveLength(1)
    await screen.getByRole('button', { name: 'Remove Manager’s view' }).click()
    expect(store.page.views.manager).toBeUndefined()
    await expect.element(screen.getByRole('button', { name: 'Remove Guest’s view' })).toBeDisabled()
  })
})

it.each(blockTypes)('%s shows its settings without changing anything', async (type) => {
  const [first] = blockExamples.filter((example) => example.type === type)
  await open(
    [{ id: 'block', type, props: first?.example.props, ...(first?.example.at ? { at: first.example.at } : {}) }],
    ['block'],
  )
  await expect.element(screen.getByRole('tab', { name: 'Content' })).toBeVisible()
  for (const fold of document.querySelectorAll<HTMLElement>('[data-fold]')) fold.click()
  await expect.element(screen.getByRole('tabpanel')).toBeVisible()
  expect(store.history.done).toEqual([])
})
