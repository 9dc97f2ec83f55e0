import { createContext, useContext } from 'react'
import type { DataResult } from '@schemas/block'
import type { CompileContext } from '@schemas/layout/compile'
import type { Asset } from '@schemas/layout/image'
import type { Locale } from '@schemas/layout/locale'
import type { Role } from '@schemas/layout/role'
import type { CanvasSheet } from './canvas-sheet'

/** What every node on the canvas is drawn with. A change to any of it creates a new object and redraws everything. */
export type CanvasContext = {
  sheet: CanvasSheet
  asset: (name: string) => Asset | undefined
  types: CompileContext['types']
  role: Role
  /** Also shows blocks that the role never gets, because they are previewed in isolation. */
  showsAll?: boolean
  locale: Locale
  /** The moment (ms) at which dated visibility is decided. */
  now: number
  /** Time zone in which weekly opening hours are evaluated. */
  timeZone?: string | undefined
  place: { params: Record<string, string>; query: Record<string, string>; path: string }
  /** The result of a block's call; undefined while it is pending. */
  data: (call: string, input: Record<string, unknown>) => DataResult | undefined
  /** Notified when a result has arrived. */
  onData: (listener: () => void) => () => void
}

const Context = createContext<CanvasContext | null>(null)
export const CanvasProvider = Context

export function useCanvas(): CanvasContext {
  const canvas = useContext(Context)
  if (!canvas) throw new Error('There is no canvas here.')
  return canvas
}
