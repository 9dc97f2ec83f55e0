import { create } from 'zustand'
import type { Point } from '../ui/point'

/** The point of the window at which the selection's menu is open. */
export const useMenuAt = create<{ at: Point | undefined }>(() => ({ at: undefined }))

export const askMenu = (at: Point): void => useMenuAt.setState({ at })

export const closeMenu = (): void => useMenuAt.setState({ at: undefined })
