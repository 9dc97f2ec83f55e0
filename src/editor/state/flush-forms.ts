import { emitter } from '@kit/emitter'

/** Asks forms to write values that they still hold back to the document. */
const finish = emitter()

/** Returns the unsubscribe function. */
export const onFlushForms = finish.on

export const flushForms = finish.emit
