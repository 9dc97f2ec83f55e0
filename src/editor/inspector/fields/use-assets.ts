import { useMemo } from 'react'
import type { Asset } from '@schemas/layout/image'
import { useKnownAssets } from '../../media/known-assets'
import { useBuilder } from '../../state/builder'

/** What names of pictures and files show: those that the document was opened with, and those that were picked since. */
export function useAssets(): Readonly<Record<string, Asset>> {
  const { assets } = useBuilder()
  const picked = useKnownAssets()
  return useMemo(() => ({ ...assets, ...picked }), [assets, picked])
}
