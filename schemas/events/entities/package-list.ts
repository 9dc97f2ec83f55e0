import { listState } from '../../list-state'

export const packageSorts = ['starts', 'price'] as const
export const packageList = listState({
  filters: { event: 64 },
  sorts: packageSorts,
  hasSearch: true,
  prefix: 'package-',
})
