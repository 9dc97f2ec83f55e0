import { readFileSync } from 'node:fs'
import { relative, sep } from 'node:path'
import type { StorybookConfig } from '@storybook/react-vite'
import type { Indexer } from 'storybook/internal/types'
import type { Plugin, PluginOption } from 'vite'

/**
 * Every example of every block is a story; none is listed by hand. Parts of the kit have story files. Storybook imports a story from a module, and this
 * plugin makes that module from the example's path, so no story file is needed.
 */
const prefix = 'virtual:block-example/'

type Place = { type: string; name: string; id: string; file: string }

function placeOf(file: string): Place {
  const path = relative(process.cwd(), file).split(sep).join('/')
  const [, area = '', block = '', , json = ''] = path.split('/')
  const name = json.replace(/\.json$/, '')
  return { type: `${area}/${block}`, name, id: `${area}-${block}--${name}`, file: path }
}

const exampleIndexer: Indexer = {
  test: /blocks[\\/][^\\/]+[\\/][^\\/]+[\\/]examples[\\/][^\\/]+\.json$/,
  createIndex: async (file) => {
    const { type, name, id } = placeOf(file)
    const { title } = JSON.parse(readFileSync(file, 'utf8')) as { title?: string | { en?: string } }
    const shown = typeof title === 'string' ? title : (title?.en ?? name)
    return [
      {
        type: 'story',
        importPath: `${prefix}${type}/${name}`,
        exportName: 'Example',
        title: type,
        name: shown,
        __id: id,
      },
    ]
  },
}

function blockStories(): Plugin {
  return {
    name: 'sitewright:block-stories',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load: (id) => {
      if (!id.startsWith(`\0${prefix}`)) return undefined
      const [area, block, name] = id.slice(prefix.length + 1).split('/')
      const place = placeOf(`blocks/${area}/${block}/examples/${name}.json`)
      return `
import { createElement } from 'react'
import { BlockStory } from '/.storybook/block-story.tsx'
import example from '/${place.file}'
export default { title: '${place.type}' }
export const Example = {
  parameters: { __id: '${place.id}', docs: { source: { code: JSON.stringify(example, null, 2), language: 'json' } } },
  render: (_args, { globals }) => createElement(BlockStory, { type: '${place.type}', example, theme: globals.theme, locale: globals.locale, scheme: globals.scheme }),
}`
    },
  }
}

const withoutPrecompress = (plugins: PluginOption[]) =>
  plugins.filter((plugin) => !(plugin && 'name' in plugin && plugin.name.includes('precompress')))

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../blocks/*/*/examples/*.json', './kit/*.stories.tsx'],
  addons: ['@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  experimental_indexers: async (existing = []) => [...existing, exampleIndexer],
  viteFinal: (viteConfig) => ({
    ...viteConfig,
    // Leave out the product's three builds and its asset handling: Storybook has its own.
    environments: {},
    builder: {},
    appType: 'spa',
    publicDir: false,
    plugins: [...withoutPrecompress(viteConfig.plugins ?? []), blockStories()],
    build: {
      ...viteConfig.build,
      chunkSizeWarningLimit: 5000,
      // Every view is imported statically here, so the lazy globs next to it load nothing.
      rolldownOptions: { ...viteConfig.build?.rolldownOptions, checks: { ineffectiveDynamicImport: false } },
    },
  }),
}

export default config
