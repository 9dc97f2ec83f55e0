import { type Space, space } from '@schemas/site/entities/space'

const sites = import.meta.glob<{ space: unknown }>('/themes/*/site/site.json', { eager: true, import: 'default' })
const spaces = new Map(Object.entries(sites).map(([file, site]) => [file.split('/')[2] ?? '', space.parse(site.space)]))
const bare = space.parse({ id: 'storybook', name: 'Sitewright', locales: ['th', 'en'] })

/**
 * Menus, contact and name of the demo site that uses the theme, for blocks of the frame. A pack without a site borrows
 * one.
 */
export function spaceFor(theme: string): Space {
  return spaces.get(theme) ?? [...spaces.values()][0] ?? bare
}
