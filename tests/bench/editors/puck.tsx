import { puckPage } from './puck-editor'

export { editor } from './puck-editor'

export const prepare = (count: number) => puckPage(count, false)
