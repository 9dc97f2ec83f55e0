import type { ReactNode } from 'react'
import type { DocumentEntry } from '@schemas/editor/entities/document'
import { useBuilder } from '../state/builder'
import { useDocuments } from '../state/site-documents'
import { NewPageDialog } from './new-page-dialog'
import { PageDialog } from './page-dialog'

type Props = { onClose: () => void }

// The page actions of the list, applied to the open page from anywhere in the builder.
export const CopyOwnPage = ({ onClose }: Props) => useOwn((entry) => <NewPageDialog from={entry} onClose={onClose} />)
export const RenameOwnPage = ({ onClose }: Props) =>
  useOwn((entry, documents) => <PageDialog task={{ kind: 'rename', entry }} documents={documents} onClose={onClose} />)
export const CloseOwnPage = ({ onClose }: Props) =>
  useOwn((entry, documents) => <PageDialog task={{ kind: 'close', entry }} documents={documents} onClose={onClose} />)
export const OpenOwnPage = ({ onClose }: Props) =>
  useOwn((entry, documents) => <PageDialog task={{ kind: 'open', entry }} documents={documents} onClose={onClose} />)
export const RevertOwnPage = ({ onClose }: Props) =>
  useOwn((entry, documents) => <PageDialog task={{ kind: 'revert', entry }} documents={documents} onClose={onClose} />)

function useOwn(draw: (entry: DocumentEntry, documents: readonly DocumentEntry[]) => ReactNode): ReactNode {
  const { key } = useBuilder()
  const documents = useDocuments().data?.documents ?? []
  const entry = documents.find((each) => each.key === key)
  return entry ? draw(entry, documents) : null
}
