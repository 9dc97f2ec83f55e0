import { createContext, useContext, useId } from 'react'

/** Which picture of the page is the first, once one is. */
type First = { id?: string }

/**
 * The page's first rows provide it. Null where no picture is fetched ahead of others: in the frame, in later rows. Absent
 * outside a page, where each picture decides alone.
 */
const FirstPictureContext = createContext<First | null | undefined>(undefined)
export const FirstPictureProvider = FirstPictureContext

/** Whether a picture is fetched at once: the first of its page, or `otherwise` where there is no page. */
export function useIsFirst(isCandidate: boolean, otherwise: boolean): boolean {
  const id = useId()
  const first = useContext(FirstPictureContext)
  if (first === undefined) return otherwise
  if (!first || !isCandidate) return false
  // The order of rendering is that of the page, on the server and when the browser hydrates.
  first.id ??= id
  return first.id === id
}
