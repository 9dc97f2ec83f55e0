import { create } from 'zustand'
import type { Point } from '../canvas/hit'

/** Where in the window the menu of the selection stands open. */
export const useMenuAt = create<{ at: Point | undefined }>(() => ({ at: undefined }))

export const askMenu = (at: Point): void => useMenuAt.setState({ at })

export const closeMenu = (): void => useMenuAt.setState({ at: undefined })
