import { useMemo, useState } from 'react'
import { blockDefinition, blockMigrations } from '@registry/block-kits'
import { knownAssets } from '../media/known-assets'
import { useBuilder } from '../state/builder'
import { useUiOf } from '../state/ui-store'
import type { CanvasContext } from './canvas-context'
import { CanvasData } from './canvas-data'
import { CanvasSheet } from './canvas-sheet'

const types = { definition: blockDefinition, migrations: blockMigrations }

/** What a page is drawn with in a frame, once the frame is there. Another language or role is another compilation: the sheet and the data begin anew with it. */
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
    // Asked anew each time: what is picked meanwhile is known before a node names it.
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
