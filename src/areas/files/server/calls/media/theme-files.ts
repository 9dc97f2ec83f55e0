import { call } from '@schemas/files/calls/media/theme-files'
import { handle } from '@gateway/call/handle'

export const handler = handle(call, ({ site, services, locale }) => {
  const lookup = services.pages.assets(site, locale)
  const names = new Set(services.themes.chain(site.theme.homepage).flatMap((pack) => Object.keys(pack.assets)))
  const items = [...names].flatMap((asset) => {
    const shows = lookup(asset)
    return shows ? [{ asset, shows }] : []
  })
  return Promise.resolve({ items })
})
