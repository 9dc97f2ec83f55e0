import { createContext, useContext } from 'react'
import type { DataResult } from '@schemas/block'
import type { CompileContext } from '@schemas/layout/compile'
import type { Asset } from '@schemas/layout/image'
import type { Locale } from '@schemas/layout/locale'
import type { Role } from '@schemas/layout/role'
import type { CanvasSheet } from './canvas-sheet'

/** What every node on the canvas is drawn with. A new object when any of it is another, and then all is drawn anew. */
export type CanvasContext = {
  sheet: CanvasSheet
  asset: (name: string) => Asset | undefined
  types: CompileContext['types']
  role: Role
  /** Also blocks that the role never gets: they are looked at by themselves. */
  showsAll?: boolean
  locale: Locale
  /** The moment that dated visibility is decided for (ms). */
  now: number
  /** The clock that hours of the week are told by. */
  timeZone?: string | undefined
  place: { params: Record<string, string>; query: Record<string, string>; path: string }
  /** The outcome of a block's call, undefined while it is under way. */
  data: (call: string, input: Record<string, unknown>) => DataResult | undefined
  /** Told when an outcome has come. */
  onData: (listener: () => void) => () => void
}

const Context = createContext<CanvasContext | null>(null)
export const CanvasProvider = Context

export function useCanvas(): CanvasContext {
  const canvas = useContext(Context)
  if (!canvas) throw new Error('There is no canvas here.')
  return canvas
}
