import type { ReactNode } from 'react'
import { countsOf, useWaiting } from './use-waiting'

/** Number of unpublished drafts, beside the word; nothing for none. Guests never load it. */
export function DraftCount({ className }: { className?: string | undefined }): ReactNode {
  const count = countsOf(useWaiting().data).get('editor.pages') ?? 0
  return count > 0 && <span className={className}>{count}</span>
}
