import { itemOf } from '@schemas/layout/item-asset'
import { useKnownUpload } from '../../media/known-uploads'

/** Display name of a file: an upload's own name once loaded, else the theme's for files that come with a theme. */
export function useFileName(asset: string | undefined): string | undefined {
  const isUpload = asset !== undefined && itemOf(asset) !== undefined
  const upload = useKnownUpload(isUpload ? asset : undefined)
  return isUpload ? upload?.name : asset
}
