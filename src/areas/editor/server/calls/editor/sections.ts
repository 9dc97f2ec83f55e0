import { call } from '@schemas/editor/calls/editor/sections'
import { type Asset } from '@schemas/layout/image'
import { itemAsset } from '@schemas/layout/item-asset'
import { listSections } from '@gateway/drafts/list-sections'
import { handle } from '@gateway/call/handle'
import { itemsIn } from '@gateway/media/item-assets'

export const handler = handle(call, async ({ tx, site, services, locale }) => {
  const sections = await tx((db) => listSections(db, site))
  const contents = sections.map(({ content }) => content)
  await services.pages.loadUploads(site, contents)
  const lookup = services.pages.assets(site, locale)
  const assets = Object.fromEntries(
    [...itemsIn(contents)].flatMap((id): [string, Asset][] => {
      const asset = lookup(itemAsset(id))
      return asset ? [[itemAsset(id), asset]] : []
    }),
  )
  return { sections, assets }
})
