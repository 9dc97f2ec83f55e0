import { useMemo, useState } from 'react'
import { blockDefinition, blockMigrations } from '@registry/block-kits'
import { knownAssets } from '@kit/known-assets'
import { useBuilder } from '../state/builder'
import { useUiOf } from '../state/ui-store'
import type { CanvasContext } from './canvas-context'
import { CanvasData } from './canvas-data'
import { CanvasSheet } from './canvas-sheet'

const types = { definition: blockDefinition, migrations: blockMigrations }

/**
 * The canvas context for a frame, once the frame is loaded. Another language or role compiles differently, so the style
 * sheet and the data start over.
 */
export function useCanvasContext(frame: HTMLIFrameElement | undefined, showsAll = false): CanvasContext | undefined {
  const {
    ask,
    payload,
    boot: {
      space: { timeZone },
    },
  } = useBuilder()
  const { locale, role, moment } = useUiOf('locale', 'role', 'moment')
  const [opened] = useState(() => Date.now())
  const now = moment ? Date.parse(moment) : opened
  return useMemo(() => {
    if (!frame?.contentWindow) return undefined
    // Looked up each time: an asset picked in the meantime is known before a node names it.
    const asset = (name: string) => knownAssets()[name]
    const data = new CanvasData(ask, { role, locale })
    return {
      sheet: new CanvasSheet(asset, frame.contentWindow as Window & typeof globalThis),
      asset,
      types,
      role,
      showsAll,
      locale,
      now,
      timeZone,
      place: { params: payload.params, query: payload.query, path: payload.path },
      data: data.get,
      onData: data.onData,
    }
  }, [frame, ask, role, showsAll, locale, now, timeZone, payload])
}
