import { listState } from '../../list-state'
import { formats } from './event-options'

export const whens = ['upcoming', 'today', 'week', 'month', 'past'] as const
export const eventSorts = ['starts', 'title'] as const
export const prices = ['free', 'paid'] as const

export const eventList = listState({
  filters: { when: whens, format: formats, tag: 40, price: prices, left: ['yes'] },
  sorts: eventSorts,
  hasSearch: true,
})
