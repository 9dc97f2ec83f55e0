import { MemoryRouter } from 'react-router-dom'
import { assetLookup } from '@gateway/themes/assets'
import { fontCss } from '@gateway/themes/font-rules'
import { BootProvider, PageProvider } from '@kit/boot'
import { registerAllViews } from '@registry/all-views'
import type { BlockExample } from '@registry/examples'
import { blockMigrations } from '@registry/migrations'
import { blockDefinition } from '@registry/schemas'
import { Rows } from '@runtime/rows'
import type { Boot } from '@schemas/boot'
import { compileRows } from '@schemas/layout/compile'
import type { Asset } from '@schemas/layout/image'
import type { Locale } from '@schemas/layout/locale'
import type { Row } from '@schemas/layout/page'
import type { Payload, RenderBlock, RenderTree } from '@schemas/layout/render'
import { localise } from '@schemas/layout/text'
import '@runtime/base.css'
import { spaceFor } from './site-spaces'
import { DocumentAttributes } from './document-attributes'
import { build, themes } from './theme-packs'

registerAllViews()

type Props = { type: string; example: BlockExample; theme: string; locale: Locale; scheme: 'light' | 'dark' }

/**
 * An example as a page would show it: compiled like any document, in the runtime's own rows and host, with a theme
 * applied.
 */
export function BlockStory({ type, example, theme, locale, scheme }: Props) {
  const pack = themes.chain(theme)[0]
  const shape = pack?.theme.shape ?? { button: 'solid', card: 'outlined', heading: 'plain' }
  const tree = treeOf(type, example, theme, locale)
  const boot = bootOf(theme, locale, shape, tree)
  const document = {
    dataset: { theme, scheme, button: shape.button, card: shape.card, heading: shape.heading },
    lang: locale,
  }
  return (
    <MemoryRouter initialEntries={['/demo/element']} key={`${theme} ${locale} ${scheme}`}>
      <style>{`${pack?.css ?? ''}${pack ? fontCss(themes, pack.theme, build, { families: [], asset: () => undefined }).css : ''}${tree.css}`}</style>
      <BootProvider boot={boot}>
        <PageProvider payload={payloadOf(tree)}>
          <DocumentAttributes {...document} />
          <main id="main" className="page" data-frame="default" tabIndex={-1}>
            <Rows rows={tree.rows} />
          </main>
        </PageProvider>
      </BootProvider>
    </MemoryRouter>
  )
}

function treeOf(type: string, example: BlockExample, theme: string, locale: Locale): RenderTree {
  const definition = blockDefinition(type)
  const block = {
    id: 'example',
    type,
    version: definition?.version ?? 1,
    props: example.props,
    at: example.at,
    slots: example.slots,
  }
  const rows = [{ id: 'row', cells: [{ id: 'cell', blocks: [block] }] }] as unknown as Row[]
  const types = { definition: blockDefinition, migrations: blockMigrations }
  const { tree } = compileRows(rows, {
    types,
    asset: assetLookup(themes, build, theme, locale),
    role: 'admin',
    now: Date.now(),
    explain: true,
    locale,
    params: {},
    query: {},
    path: '/demo/element',
  })
  const rendered = tree.rows[0]?.cells[0]?.blocks[0]
  if (rendered && example.data) rendered.data = localise(example.data, locale) as NonNullable<RenderBlock['data']>
  return tree
}

function payloadOf(tree: RenderTree): Payload {
  return {
    build: build.id,
    pattern: '/demo/element',
    path: '/demo/element',
    params: {},
    query: {},
    frame: 'default',
    head: { title: '', canonical: '', alternates: [], jsonLd: [] },
    tree,
  }
}

function bootOf(theme: string, locale: Locale, shape: Boot['site']['shape'], tree: RenderTree): Boot {
  const space = spaceFor(theme)
  return {
    build: build.id,
    release: '1',
    env: 'localhost',
    gateway: '',
    local: false,
    locale,
    now: new Date().toISOString(),
    site: {
      id: theme,
      siteName: localise(space.name, locale) as string,
      siteFavicon: '',
      key: '',
      publicToken: '',
      hostname: 'storybook.localhost',
      spaceId: theme,
      theme,
      shape,
    },
    space: localise(space, locale) as Boot['space'],
    session: { role: 'guest' },
    routes: [],
    slots: { header: [], subheader: [], footer: [] },
    assets: { ...assetsNamedIn(space, assetLookup(themes, build, theme, locale)), ...tree.assets },
  }
}

/** Images of menus are named in the site's space, not in the example. */
function assetsNamedIn(value: unknown, find: (name: string) => Asset | undefined): Record<string, Asset> {
  if (value === null || typeof value !== 'object') return {}
  const below: Record<string, Asset> = Object.assign(
    {},
    ...Object.values(value).map((each) => assetsNamedIn(each, find)),
  )
  const found = 'asset' in value && typeof value.asset === 'string' ? find(value.asset) : undefined
  return found && 'asset' in value ? { ...below, [String(value.asset)]: found } : below
}
