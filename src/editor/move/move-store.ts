import { create } from 'zustand'

/** What is being moved from place to place by keys; nothing most of the time. */
export const useMove = create<{ ids: readonly string[] | undefined }>(() => ({ ids: undefined }))

export const askMove = (ids: readonly string[]): void => useMove.setState({ ids })

export const endMove = (): void => useMove.setState({ ids: undefined })
