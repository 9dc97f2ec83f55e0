export { notify } from './domain/notify'
export { countUnread } from './domain/threads'
