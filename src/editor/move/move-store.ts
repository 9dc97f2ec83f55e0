import { create } from 'zustand'

/** The parts being moved by keyboard; undefined otherwise. */
export const useMove = create<{ ids: readonly string[] | undefined }>(() => ({ ids: undefined }))

export const askMove = (ids: readonly string[]): void => useMove.setState({ ids })

export const endMove = (): void => useMove.setState({ ids: undefined })
