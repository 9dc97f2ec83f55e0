/** One planted line: its file, its code, and for a refusal a word of the suggested fix. */
export type Case = { file: string; code: string; refused?: RegExp }

const refuse = (file: string, refused: RegExp, ...lines: string[]): Case[] =>
  lines.map((code) => ({ file, code, refused }))
const pass = (file: string, ...lines: string[]): Case[] => lines.map((code) => ({ file, code }))

/** Every syntax for naming another module. */
const importForms = (module: string) => [
  `import { x } from '${module}'; console.log(x)`,
  `import type { X } from '${module}'; export type Y = X`,
  `import '${module}'`,
  `export { x } from '${module}'`,
  `export type { X } from '${module}'`,
  `export * from '${module}'`,
  `export const load = () => import('${module}')`,
  `export const load = () => import(\`${module}\`)`,
  `export type Y = import('${module}').X`,
  `export const asset = new URL('${module}', import.meta.url)`,
  `export const r = require('${module}')`,
]

const schema = 'schemas/layout/page.ts'
const kit = 'src/kit/link.tsx'
const upload = 'src/kit/upload/uploads.ts'
const view = 'blocks/content/heading/view.tsx'
const blockSchema = 'blocks/content/heading/schema.ts'
const views = 'src/registry/views.ts'
const schemas = 'src/registry/schemas.ts'
const runtime = 'src/runtime/router.tsx'
const server = 'src/runtime/server.tsx'
const editor = 'src/editor/canvas/canvas.tsx'
const gateway = 'src/gateway/http/serve.ts'
const drafts = 'src/gateway/drafts/publish.ts'
const wallet = 'src/areas/wallet/server/calls/wallet/read.ts'
const walletScreen = 'src/areas/wallet/ui/balance-figure.tsx'
const hora = 'src/areas/hora/server/domain/chart/chart.ts'

export const cases: Case[] = [
  ...importForms('@kit/link').flatMap((line) => refuse(schema, /stands on nothing/, line)),
  ...refuse(
    schema,
    /may not import/,
    `import { x } from '@gateway/http/serve'`,
    `import { x } from '@runtime/router'`,
    `import { x } from '@registry/schemas'`,
  ),
  ...refuse(
    schema,
    /open: zod\/mini/,
    `import * as z from 'zod'`,
    `import { useState } from 'react'`,
    `import Fastify from 'fastify'`,
  ),
  ...refuse(schema, /runs in browsers/, `import { readFileSync } from 'node:fs'`, `import { readFileSync } from 'fs'`),
  ...refuse(
    schema,
    /may not glob/,
    `export const all = import.meta.glob('/blocks/*/*/schema.ts')`,
    `export const all = import.meta.glob('../../blocks/**')`,
  ),
  ...refuse(schema, /stays in its room/, `import { x } from '../../src/kit/link'`),
  ...pass(
    'schemas/password-score.ts',
    `import { ZxcvbnFactory } from '@zxcvbn-ts/core'`,
    `import { dictionary } from '@zxcvbn-ts/language-common'`,
  ),
  ...pass(
    schema,
    `import * as z from 'zod/mini'`,
    `import { oklch } from 'culori'`,
    `import { x } from './row'`,
    `import { x } from '../entities/site'`,
    `import { x } from '@schemas/site/entities/site'`,
  ),

  ...['@runtime/router', '@registry/views', '@editor/canvas/canvas', '@gateway/http/serve'].flatMap((module) =>
    refuse(kit, /kit builds on @schemas alone/i, ...importForms(module).slice(0, 7)),
  ),
  ...refuse(
    kit,
    /stays in its room/,
    `import { x } from '../runtime/router'`,
    `import { x } from '../../schemas/layout/page'`,
  ),
  ...refuse(kit, /runs in browsers/, `import { join } from 'node:path'`),
  ...refuse(kit, /may not import "fastify"/, `import Fastify from 'fastify'`),
  ...refuse(
    kit,
    /literal name/,
    `export const load = (name: string) => import(name)`,
    'export const load = (name: string) => import(`./${name}`)',
  ),
  ...refuse(
    kit,
    /no file extension/,
    `import { x } from './session.ts'`,
    `import { x } from '@schemas/layout/page.ts'`,
  ),
  ...pass(
    kit,
    `import { x } from '@schemas/layout/page'`,
    `import { useState } from 'react'`,
    `import { x } from './session'`,
    `import './link.css'`,
    `import styles from './link.module.css'`,
  ),

  ...refuse(upload, /Kit may not import/, `import { x } from '@areas/files/ui/texts'`),
  ...refuse(upload, /may not import src\/runtime/, `import { x } from '@runtime/router'`),
  ...pass(
    upload,
    `import { x } from '../file-face/kind-of'`,
    `import { x } from '../share-visit'`,
    `import type { X } from '@schemas/files/entities/file-item'`,
  ),
  ...pass('src/areas/files/ui/manager/pane-uploads.tsx', `import { x } from '@kit/upload/uploads'`),

  ...['@runtime/router', '@registry/views', '@editor/canvas/canvas', '@gateway/http/serve'].flatMap((module) =>
    refuse(view, /a block builds on/i, ...importForms(module).slice(0, 7)),
  ),
  ...refuse(
    view,
    /stays in its block/,
    `import { x } from '../image/view'`,
    `import { x } from '../../shop/product-grid/view'`,
    `import { x } from '../heading-parts'`,
    `import { x } from '../../../src/kit/link'`,
  ),
  ...refuse(view, /an address, not a module/, `import { x } from '/blocks/content/image/view'`),
  ...refuse(
    view,
    /may not glob/,
    `export const all = import.meta.glob('../image/*.tsx')`,
    `export const all = import.meta.glob(['./parts/*.tsx', '/blocks/content/image/*'])`,
  ),
  ...refuse(view, /runs in browsers/, `import { join } from 'node:path'`),
  ...refuse(view, /Only managers load/, `import { x } from './editor'`),
  ...pass(
    view,
    `import { x } from '@kit/link'`,
    `import type { X } from '@schemas/layout/page'`,
    `import { x } from './parts/level'`,
    `import css from './view.module.css'`,
    `import { useId } from 'react'`,
    `export const all = import.meta.glob('./examples/*.json')`,
  ),
  ...pass(
    'blocks/content/heading/editor.tsx',
    `import { schema } from './schema'`,
    `import { x } from './editor/field'`,
  ),
  ...refuse(
    blockSchema,
    /build on @schemas alone/,
    ...importForms('@kit/link').slice(0, 9),
    `import { x } from './view'`,
    `import { x } from './migrations'`,
    `import { useState } from 'react'`,
  ),
  ...refuse('blocks/content/heading/migrations.ts', /build on @schemas alone/, `import { schema } from './schema'`),
  ...refuse(blockSchema, /may not import/, `import { ZxcvbnFactory } from '@zxcvbn-ts/core'`),
  ...[schema, blockSchema, gateway, wallet].flatMap((file) =>
    refuse(file, /may not import client/, `import { call as list } from '@client/files/calls/files/list'`),
  ),
  ...[kit, view, runtime, server, editor, walletScreen].flatMap((file) =>
    pass(file, `import { call as list } from '@client/files/calls/files/list'`),
  ),
  ...pass(blockSchema, `import { defineBlock } from '@schemas/block'`, `import * as z from 'zod/mini'`),

  ...refuse(
    views,
    /names no block|import.meta.glob/,
    `import { View } from '../../blocks/content/heading/view'`,
    `import { View } from '/blocks/content/heading/view'`,
  ),
  ...refuse(
    views,
    /one glob per audience/,
    `export const all = import.meta.glob('/blocks/*/*/editor.tsx')`,
    `export const all = import.meta.glob('../../blocks/*/*/{block,editor}.tsx')`,
  ),
  ...refuse(
    views,
    /never an editor/,
    `import { x } from './block-kits'`,
    `import { x } from '@registry/block-kits'`,
    `import { x } from '@runtime/router'`,
  ),
  ...refuse(
    schemas,
    /one glob per audience/,
    `export const all = import.meta.glob('/blocks/*/*/block.ts')`,
    `export const all = import.meta.glob('/blocks/*/*/*.ts')`,
  ),
  ...refuse(schemas, /gateway loads this file/, `import { x } from './views'`, `import { x } from '@kit/link'`),
  ...refuse(
    views,
    /may not glob/,
    `export const all = import.meta.glob('/src/editor/**/*.ts')`,
    `export const all = import.meta.glob('/**/block.ts')`,
  ),
  ...refuse(views, /glob with a base/, `export const all = import.meta.glob('./editor/*.tsx', { base: '/src' })`),
  ...refuse(views, /one glob per audience/, `export const all = import.meta.glob('/blocks/*/*/block.ts')`),
  ...pass(
    views,
    `export const all = import.meta.glob('/blocks/*/*/view.tsx')`,
    `export const all = import.meta.glob('/themes/*/assets/*.svg')`,
    `import type { X } from '@schemas/block'`,
    `import { x } from './find-loader'`,
    `import { x } from 'virtual:block-views'`,
  ),
  ...pass(
    schemas,
    `export const all = import.meta.glob('/blocks/*/*/schema.ts', { eager: true })`,
    `export const all = import.meta.glob(['../../blocks/*/*/schema.ts', '!**/old/**'])`,
  ),
  ...pass(
    'src/registry/all-views.ts',
    `export const all = import.meta.glob('/blocks/*/*/view.tsx', { eager: true })`,
    `import { x } from './views'`,
  ),
  ...pass(
    'src/registry/block-kits.ts',
    `export const all = import.meta.glob('/blocks/*/*/editor.tsx')`,
    `import { x } from './schemas'`,
  ),

  ...refuse(
    runtime,
    /only by import\(\)/,
    ...importForms('@editor/canvas/canvas').filter((line) => !line.includes('import(') && !line.includes('URL')),
  ),
  ...refuse(runtime, /only by import\(\)/, `export type Y = import('@editor/canvas/canvas').X`),
  ...refuse(
    runtime,
    /runtime builds on/i,
    `import { x } from '@gateway/http/serve'`,
    `import { x } from '@registry/block-kits'`,
    `import { x } from '@registry/all-views'`,
    `import { x } from '@registry/schemas'`,
  ),
  ...refuse(runtime, /runs in browsers/, `import { join } from 'node:path'`),
  ...pass(
    runtime,
    `export const load = () => import('@editor/canvas/canvas')`,
    `import { x } from '@registry/views'`,
    `import { x } from '@kit/link'`,
    `import { x } from '@schemas/layout/page'`,
  ),
  ...refuse(
    server,
    /may not import/,
    `import { x } from '@editor/canvas/canvas'`,
    `import { x } from '@gateway/http/serve'`,
    `export const load = () => import('@editor/canvas/canvas')`,
  ),
  ...pass(server, `import { x } from '@registry/all-views'`, `import { PassThrough } from 'node:stream'`),
  ...pass('src/runtime/server/pass.ts', `import { PassThrough } from 'node:stream'`),

  ...refuse(editor, /gateway is reached by calls/, ...importForms('@gateway/http/serve').slice(0, 7)),
  ...refuse(editor, /runs in browsers/, `import { join } from 'node:path'`),
  ...refuse(editor, /stays in its room/, `import { x } from '../../runtime/router'`),
  ...pass(
    editor,
    `import { x } from '@runtime/router'`,
    `import { x } from '@registry/block-kits'`,
    `import { x } from '@kit/link'`,
    `import { x } from '../document/nest'`,
  ),

  // The editor's layers: every kind of import but import() stays in its layer or below.
  ...[
    ['document/nest.ts', 'ui/dialog'],
    ['ui/dialog.tsx', 'state/ui-store'],
    ['state/ui-store.ts', 'canvas/hit'],
    ['handles/handle.tsx', 'inspector/fields/list-field'],
    ['drag/drag-host.tsx', 'pages/open-dialog'],
    ['publish/publish-dialog.tsx', 'builder-view'],
  ].flatMap(([file, module]) => [
    ...refuse(
      `src/editor/${file}`,
      /of the layer \w+ above it/,
      ...importForms(`@editor/${module}`).filter((line) => !line.includes('=> import(')),
    ),
    ...pass(`src/editor/${file}`, `export const load = () => import('@editor/${module}')`),
  ]),
  ...refuse(
    'src/editor/canvas/deep/down/hit.ts',
    /of the layer features above it/,
    `import { x } from '../../../media/x'`,
  ),
  ...refuse('src/editor/new-room/thing.ts', /has no layer yet/, `import { x } from '../document/nest'`),
  ...pass('src/editor/canvas/canvas.test.tsx', `import { x } from '../builder-view'`),
  ...pass('src/editor/pages/page.tsx', `import { x } from '../media/choice'`, `import { x } from '../canvas/hit'`),
  ...pass('src/editor/start.tsx', `import { x } from './open-document'`, `import { x } from './document/nest'`),

  ...['@runtime/router', '@runtime/server', '@kit/link', '@editor/canvas/canvas', '@registry/views'].flatMap((module) =>
    refuse(gateway, /built runtime\/server/, ...importForms(module).slice(0, 7)),
  ),
  ...refuse(
    gateway,
    /may not import "react/,
    `import { useState } from 'react'`,
    `import { renderToString } from 'react-dom/server'`,
  ),
  ...refuse(
    gateway,
    /withPlatform is for/,
    ...importForms('@gateway/platform/with-platform')
      .slice(0, 8)
      .filter((line) => !line.includes(' type ')),
    `import { type X } from '../platform/with-platform'`,
    `import { x } from '../platform/with-platform'`,
  ),
  ...refuse(gateway, /may not glob/, `export const all = import.meta.glob('/blocks/*/*/schema.ts')`),
  ...pass(
    gateway,
    `import { x } from '@schemas/layout/page'`,
    `import { x } from '@registry/schemas'`,
    `import { x } from '@registry/migrations'`,
    `export const all = import.meta.glob('/themes/*/*.json')`,
    `export const all = import.meta.glob('/src/areas/*/server/calls/*/*.ts')`,
    `import Fastify from 'fastify'`,
    `import { join } from 'node:path'`,
    `export const load = (path: string) => import(path)`,
    `import type { X } from '../platform/sites'`,
    `export const dist = new URL('..', import.meta.url)`,
  ),
  // Layers: base, call, domain, areas, server. Types are free.
  ...refuse(
    'src/gateway/db/open.ts',
    /layer base may not import .* of the layer call/,
    `import { x } from '../call/handle'`,
  ),
  ...refuse('src/gateway/call/handle.ts', /of the layer domain above it/, `import { x } from '../auth/session'`),
  ...refuse(
    drafts,
    /of the layer server above it/,
    `import { x } from '../http/serve'`,
    `import { x } from '../services'`,
  ),
  ...refuse(
    'src/areas/wallet/server/domain/ledger.ts',
    /of the layer server/,
    `import { x } from '@gateway/http/serve'`,
  ),
  ...refuse('src/gateway/newcomer/thing.ts', /has no layer yet/, `import { x } from '../db/open'`),
  ...pass(
    drafts,
    `import { x } from '../audit/audit'`,
    `import { x } from '../call/refusals'`,
    `import { x } from '../pages/pages'`,
    `import { x } from '../settings'`,
    `import type { X } from '../http/serve'`,
  ),
  ...pass('src/gateway/compose.ts', `import { x } from './platform/with-platform'`),
  ...pass(
    'src/gateway/platform/host-lookup.ts',
    `import { x } from './with-platform'`,
    `import { x } from '../db/pool'`,
  ),

  // Areas reach each other by their public files alone, blocks the screens of their own area.
  ...refuse(wallet, /another area is reached/, ...importForms('@areas/messages/server/domain/notify').slice(0, 9)),
  ...refuse(
    wallet,
    /server half of an area/,
    `import { x } from '@areas/files/public'`,
    `import { x } from '@kit/link'`,
  ),
  ...refuse(wallet, /gateway\/platform/, `import { x } from '@gateway/platform/with-platform'`),
  ...refuse(wallet, /stays in its room/, `import { x } from '../../../ui/texts'`),
  ...pass(
    wallet,
    `import { x } from '@areas/messages/server/public'`,
    `import { x } from '@gateway/db/open'`,
    `import { x } from '@schemas/wallet/entities/wallet'`,
    `import { x } from '../../domain/ledger'`,
  ),
  ...refuse(walletScreen, /through its public\.ts/, ...importForms('@areas/files/ui/texts').slice(0, 9)),
  ...refuse(
    walletScreen,
    /the server by calls/,
    `import { x } from '../server/public'`,
    `import type { X } from '../server/domain/ledger'`,
    `import { x } from '@gateway/db/open'`,
  ),
  ...pass(
    walletScreen,
    `import { x } from './texts'`,
    `import { x } from '@kit/link'`,
    `import { x } from '@areas/files/public'`,
  ),
  ...refuse('blocks/account/wallet/view.tsx', /of its area/, `import { x } from '@areas/files/ui/texts'`),
  ...refuse('blocks/account/sign-in/view.tsx', /of its area/, `import { x } from '@areas/wallet/ui/texts'`),
  ...refuse('blocks/account/wallet/view.tsx', /of its area/, `import { x } from '@areas/wallet/server/public'`),
  ...pass(
    'blocks/account/wallet/view.tsx',
    `import { x } from '@areas/wallet/ui/texts'`,
    `import { x } from '@areas/files/public'`,
  ),
  ...refuse(editor, /the gateway is reached by calls/, `import { x } from '@areas/files/ui/texts'`),
  ...pass(editor, `import { x } from '@areas/files/public'`),
  ...refuse(gateway, /areas by import\.meta\.glob/, `import { x } from '@areas/wallet/server/public'`),
  ...pass('src/gateway/compose.ts', `import { x } from '@areas/wallet/server/public'`),

  ...['@gateway/http/serve', '@kit/link', '@registry/schemas'].flatMap((module) =>
    refuse(hora, /astrology engine is pure/, ...importForms(module).slice(0, 7)),
  ),
  ...refuse(
    hora,
    /open: astronomy-engine/,
    `import * as z from 'zod/mini'`,
    `import Fastify from 'fastify'`,
    `import { useState } from 'react'`,
  ),
  ...refuse(hora, /may not import "node:fs"/, `import { readFileSync } from 'node:fs'`),
  ...refuse(hora, /stays in its room/, `import { x } from '../../calls/chart'`),
  ...refuse(hora, /literal name/, `export const load = (name: string) => import(name)`),
  ...refuse(hora, /may not glob/, `export const all = import.meta.glob('../../**/*.ts')`),
  ...pass(
    hora,
    `import { Body } from 'astronomy-engine'`,
    `import { x } from '../sky/instant'`,
    `import { x } from '@schemas/layout/page'`,
  ),
  ...pass('src/areas/hora/server/domain/chart/chart.test.ts', `import { x } from '@tests/fixtures/arbitrary-birth'`),
  ...[kit, view, editor, runtime].flatMap((file) =>
    refuse(file, /may not import "astronomy-engine"/, `import { Body } from 'astronomy-engine'`),
  ),
  ...refuse(schema, /open: zod\/mini/, `import { Body } from 'astronomy-engine'`),

  ...refuse('themes/market/theme.ts', /JSON and assets/, 'export const x = 1'),
  ...refuse('src/stray.ts', /src has the rooms/, 'export const x = 1'),
  ...refuse(
    'src/tools/thing.mjs',
    /plain Node/,
    `import { x } from '../gateway/http/serve'`,
    `import { x } from '@schemas/layout/page'`,
  ),
  ...pass('src/tools/thing.test.ts', `import { x } from '@schemas/layout/page'`),
  ...pass('src/tools/thing.d.mts', `import type { X } from '@schemas/layout/page'`),
  ...pass('src/tools/thing.mjs', `import { x } from './setup/child.mjs'`, `import { join } from 'node:path'`),

  // Tests keep the walls of their folder, but may read files and use tests/support.
  ...refuse('src/kit/link.test.tsx', /may not import/, `import { x } from '@gateway/http/serve'`),
  ...refuse(
    'src/gateway/http/serve.test.ts',
    /"@tests\/support\/pglite"/,
    `import { x } from '../../../tests/support/pglite'`,
  ),
  ...pass(
    'src/kit/link.test.tsx',
    `import { readFileSync } from 'node:fs'`,
    `import { test } from 'vitest'`,
    `import { x } from '@tests/support/hosts'`,
  ),
  ...pass('tests/e2e/home.spec.ts', `import { x } from '../../src/gateway/http/serve'`),
]
