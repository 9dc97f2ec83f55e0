import { itemOf } from '@schemas/layout/image'
import { useKnownUpload } from '../../media/known-uploads'

/** What a file that documents name is called: an upload by its own name, once that is known, what comes with a theme by the theme's. */
export function useFileName(asset: string | undefined): string | undefined {
  const isUpload = asset !== undefined && itemOf(asset) !== undefined
  const upload = useKnownUpload(isUpload ? asset : undefined)
  return isUpload ? upload?.name : asset
}
