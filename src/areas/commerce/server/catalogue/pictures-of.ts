import type { Asset } from '@schemas/layout/image'
import { eachAssetName } from '@schemas/layout/asset-names'
import type { CallContext } from '@gateway/call/handle'

/** The pictures that an answer names, which otherwise come with the page. */
export async function picturesOf(
  { services, site, locale }: Pick<CallContext, 'services' | 'site' | 'locale'>,
  answer: unknown,
): Promise<Record<string, Asset>> {
  await services.pages.loadUploads(site, answer)
  const find = services.pages.assets(site, locale)
  const found: Record<string, Asset> = {}
  eachAssetName(answer, (name) => {
    const known = find(name)
    if (known) found[name] = known
  })
  return found
}

/** Pictures that are stored as plain names, in the shape that `picturesOf` finds. */
export const namedPictures = (rows: readonly { picture?: string | undefined }[]): { asset: string }[] =>
  rows.flatMap(({ picture }) => (picture === undefined ? [] : { asset: picture }))
