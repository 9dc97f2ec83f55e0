import { listState } from '../../list-state'

/** A person's shared links: those that open something and their own, unless the address says otherwise. */
export const shareList = listState({ filters: { which: ['ended'], whose: ['site'] }, hasSearch: true, sorts: [] })

type Request = ReturnType<typeof shareList.read>

/** The call counts links where other lists have a cursor. */
export const shareInput = ({ cursor, sort: _none, ...request }: Request) => {
  const offset = Number(cursor)
  return { ...request, ...(Number.isSafeInteger(offset) && offset > 0 ? { offset } : {}) }
}
