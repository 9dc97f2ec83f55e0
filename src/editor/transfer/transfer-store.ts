import { create } from 'zustand'

/** What is asked: which documents to save as a file (those of `keys` are chosen first), the whole site, or a file to bring in. */
export type Transfer = { kind: 'documents'; keys: readonly string[] } | { kind: 'site' } | { kind: 'import' }

export const useTransfer = create<{ request: Transfer | undefined }>(() => ({ request: undefined }))

export const openTransfer = (request: Transfer): void => useTransfer.setState({ request })

export const closeTransfer = (): void => useTransfer.setState({ request: undefined })
