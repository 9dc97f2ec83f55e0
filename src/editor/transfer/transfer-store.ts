import { create } from 'zustand'

/**
 * The requested dialog: export of documents (those in `keys` are preselected), export of the whole site, or import of a
 * file.
 */
export type Transfer = { kind: 'documents'; keys: readonly string[] } | { kind: 'site' } | { kind: 'import' }

export const useTransfer = create<{ request: Transfer | undefined }>(() => ({ request: undefined }))

export const openTransfer = (request: Transfer): void => useTransfer.setState({ request })

export const closeTransfer = (): void => useTransfer.setState({ request: undefined })
