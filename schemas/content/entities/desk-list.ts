import { listState } from '../../list-state'
import { liveStates, workStates } from './post-states'
import { locales } from '../../layout/locale'

/** What the desk's address, its block and `post/list` share. */
export const deskList = listState({
  filters: {
    work: workStates,
    live: liveStates,
    language: locales,
    category: 200,
    author: 64,
    owner: 64,
    reviewer: 64,
    trash: ['only'],
  },
  sorts: ['updated', 'published', 'due', 'title'],
  hasSearch: true,
})
